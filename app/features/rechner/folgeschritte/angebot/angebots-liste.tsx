import { memo, type RefObject, useLayoutEffect, useRef } from 'react'
import { LISTE } from '#content/rechner/liste.ts'
import { AngebotsZeile, type AngebotsZeileProps } from './angebots-zeile.tsx'
import { useReihen } from './bildteil.tsx'
import { useUmordnung } from './use-umordnung.ts'

type Griffe = Pick<AngebotsZeileProps, 'onWaehle' | 'onVergleich' | 'onOeffne'>
export type Zeilenwerte = Omit<AngebotsZeileProps, 'rang' | keyof Griffe>

type AngebotsListeProps = Griffe & {
  /** Names the list: another franchise, model or order makes another one. */
  liste: string
  /** What it is ordered and filtered by: rows move when this changes, and only then. */
  ordnung: string
  zeilen: readonly Zeilenwerte[]
  /** Narrow screens show eight rows at first. */
  ausgeklappt: boolean
  /** The first row that was just asked for: it gets the focus, because the button may be gone. */
  neueAb: RefObject<number | null>
}

export function AngebotsListe(props: AngebotsListeProps) {
  const { liste, ordnung, zeilen, ausgeklappt, neueAb, onWaehle, onVergleich, onOeffne } = props
  const ort = useRef<HTMLUListElement>(null)
  const { gezeigt, folgen } = useReihen(liste, zeilen, ort)
  useUmordnung(ort, ordnung, gezeigt, folgen)

  // With the rows themselves: later, a render of before the press could still use it up on a row that is folded.
  useLayoutEffect(() => {
    const zeile = neueAb.current === null ? undefined : ort.current?.children[neueAb.current]
    if (!zeile) return
    neueAb.current = null
    zeile.querySelector('input')?.focus({ preventScroll: true })
  })

  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; one choice out of the rows
      role="radiogroup"
      aria-label={LISTE.name}
      aria-busy={folgen || undefined}
      className="min-w-0"
    >
      {/* Contained, it is not painted anew for what changes above it. Paper shows what was loaded. */}
      <ul
        ref={ort}
        className={`contain-paint ${ausgeklappt ? '' : '[@media_screen_and_(width<48rem)]:[&>li:nth-child(n+9)]:hidden'}`}
      >
        <Reihen zeilen={gezeigt} onWaehle={onWaehle} onVergleich={onVergleich} onOeffne={onOeffne} />
      </ul>
    </fieldset>
  )
}

/** Apart, so that rows which follow later cost nothing now. */
const Reihen = memo(function Reihen({ zeilen, ...griffe }: Griffe & Pick<AngebotsListeProps, 'zeilen'>) {
  return zeilen.map((zeile, rang) => (
    // By rank: another franchise then changes a row's words and moves no row.
    // biome-ignore lint/suspicious/noArrayIndexKey: a row has no state of its own
    <AngebotsZeile key={rang} rang={rang} {...zeile} {...griffe} />
  ))
})
