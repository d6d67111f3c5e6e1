import { type ReactNode, useState } from 'react'
import { geschuetzt } from '#app/lib/typografie.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TextButton } from '#app/ui/text-button.tsx'
import { NICHTS_TUN } from '#content/nichts-tun.ts'
import { FRIST, fristText, MOEGLICH, moeglichkeitText } from '#content/nichts-tun-wege.ts'
import { altersklasse } from '#domain/altersklasse.ts'
import type { Tag } from '#domain/fristen.ts'
import { tageBis } from '#domain/kalender-tag.ts'
import { fristDesWechsels, type Wegfrist } from '#domain/nichts-tun-fristen.ts'
import type { PersonSicht } from '../sicht/bezug.ts'
import type { Blick, Sicht } from '../sicht/sicht.ts'

/** Until when what is chosen can be reached, once for everybody; too late for it, what is still possible. */
export function FristZeile({ sicht, umfeld, onBrief }: Blick & { onBrief: () => void }) {
  const { heute, kassenName } = umfeld
  const [offen, setOffen] = useState(false)
  const wechsel = sicht.personen.flatMap(person => wechselDer(person, sicht, heute) ?? [])
  const saetze = einmal(wechsel.map(({ frist, ziel, kasse }) => fristText(frist, ziel, kasse, kassenName)))
  const offene = wechsel.flatMap(({ frist, ziel, kasse }) =>
    frist.art === 'kuendigung' && frist.offen ? [{ tag: frist.frist.eintreffen, ziel, kasse }] : [],
  )
  const [erste] = offene
  if (!erste) return <Danach sicht={sicht} saetze={saetze} />
  const namen = (bleibt: boolean) =>
    einmal(offene.filter(({ ziel, kasse }) => (ziel === kasse) === bleibt).map(({ kasse }) => kassenName(kasse)))
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

type Wechsel = { frist: Wegfrist; ziel: number; kasse: number }

/** null for who has no policy that is known, or keeps what it becomes. */
function wechselDer(
  { police, nichtsTun, gewaehlt, jahrgang }: PersonSicht,
  { volleTabelle }: Sicht,
  heute: Tag,
): Wechsel | null {
  if (!police || !nichtsTun || nichtsTun.art === 'unbekannt' || !gewaehlt || jahrgang === null) return null
  const { versicherer, modell, tarif } = gewaehlt.angebot
  const { kasse, kandidat } = police
  const danach = 'danach' in nichtsTun ? nichtsTun.danach : undefined
  if (danach && danach.versicherer === versicherer && danach.typ === modell && danach.name === tarif) return null
  const { franchise, typ } = kandidat
  const form = { franchise, typ, versicherer: kasse, klasse: altersklasse(jahrgang, kandidat.jahr) }
  return { ziel: versicherer, kasse, frist: fristDesWechsels(form, { versicherer, typ: modell }, volleTabelle, heute) }
}

/** At any time, at the end of a contract, or too late: the sentences themselves, and what each may still do. */
function Danach({ sicht, saetze }: { sicht: Sicht; saetze: readonly string[] }) {
  const zuSpaet = sicht.personen.flatMap(({ nichtsTun }) => {
    const moeglich = nichtsTun && 'moeglich' in nichtsTun ? nichtsTun.moeglich : []
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

const einmal = (texte: readonly string[]) => [...new Set(texte)]
