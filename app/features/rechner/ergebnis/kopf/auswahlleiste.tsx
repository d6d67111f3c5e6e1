import type { RefObject } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useIsAbove } from '#app/ui/parts/use-is-above.ts'
import { LEISTE } from '#content/rechner/antwort.ts'
import { VERBILLIGT } from '#content/rechner/verbilligung.ts'
import { frankenText } from '#content/zahlen/format.ts'
import type { Loesung } from '#domain/haushalt/antwort.ts'
import type { Sicht, Umfeld } from '../sicht/sicht.ts'
import { titelVon } from '../sicht/sicht.ts'

type AuswahlleisteProps = {
  /** null while there is no answer. */
  sicht: Sicht | null
  umfeld: Umfeld
  /** While this is in sight the bar stays at the end of the page. */
  antwort: RefObject<Element | null>
  onBack: () => void
  onNext: () => void
}

/** What goes on to step 3: at the end of the page, and on the screen once the answer is scrolled away. */
export function Auswahlleiste({ sicht, umfeld, antwort, onBack, onNext }: AuswahlleisteProps) {
  const klebt = useIsAbove(antwort)
  return (
    <div
      className={`z-5 -mx-5 mt-3 flex md:mt-6 min-h-16 items-center gap-3 border-y border-ink bg-sheet px-5 py-2 md:mx-0 md:gap-6 md:bg-ground md:px-0 print:hidden ${klebt ? 'sticky bottom-0' : ''}`}
    >
      <button
        type="button"
        aria-label={LEISTE.zurueck}
        onClick={onBack}
        className="-ml-3 flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control text-fir hover:bg-fir-soft md:ml-0 md:border md:border-fir md:px-4 md:font-semibold"
      >
        <Icon name="arrow-right" className="rotate-180" />
        <span className="max-md:hidden">{LEISTE.zurueck}</span>
      </button>
      <p className="t1 min-w-0 grow leading-tight!">
        {sicht?.loesung ? gewaehltes(sicht, sicht.loesung, umfeld) : LEISTE.ohneAngebot}
      </p>
      <Button size="small" onClick={onNext} disabled={!sicht?.loesung} className="shrink-0 md:px-7">
        {LEISTE.weiter}
        {/* The narrowest screens leave its room to the price. */}
        <Icon name="arrow-right" className="max-[22.4rem]:hidden" />
      </Button>
    </div>
  )
}

/** As the headline says it: by yearly cost the figure is that of a year. */
function gewaehltes(sicht: Sicht, loesung: Loesung, { kassenName }: Umfeld) {
  const { ordnung, regelJahr } = sicht
  const { name, zusatz } = titelVon(sicht, loesung, kassenName)
  const imJahr = ordnung === 'gesamtkosten'
  return (
    <>
      <span className="block truncate text-ink2">{`${name}, ${zusatz}`}</span>
      <span className="block truncate md:text-[1.0625rem] md:leading-normal">
        <span className="betrag">
          <b className="font-semibold">{LEISTE.betrag(frankenText(imJahr ? loesung.gesamt : loesung.praemien))}</b>
          {LEISTE.pro[imJahr ? 'jahr' : 'monat']}
        </span>
        {regelJahr !== null && (
          <span className="t1 text-ink2 max-md:block md:ml-2">
            <span className="max-md:sr-only">{VERBILLIGT.leiste.nach}</span>
            {VERBILLIGT.leiste.regeln(regelJahr)}
          </span>
        )}
      </span>
    </>
  )
}
