import { type RefObject, useLayoutEffect, useRef } from 'react'
import { LISTE } from '#content/rechner/liste.ts'
import type { Filter } from '../../zustand/ansicht.ts'
import { KassenDetails, TarifDetails } from '../nachladen.ts'
import type { Listenzeile } from '../sicht/liste.ts'
import type { Blick } from '../sicht/sicht.ts'
import { Angebotszeile, type Zeilengriffe } from './angebotszeile.tsx'
import { hatBeiwert } from './spalten.tsx'
import { useRowMotion } from './use-row-motion.ts'
import { zeilenwerte } from './zeilenwerte.ts'

type AngebotszeilenProps = Blick & {
  griffe: Zeilengriffe
  zeilen: readonly Listenzeile[]
  vergleichVoll: boolean
  /** The first row that was just asked for: it gets the focus, because the button may be gone. */
  newFrom: RefObject<number | null>
}

/** Narrow screens show eight rows at first; paper what was loaded. */
export function Angebotszeilen(props: AngebotszeilenProps) {
  const { zustand, sicht, umfeld, griffe, zeilen, vergleichVoll, newFrom } = props
  const { offen, vorgemerkt, ausgeklappt, filter } = zustand.ansicht
  const list = useRef<HTMLUListElement>(null)
  useRowMotion(list, zeilen.map(({ schluessel }) => schluessel).join())
  const anzahl = zeilen.length

  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as the rows are there, and unfolded
  useLayoutEffect(() => {
    const row = newFrom.current === null ? undefined : list.current?.children[newFrom.current]
    if (!row) return
    newFrom.current = null
    row.querySelector('input')?.focus({ preventScroll: true })
  }, [newFrom, anzahl, ausgeklappt])

  const werte = zeilenwerte(sicht)
  const mitBeiwert = hatBeiwert(sicht)
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; one choice out of the rows
      role="radiogroup"
      aria-label={LISTE.name}
      className="min-w-0"
    >
      {/* Contained, it is not painted anew for what changes above it. */}
      <ul
        ref={list}
        className={`relative [contain:paint] ${ausgeklappt ? '' : '[@media_screen_and_(width<48rem)]:[&>li:nth-child(n+9)]:hidden'}`}
      >
        {zeilen.map(zeile => (
          <Angebotszeile
            key={zeile.schluessel}
            {...{ ...werte(zeile), ...griffe, mitBeiwert, vergleichVoll }}
            kasse={umfeld.kassenName(zeile.versicherer)}
            vorgemerkt={vorgemerkt.includes(zeile.schluessel)}
            details={offen.includes(zeile.schluessel) ? <Details {...props} zeile={zeile} filter={filter} /> : null}
          />
        ))}
      </ul>
    </fieldset>
  )
}

function Details({ zeile, filter, ...blick }: Blick & { zeile: Listenzeile; filter: Filter }) {
  const { sicht, umfeld, dispatch } = blick
  const { versicherer, tarif, loesung } = zeile
  const { person } = sicht.liste
  const gemeinsam = {
    ...{ zeile, sicht, dispatch },
    kasse: umfeld.kassenName(versicherer),
    onBlendeAus: () => dispatch({ art: 'filter', filter: { ohneKassen: [...filter.ohneKassen, versicherer] } }),
  }
  if (loesung) return <KassenDetails {...gemeinsam} loesung={loesung} />
  return tarif && person && <TarifDetails {...gemeinsam} tarif={tarif} person={person} />
}
