import type { ReactNode } from 'react'
import { frankenText } from '#content/format.ts'
import { BLATT, kurzesDatum } from '#content/rechner/mitnehmen.ts'
import type { Frist, Tag } from '#domain/fristen.ts'
import type { Rappen } from '#domain/rappen.ts'

/* Parts of the printed page. Sizes are those of paper. */

type KopfzahlProps = { titel: string; name: string; produkt: string; preis: Rappen; ersparnis: ReactNode }

/** The chosen price, and beside it what it saves. */
export function Kopfzahl({ titel, name, produkt, preis, ersparnis }: KopfzahlProps) {
  return (
    <div className="flex items-stretch justify-between gap-6 border-b border-ink py-4">
      <div>
        <p className="text-[0.8125rem]">
          <b className="mr-2 inline-block border border-ink px-2 py-0.5 font-semibold">{titel}</b>
          <b className="font-semibold">{name}</b> {produkt}
        </p>
        <p className="mt-5 flex gap-2.5 whitespace-nowrap">
          <span className="text-[0.875rem] leading-[0.8]">CHF</span>
          <span className="fig text-[4.75rem]">{frankenText(preis)}</span>
          <span className="self-end text-[0.9375rem] leading-[0.8]">{BLATT.jeMonat}</span>
        </p>
      </div>
      {ersparnis}
    </div>
  )
}

export function Ersparnis({ titel, betrag, zeilen }: { titel: string; betrag: Rappen; zeilen: readonly string[] }) {
  if (betrag <= 0) return null
  return (
    <div className="w-56 shrink-0 border border-ink p-3">
      <p className="font-semibold">{titel}</p>
      <p className="my-3 flex gap-1.5 whitespace-nowrap">
        <span className="leading-[0.8]">CHF</span>
        <span className="fig text-[2.125rem]">{frankenText(betrag)}</span>
      </p>
      {zeilen.map(zeile => (
        <p key={zeile}>{zeile}</p>
      ))}
    </div>
  )
}

export function Ueberschrift({ children }: { children: ReactNode }) {
  return <h2 className="mt-4 mb-1 text-[0.9375rem] font-semibold tracking-tight">{children}</h2>
}

type Spalte = { name: ReactNode; zahl?: boolean; fett?: boolean }
type Tabellenzeile = { name: string | number; zellen: readonly ReactNode[]; gewaehlt?: boolean; fett?: boolean }

/** Columns of amounts stand at the right; a row's first cell says what the row is of. */
export function Tabelle({ spalten, zeilen }: { spalten: readonly Spalte[]; zeilen: readonly Tabellenzeile[] }) {
  const zahl = (index: number) => (spalten[index]?.zahl ? 'pl-3 text-right whitespace-nowrap' : 'pr-3 text-left')
  const schrift = (index: number) => (spalten[index]?.fett ? 'font-semibold' : 'font-normal')
  const nummeriert = <T,>(werte: readonly T[]) => werte.map((wert, index) => [index, wert] as const)
  return (
    <table className="w-full">
      <thead>
        <tr>
          {nummeriert(spalten).map(([index, { name }]) => (
            <th key={index} className={`border-b border-ink py-1 font-normal whitespace-nowrap ${zahl(index)}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {zeilen.map(({ name, zellen, gewaehlt, fett }) => (
          <tr key={name} className={gewaehlt ? 'bg-sand' : ''}>
            {nummeriert(zellen).map(([index, zelle]) => {
              const Zelle = index === 0 ? 'th' : 'td'
              const stark = gewaehlt || fett ? 'font-semibold' : schrift(index)
              return (
                <Zelle key={index} className={`border-b border-line py-1 align-top ${zahl(index)} ${stark}`}>
                  {zelle}
                </Zelle>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What has to be where, and when. */
export function Fristen({ frist: { absenden, eintreffen, wechsel }, heute }: { frist: Frist; heute: Tag }) {
  const { fristen } = BLATT
  const tage = [
    heute <= absenden
      ? { tag: absenden, titel: fristen.aufgeben, text: fristen.aufgebenText }
      : { tag: heute, titel: fristen.sofort, text: fristen.sofortText },
    { tag: eintreffen, titel: fristen.eintreffen, text: fristen.eintreffenText(eintreffen) },
    { tag: wechsel, titel: fristen.wechsel, text: fristen.wechselText(wechsel) },
  ]
  return (
    <ul className="mt-4 grid grid-cols-3 gap-4 border-t border-ink pt-3">
      {tage.map(({ tag, titel, text }) => (
        <li key={titel} className="flex items-start gap-2.5">
          <span className="fig pt-0.5 text-[1.375rem]">{kurzesDatum(tag)}</span>
          <span>
            <b className="block font-semibold">{titel}</b>
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
