import { type ReactNode, useState } from 'react'
import { geschuetzt } from '#app/lib/typografie.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TextButton } from '#app/ui/text-button.tsx'
import { NICHTS_TUN } from '#content/nichts-tun.ts'
import { FRIST, fristText, MOEGLICH, moeglichkeitText } from '#content/nichts-tun-wege.ts'
import { altersklasse } from '#domain/altersklasse.ts'
import { istGewaehlt } from '#domain/haushalt.ts'
import { tageBis } from '#domain/kalender-tag.ts'
import { fristDesWechsels } from '#domain/nichts-tun-fristen.ts'
import type { Blick } from '../sicht/sicht.ts'

/** Until when what is chosen can be reached, once for everybody; too late for it, what is still possible. */
export function FristZeile({ sicht, umfeld, onBrief }: Blick & { onBrief: () => void }) {
  const { heute, kassenName } = umfeld
  const [offen, setOffen] = useState(false)
  const wechsel = alleWechsel({ sicht, umfeld })
  const saetze = einmal(wechsel.map(({ frist, ziel, kasse }) => fristText(frist, ziel, kasse, kassenName)))
  const offene = wechsel.flatMap(({ frist, ziel, kasse }) =>
    frist.art === 'kuendigung' && frist.offen ? [{ tag: frist.frist.eintreffen, bleibt: ziel === kasse, kasse }] : [],
  )
  const [erste] = offene
  if (!erste) return <Danach sicht={sicht} saetze={saetze} />
  const namen = (bleibend: boolean) =>
    einmal(offene.filter(({ bleibt }) => bleibt === bleibend).map(({ kasse }) => kassenName(kasse)))
  const [verlassene, eigene] = [namen(false), namen(true)]
  return (
    <Kalenderzeile>
      <p>
        <b className="font-semibold">{FRIST.tage(tageBis(heute, erste.tag))}:</b>{' '}
        {verlassene.length > 0 && geschuetzt(FRIST.kuendigung(erste.tag, verlassene))}{' '}
        {eigene.length > 0 && geschuetzt(FRIST.modell(erste.tag, eigene))}{' '}
        {verlassene.length > 0 && (
          <TextButton onClick={onBrief} className="-my-2 whitespace-nowrap">
            {FRIST.brief}
          </TextButton>
        )}{' '}
        <TextButton aria-expanded={offen} onClick={() => setOffen(!offen)} className="t1 -my-2 whitespace-nowrap">
          {NICHTS_TUN.mehr}
        </TextButton>
      </p>
      {offen && <Saetze saetze={saetze} className="t1" />}
    </Kalenderzeile>
  )
}

/** At any time, at the end of a contract, or too late: the sentences themselves, and what each may still do. */
function Danach({ sicht, saetze }: Pick<Blick, 'sicht'> & { saetze: readonly string[] }) {
  const zuSpaet = sicht.personen.flatMap(({ nichtsTun }) => {
    const moeglich = nichtsTun?.moeglich ?? []
    return moeglich.some(({ art }) => art === 'kasse') ? [] : moeglich.map(moeglichkeitText)
  })
  if (saetze.length === 0 && zuSpaet.length === 0) return null
  return (
    <Kalenderzeile>
      <Saetze saetze={saetze} />
      {zuSpaet.length > 0 && (
        <>
          <h3 className="font-semibold">{MOEGLICH.titel}</h3>
          <ul className="mass grid gap-y-1.5">
            {einmal(zuSpaet).map(satz => (
              <li key={satz}>{geschuetzt(satz)}</li>
            ))}
          </ul>
        </>
      )}
    </Kalenderzeile>
  )
}

const Kalenderzeile = ({ children }: { children: ReactNode }) => (
  <div className="flex gap-x-3 print:hidden">
    <Icon name="calendar" className="mt-1" />
    <div className="t2 grid min-w-0 gap-y-1.5">{children}</div>
  </div>
)

const Saetze = ({ saetze, className = '' }: { saetze: readonly string[]; className?: string }) =>
  saetze.map(satz => (
    <p key={satz} className={`mass ${className}`}>
      {geschuetzt(satz)}
    </p>
  ))

/** Of everybody whose policy is known, and who does not keep what it becomes. */
function alleWechsel({ sicht: { personen, volleTabelle }, umfeld }: Pick<Blick, 'sicht' | 'umfeld'>) {
  return personen.flatMap(({ police, nichtsTun, gewaehlt, jahrgang }) => {
    if (!police || !nichtsTun || nichtsTun.art === 'unbekannt' || !gewaehlt || jahrgang === null) return []
    const { danach } = nichtsTun
    if (danach && istGewaehlt(gewaehlt.angebot, { ...danach, tarif: danach.name })) return []
    const { versicherer: ziel, modell: typ } = gewaehlt.angebot
    const { kasse, kandidat } = police
    const heutige = { ...kandidat, versicherer: kasse, klasse: altersklasse(jahrgang, kandidat.jahr) }
    return { ziel, kasse, frist: fristDesWechsels(heutige, { versicherer: ziel, typ }, volleTabelle, umfeld.heute) }
  })
}

const einmal = (texte: readonly string[]) => [...new Set(texte)]
