import type { RefObject } from 'react'
import { trennbar } from '#app/lib/typografie.ts'
import { Icon } from '#app/ui/icon.tsx'
import { angebotsmodell } from '#content/angebotsmodell.ts'
import { NEBENEINANDER } from '#content/rechner/nebeneinander.ts'
import { kleinerer, type Rappen } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Personenfrage } from './frage.ts'
import type { Listenzeile } from './liste.ts'
import { gleichesUndUnterschiede } from './nebeneinander-reihen.tsx'
import { Preissaeule } from './preissaeule.tsx'

export type NebeneinanderProps = {
  titel: RefObject<HTMLHeadingElement | null>
  /** Cheapest first. */
  zeilen: readonly Listenzeile[]
  tabelle: Regionstabelle
  frage: Personenfrage
  kosten: Rappen
  gewaehlt: string | undefined
  kassenName: (versicherer: number) => string
  onWaehle: (zeile: Listenzeile) => void
  onEntferne: (schluessel: string) => void
  onSchliesse: () => void
}

/** Labels stand above the values on a narrow screen and beside them on a wide one: nothing is moved sideways. */
const SPALTEN: Readonly<Record<number, string>> = {
  2: 'grid-cols-2 md:grid-cols-[9rem_repeat(2,minmax(0,1fr))]',
  3: 'grid-cols-3 md:grid-cols-[9rem_repeat(3,minmax(0,1fr))]',
  4: 'grid-cols-4 md:grid-cols-[8rem_repeat(4,minmax(0,1fr))]',
}

/** The marked offers side by side, in place of the list. What is the same for all stands once, at the end. */
export function Nebeneinander(props: NebeneinanderProps) {
  const { titel, zeilen, kassenName, onSchliesse } = props
  const { gleiches, unterschiede } = gleichesUndUnterschiede(props)
  const reihe = `grid gap-x-2 md:gap-x-4 ${SPALTEN[zeilen.length]}`
  const guenstigster = zeilen.map(({ preis }) => preis).reduce(kleinerer)
  return (
    <section aria-labelledby="nebeneinander-titel">
      <div className="mb-4 flex items-center justify-between gap-4 border-b border-ink pb-2">
        <h2 id="nebeneinander-titel" ref={titel} tabIndex={-1} className="t4 scroll-mt-4 outline-none">
          {NEBENEINANDER.titel}
        </h2>
        <button
          type="button"
          onClick={onSchliesse}
          className="-mr-3 flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-3 font-semibold text-fir hover:bg-fir-soft print:hidden"
        >
          <span className="max-md:sr-only">{NEBENEINANDER.schliessen}</span>
          <Icon name="close" />
        </button>
      </div>
      <table
        aria-labelledby="nebeneinander-titel"
        className="block text-[0.875rem] leading-snug hyphens-auto min-[24rem]:text-[0.9375rem]"
      >
        <thead className="block">
          <tr className={`${reihe} items-end`}>
            <th scope="row" className="t1 pb-1 text-left font-normal text-ink2 max-md:sr-only">
              {NEBENEINANDER.saeulen}
            </th>
            {zeilen.map(({ schluessel, preis }) => (
              <td key={schluessel} className="min-w-0">
                <Preissaeule preis={preis} guenstigster={guenstigster} />
              </td>
            ))}
          </tr>
          <tr className={`${reihe} border-t border-ink pt-2`}>
            <td className="max-md:hidden" />
            {zeilen.map(zeile => (
              <th key={zeile.schluessel} scope="col" className="min-w-0 pb-2 text-left font-normal">
                <span className="block text-[1.0625rem] font-semibold">{trennbar(kassenName(zeile.versicherer))}</span>{' '}
                <span className="block text-ink2">{trennbar(angebotsmodell(zeile))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block">
          <tr className={reihe}>
            <td className="max-md:hidden" />
            {zeilen.map(zeile => (
              <td key={zeile.schluessel} className="min-w-0 pb-2 print:hidden">
                <Griffe {...props} zeile={zeile} />
              </td>
            ))}
          </tr>
          {unterschiede.map(({ name, zusatz, werte }) => (
            <tr key={name} className={`${reihe} border-t border-line py-2.5`}>
              <th scope="row" className="t1 col-span-full text-left font-normal text-ink2 md:col-span-1">
                {name}
                {zusatz && <span className="mt-1 block max-md:hidden">{zusatz}</span>}
              </th>
              {werte.map((wert, stelle) => (
                <td key={zeilen[stelle]?.schluessel} className="min-w-0">
                  {wert}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t border-ink pt-3 text-ink2">
        <b className="font-semibold text-ink">{NEBENEINANDER.gleich}</b> {gleiches.join(' · ')}
      </p>
    </section>
  )
}

function Griffe(props: NebeneinanderProps & { zeile: Listenzeile }) {
  const { zeile, gewaehlt, kassenName, onWaehle, onEntferne } = props
  const istGewaehlt = zeile.schluessel === gewaehlt
  const name = `${kassenName(zeile.versicherer)}, ${zeile.tarif}`
  const waehlen = istGewaehlt ? NEBENEINANDER.gewaehlt : NEBENEINANDER.waehlen
  return (
    <div className="grid justify-items-start md:flex md:flex-wrap md:items-center md:gap-x-4">
      <button
        type="button"
        aria-pressed={istGewaehlt}
        aria-label={NEBENEINANDER.mit(waehlen, name)}
        onClick={() => onWaehle(zeile)}
        className={`flex min-h-11 items-center justify-center gap-2 rounded-control border px-1 font-semibold text-fir max-md:w-full md:px-4 ${istGewaehlt ? 'border-transparent bg-fir-soft forced-colors:border-4' : 'border-fir hover:bg-fir-soft'}`}
      >
        {istGewaehlt && <Icon name="check" className="max-md:hidden" />}
        {waehlen}
      </button>
      <button
        type="button"
        aria-label={NEBENEINANDER.mit(NEBENEINANDER.entfernen, name)}
        className="textlink t1 min-h-11 text-ink2 hover:text-ink"
        onClick={() => onEntferne(zeile.schluessel)}
      >
        {NEBENEINANDER.entfernen}
      </button>
    </div>
  )
}
