import { useMemo } from 'react'
import { Button } from '#app/ui/button.tsx'
import { LOHNFRAGE, SPANNE } from '#content/rechner/verbilligung-frage.ts'
import { VERBILLIGUNG } from '#content/verbilligung/kantone.ts'
import type { Zusage } from '#domain/kantonsbeitrag.ts'
import type { Rappen } from '#domain/rappen.ts'
import { fragtNachLohn } from '#domain/verbilligung/lohnspanne.ts'
import { ausgewertet, spannenfrage, spanneZu, type TeilProps, zusageFuer } from './auswertung.ts'
import type { Bekannte, Eingabe } from './lage.ts'
import { MitLohn } from './mit-lohn.tsx'
import { OhneLohn } from './ohne-lohn.tsx'

export type VerbilligungsPanelProps = {
  kanton: string
  region: number
  gemeinde: number | undefined
  /** Of the prices it is reckoned for. */
  jahr: number
  /** Persons of the comparison in order, known by birth year; the name is the one on the screen. */
  bekannte: readonly Bekannte[]
  /** What each of them pays a month in full at the answer, in the order of `bekannte`, for the bar; undefined: no bar. */
  preise: readonly Rappen[] | undefined
  /** What was typed; null: nothing yet. Held by the caller in memory alone. */
  eingabe: Eingabe | null
  onEingabe: (eingabe: Eingabe) => void
  /** What prices are reckoned with now; with one, there is a way back to full prices. */
  zusage?: Zusage | null
  onZusage: (zusage: Zusage | null) => void
}

/** Premium reduction in three steps: the wage, a range, the canton's own terms. What is typed goes to the caller and nowhere else. */
export function VerbilligungsPanel(props: VerbilligungsPanelProps) {
  const { kanton, region, gemeinde, jahr, bekannte, eingabe, onEingabe, onZusage } = props
  const frage = { kanton, region, gemeinde, jahr, bekannte }
  const lohnfrage = spannenfrage(frage, eingabe)
  const spanne = useMemo(() => spanneZu(lohnfrage), [lohnfrage])
  const auswertung = ausgewertet(frage, eingabe, spanne)
  const angaben = VERBILLIGUNG[kanton]
  if (!angaben) return null
  const teile: TeilProps = {
    ...{ kanton, region, jahr, bekannte, angaben, auswertung },
    preise: props.preise,
    aendere: teil => onEingabe({ ...auswertung.eingabe, ...teil }),
    zeigeNetto: geltend => onZusage(zusageFuer(geltend, auswertung)),
  }
  return (
    <section aria-label={LOHNFRAGE.name} className="min-w-0">
      {fragtNachLohn(kanton) ? <MitLohn {...teile} /> : <OhneLohn {...teile} />}
      {props.zusage && (
        <Button kind="plain" size="small" className="mt-4 w-full" onClick={() => onZusage(null)}>
          {SPANNE.vollePreise}
        </Button>
      )}
    </section>
  )
}
