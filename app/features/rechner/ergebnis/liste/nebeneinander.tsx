import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { trennbar } from '#app/lib/typografie.ts'
import { Icon } from '#app/ui/icon.tsx'
import { NEBENEINANDER } from '#content/rechner/nebeneinander.ts'
import { differenzText } from '#content/rechner/zeile.ts'
import { frankenText } from '#content/zahlen/format.ts'
import { kleinerer, minus, type Rappen } from '#domain/werte/rappen.ts'
import type { Listenzeile } from '../sicht/liste.ts'
import type { Blick } from '../sicht/sicht.ts'
import { gegenueberstellung } from './nebeneinander-reihen.tsx'
import { modellDer, produktDer } from './zeilenwerte.ts'

type NebeneinanderProps = Blick & {
  /** The lowest yearly cost first. */
  zeilen: readonly Listenzeile[]
  onSelect: (zeile: Listenzeile) => void
}

/** Labels stand above the values on a narrow screen and beside them on a wide one: nothing is moved sideways. */
const SPALTEN: Readonly<Record<number, string>> = {
  2: 'grid-cols-2 md:grid-cols-[9rem_repeat(2,minmax(0,1fr))]',
  3: 'grid-cols-3 md:grid-cols-[9rem_repeat(3,minmax(0,1fr))]',
  4: 'grid-cols-4 md:grid-cols-[8rem_repeat(4,minmax(0,1fr))]',
}

/** The marked offers side by side, in place of the list. What is the same for all stands once, at the end. */
export function Nebeneinander(props: NebeneinanderProps) {
  const { zeilen, sicht, dispatch } = props
  const titel = useRef<HTMLHeadingElement>(null)
  const { gleiches, unterschiede } = gegenueberstellung(zeilen, sicht)
  const reihe = `grid gap-x-2 md:gap-x-4 ${SPALTEN[zeilen.length]}`
  const guenstigster = zeilen.map(({ preis }) => preis).reduce(kleinerer)
  const zellen = (inhalt: (zeile: Listenzeile, stelle: number) => ReactNode) =>
    zeilen.map((zeile, stelle) => (
      <td key={zeile.schluessel} className="min-w-0">
        {inhalt(zeile, stelle)}
      </td>
    ))
  // What opened it is gone or hidden with the list; whoever had to wait for the code looks elsewhere by now.
  useLayoutEffect(() => {
    const active = document.activeElement
    if (active?.matches('a, button, input, select, summary, textarea') && (active.checkVisibility?.() ?? true)) return
    titel.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
    titel.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section aria-labelledby="nebeneinander-titel">
      <div className="mb-4 flex items-center justify-between gap-4 border-b border-ink pb-2">
        <h2 id="nebeneinander-titel" ref={titel} tabIndex={-1} className="t4 scroll-mt-4 outline-none">
          {NEBENEINANDER.titel}
        </h2>
        <button
          type="button"
          onClick={() => dispatch({ art: 'nebeneinander', offen: false })}
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
            {zellen(({ preis }) => (
              <Preissaeule preis={preis} guenstigster={guenstigster} />
            ))}
          </tr>
          <tr className={`${reihe} border-t border-ink pt-2`}>
            <td className="max-md:hidden" />
            {zeilen.map(zeile => (
              <th key={zeile.schluessel} scope="col" className="min-w-0 pb-2 text-left font-normal">
                <span className="block text-[1.0625rem] font-semibold">{trennbar(zeile.kasse)}</span>{' '}
                <span className="block text-ink2">{trennbar(modellDer(zeile))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block">
          <tr className={reihe}>
            <td className="max-md:hidden" />
            {zellen(zeile => (
              <Griffe {...props} zeile={zeile} />
            ))}
          </tr>
          {unterschiede.map(({ name, zusatz, werte }) => (
            <tr key={name} className={`${reihe} border-t border-line py-2.5`}>
              <th scope="row" className="t1 col-span-full text-left font-normal text-ink2 md:col-span-1">
                {name}
                {zusatz && <span className="mt-1 block max-md:hidden">{zusatz}</span>}
              </th>
              {zellen((_, stelle) => werte[stelle])}
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
  const { zeile, sicht, onSelect, dispatch } = props
  const istGewaehlt = zeile.schluessel === sicht.liste.gewaehlt
  const name = `${zeile.kasse}, ${produktDer(zeile)}`
  const waehlen = istGewaehlt ? NEBENEINANDER.gewaehlt : NEBENEINANDER.waehlen
  return (
    <div className="grid justify-items-start pb-2 md:flex md:flex-wrap md:items-center md:gap-x-4 print:hidden">
      <button
        type="button"
        aria-pressed={istGewaehlt}
        aria-label={NEBENEINANDER.mit(waehlen, name)}
        onClick={() => onSelect(zeile)}
        className={`flex min-h-11 items-center justify-center gap-2 rounded-control border px-1 font-semibold text-fir max-md:w-full md:px-4 ${istGewaehlt ? 'border-transparent bg-fir-soft forced-colors:border-4' : 'border-fir hover:bg-fir-soft'}`}
      >
        {istGewaehlt && <Icon name="check" className="max-md:hidden" />}
        {waehlen}
      </button>
      <button
        type="button"
        aria-label={NEBENEINANDER.mit(NEBENEINANDER.entfernen, name)}
        className="textlink t1 min-h-11 text-ink2 hover:text-ink"
        onClick={() => dispatch({ art: 'merkeVor', schluessel: zeile.schluessel })}
      >
        {NEBENEINANDER.entfernen}
      </button>
    </div>
  )
}

/** In pixels, for the cheapest price: columns start at zero, so that what one costs more is drawn to scale. */
const HOEHE = 96
/** After premium reduction the cheapest may cost next to nothing. */
const HOECHSTENS = 4 * HOEHE

/** The price a month as a column; what it costs more than the cheapest one stands on top. */
function Preissaeule({ preis, guenstigster }: { preis: Rappen; guenstigster: Rappen }) {
  const mehr = minus(preis, guenstigster)
  return (
    <>
      {mehr > 0 && (
        <>
          <span className="betrag mb-1 block font-semibold">
            {differenzText(mehr)}
            <span className="max-md:sr-only"> {NEBENEINANDER.imMonat}</span>
          </span>
          <svg
            width="100%"
            height={Math.min(HOECHSTENS, Math.max(1, (HOEHE * mehr) / guenstigster))}
            aria-hidden="true"
            className="block"
          >
            <rect width="100%" height="100%" className="fill-fir-mid forced-colors:fill-[GrayText]" />
          </svg>
        </>
      )}
      <span className="mt-0.5 flex h-24 flex-col justify-end bg-bar p-1.5 text-on-fir min-[22.5rem]:p-2 md:p-4 forced-colors:border forced-colors:text-[CanvasText]">
        <span className="t1 whitespace-nowrap font-stretch-85% md:font-stretch-100%">{NEBENEINANDER.monat}</span>
        <span className="betrag text-[1.25rem] leading-tight font-semibold tracking-[-0.03em] font-stretch-85% min-[22.5rem]:text-[1.5rem] md:text-[1.875rem]">
          {frankenText(preis)}
        </span>
      </span>
    </>
  )
}
