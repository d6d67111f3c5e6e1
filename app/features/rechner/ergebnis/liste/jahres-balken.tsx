import { BarPart } from '#app/ui/bar.tsx'
import { DETAILS } from '#content/rechner/details.ts'
import { frankenText, ganzeFrankenText } from '#content/zahlen/format.ts'
import { HOECHSTE_KOSTEN, WENIG_KOSTEN } from '#domain/kosten/gesundheitskosten.ts'
import { hoechsteEigeneKosten, kostenbeteiligung, type Wahl } from '#domain/kosten/kostenbeteiligung.ts'
import type { Altersklasse } from '#domain/praemien/altersklasse.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import { inRappen, plus, type Rappen } from '#domain/werte/rappen.ts'

export const WENIG = inRappen(WENIG_KOSTEN)
export const VIEL = inRappen(HOECHSTE_KOSTEN)

type JahresBalkenProps = {
  wahl: Wahl
  klasse: Altersklasse
  kosten: Rappen
  /** The premiums of a year that the widest bar stands for, besides the highest share of costs. */
  hoechstePraemien?: Rappen
  /** Without the names of the three years: they stand beside. */
  kurz?: boolean
}

/** A year with few, the expected and many health costs: premiums, and what one pays oneself. */
export function JahresBalken(props: JahresBalkenProps) {
  const { wahl, klasse, kosten, kurz = false } = props
  const praemien = imJahr(wahl.praemie)
  const ganz = plus(props.hoechstePraemien ?? praemien, hoechsteEigeneKosten(klasse))
  const jahre = [
    { name: DETAILS.wenig, betrag: WENIG },
    { name: DETAILS.erwartet, betrag: kosten },
    { name: DETAILS.viel, betrag: VIEL },
  ]
  return (
    <ul className={kurz ? 'grid gap-1' : 'grid gap-2'}>
      {jahre.map(({ name, betrag }) => {
        const anteil = kostenbeteiligung(betrag, wahl.franchise, klasse)
        return (
          <li
            key={name}
            className={`grid items-center gap-x-3 leading-tight ${kurz ? 'grid-cols-[minmax(0,1fr)_4.5rem]' : 'grid-cols-[5.25rem_minmax(0,1fr)_4.75rem]'}`}
          >
            <span className={kurz ? 'sr-only' : ''}>
              {name}{' '}
              <span className="t1 block text-ink2">
                <span className="sr-only">{DETAILS.kosten} </span>
                {ganzeFrankenText(betrag)}
              </span>
            </span>
            <span className={`flex gap-0.5 ${kurz ? 'h-3' : 'h-4'}`}>
              <BarPart share={praemien / ganz} fill="bar" />
              <BarPart share={anteil / ganz} fill="mid" />
            </span>
            <span className={`betrag text-right ${kurz && betrag !== kosten ? '' : 'font-semibold'}`}>
              {frankenText(plus(praemien, anteil))}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
