import { memo, useLayoutEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { geschuetzt } from '#app/lib/typografie.ts'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/overlay/toast.ts'
import { saveFile } from '#app/ui/save-file.ts'
import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { MAIL, MITNEHMEN } from '#content/rechner/mitnehmen.ts'
import { eintraegeDerFrist } from '#content/wechsel/kalendereintraege.ts'
import { type Frist, naechsteFristJahresende } from '#domain/fristen/fristen.ts'
import { kalenderdatei } from '#domain/fristen/kalender.ts'
import { fragmentZuVergleich } from '../../laden/fragment.ts'
import { Blatt } from '../on-demand.ts'
import type { Blick, Sicht, Umfeld } from '../sicht/sicht.ts'
import { titelVon } from '../sicht/sicht.ts'

/** Ways to keep the answer. None of them tells anybody else. */
export const Mitnehmen = memo(function Mitnehmen({ zustand, sicht, umfeld }: Omit<Blick, 'dispatch'>) {
  const { siteUrl } = useSeitenDaten()
  const { druckt, print } = useDruck()
  const { heute, kassenName } = umfeld
  // Whoever must be insured at once has nothing to cancel.
  const frist = zustand.sofort === null ? naechsteFristJahresende(heute) : null
  const adresse = `${siteUrl}${pfad(sicht)}`
  const ergebnis = ergebnisText({ sicht, kassenName, frist, adresse })
  if (!ergebnis) return null
  return (
    <section aria-labelledby="mitnehmen-titel" className="mt-4 md:mt-6 print:hidden">
      <h2 id="mitnehmen-titel" className="sr-only">
        {MITNEHMEN.titel}
      </h2>
      {/* On a phone two in a line, of equal width. */}
      <div className="flex flex-wrap gap-3 max-md:grid max-md:grid-cols-2 max-md:gap-2 max-md:*:px-2 max-md:*:text-[0.875rem] max-md:*:whitespace-nowrap max-md:*:font-stretch-92%">
        <Button kind="secondary" size="small" onClick={() => share(ergebnis)}>
          <Icon name="share" /> {MITNEHMEN.teilen}
        </Button>
        <Button kind="secondary" size="small" onClick={print}>
          <Icon name="print" /> {MITNEHMEN.drucken}
        </Button>
        <a
          href={mailAdresse(ergebnis)}
          className={buttonLook({ kind: 'secondary', size: 'small', className: 'gap-3' })}
        >
          <Icon name="mail" /> {MITNEHMEN.mail}
        </a>
        {frist && (
          <Button kind="secondary" size="small" onClick={() => saveCalendar(frist, siteUrl)}>
            <Icon name="calendar" /> {MITNEHMEN.kalender}
          </Button>
        )}
      </div>
      <p className="mass t1 mt-2 text-ink2">{geschuetzt(MITNEHMEN.text)}</p>
      {druckt && createPortal(<Blatt {...{ zustand, sicht, umfeld, frist, adresse }} />, document.body)}
    </section>
  )
})

/** Of one person it opens the same comparison, and knows neither birth year nor place; no address holds several. */
function pfad({ personen: [ich, ...weitere], tabelle: { jahr, kanton, region } }: Sicht): string {
  if (!ich || weitere.length > 0) return ''
  const { klasse, unfall, gilt: franchise } = ich
  return `/${fragmentZuVergleich({ jahr, kanton, region, klasse, unfall, franchise })}`
}

/** By the device's own means where fingers use it, else as a text to paste. */
async function share(ergebnis: ErgebnisText) {
  const text = alsText(ergebnis, '\n')
  const daten = { title: ergebnis.betreff, text }
  if (window.matchMedia('(pointer: coarse)').matches && navigator.canShare?.(daten)) {
    // Whoever closes the sheet has changed their mind.
    return navigator.share(daten).catch(() => {})
  }
  try {
    await navigator.clipboard.writeText(text)
    showToast(MITNEHMEN.kopiert)
  } catch {
    showToast({ title: MITNEHMEN.nichtKopiert, description: ergebnis.schluss, variant: 'destructive' })
  }
}

function saveCalendar(frist: Frist, siteUrl: string) {
  const text = kalenderdatei(eintraegeDerFrist(frist, siteUrl), Date.now())
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `kuendigung-${frist.eintreffen}.ics`)
}

/** Whether the page is being printed: the sheet exists only then, so nothing on the screen waits for it. */
function useDruck() {
  const [druckt, setDruckt] = useState(false)
  // Before the page is seen: from then on it may be printed.
  useLayoutEffect(() => {
    const ende = new AbortController()
    const { signal } = ende
    const medium = window.matchMedia('print')
    // At once: the browser reads the page as soon as the event is handled.
    const show = (prints: boolean) => flushSync(() => setDruckt(prints))
    window.addEventListener('beforeprint', () => show(true), { signal })
    window.addEventListener('afterprint', () => show(false), { signal })
    medium.addEventListener('change', () => show(medium.matches), { signal })
    return () => ende.abort()
  }, [])
  async function print() {
    try {
      await Blatt.fetchPart()
      flushSync(() => setDruckt(true))
    } finally {
      window.print()
    }
  }
  return { druckt, print }
}

/** The answer in words, for whoever takes it along or passes it on: no name, birth year or place. */
export type ErgebnisText = {
  betreff: string
  zeilen: readonly string[]
  /** Left out from the end where there are too many. */
  entbehrlich: readonly string[]
  schluss: string
}

type Eingang = Pick<Umfeld, 'kassenName'> & { sicht: Sicht; frist: Frist | null; adresse: string }

/** At full prices. */
export function ergebnisText({ sicht, kassenName, frist, adresse }: Eingang): ErgebnisText | null {
  const { personen, zuMehreren, volleLoesung, volleTabelle } = sicht
  const { jahr } = volleTabelle
  const [ich] = personen
  if (!volleLoesung || !ich?.voll) return null
  const { angebot, franchise, praemie } = ich.voll
  const zeilen = zuMehreren
    ? [
        MAIL.auswahlHaushalt(titelVon(sicht, volleLoesung, kassenName).name, personen.length),
        MAIL.preisHaushalt(volleLoesung.praemien, jahr),
      ]
    : [
        MAIL.auswahl(kassenName(angebot.versicherer), kontaktName(angebot.kontakt), angebot.tarif),
        MAIL.preis(praemie, jahr),
        MAIL.angaben(franchise, ich.unfall === 'MIT'),
      ]
  const policen = personen.flatMap(({ name, voll }) =>
    voll
      ? MAIL.police(name, kassenName(voll.angebot.versicherer), voll.angebot.tarif, voll.franchise, voll.praemie)
      : [],
  )
  return {
    betreff: MAIL.betreff(jahr),
    zeilen: [...zeilen, ...(frist ? [MAIL.frist(frist.eintreffen)] : [])],
    entbehrlich: zuMehreren ? policen : [],
    schluss: MAIL.adresse(adresse),
  }
}

export const alsText = ({ zeilen, entbehrlich, schluss }: ErgebnisText, umbruch: string): string =>
  [...zeilen, ...entbehrlich, '', schluss].join(umbruch)

/** Some mail programs cut an address of more than about 2000 characters. */
const HOECHSTENS = 1800

/** Opens the visitor's own mail program with a mail to nobody yet: the visitor writes the address there. */
export function mailAdresse(text: ErgebnisText): string {
  const { betreff, entbehrlich } = text
  const adresse = `mailto:?subject=${encodeURIComponent(betreff)}&body=${encodeURIComponent(alsText(text, '\r\n'))}`
  if (adresse.length <= HOECHSTENS || entbehrlich.length === 0) return adresse
  return mailAdresse({ ...text, entbehrlich: entbehrlich.slice(0, -1) })
}
