import { type RefObject, useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LEISTE } from '#content/rechner/antwort.ts'
import { VERBILLIGT } from '#content/rechner/verbilligung.ts'

type AuswahlleisteProps = {
  auswahl: {
    kasse: string
    modell: string
    preis: string
    pro?: keyof typeof LEISTE.pro
    /** By whose rules a canton pays a part; null: the full price. */
    regelJahr: number | null
  } | null
  /** While this is in sight the bar stays at the end of the page; without it, it is always there. */
  antwort?: RefObject<Element | null>
  onZurueck: () => void
  onWeiter: () => void
}

/** What goes on to step 3: at the end of the page, and on the screen once the answer is scrolled away. */
export function Auswahlleiste({ auswahl, antwort, onZurueck, onWeiter }: AuswahlleisteProps) {
  const klebt = useVorbei(antwort)
  return (
    <div
      className={`z-5 -mx-5 mt-8 flex min-h-16 items-center gap-3 border-y border-ink bg-sheet px-5 py-2 md:mx-0 md:gap-6 md:bg-ground md:px-0 print:hidden ${klebt ? 'sticky bottom-0' : ''}`}
    >
      <button
        type="button"
        aria-label={LEISTE.zurueck}
        onClick={onZurueck}
        className="-ml-3 grid size-11 shrink-0 place-content-center rounded-control text-fir hover:bg-fir-soft md:ml-0 md:border md:border-fir"
      >
        <Icon name="arrow-right" className="rotate-180" />
      </button>
      <p className="t1 min-w-0 grow leading-tight!">
        {auswahl ? (
          <>
            <span className="block truncate text-ink2">
              <span className="md:hidden">
                {auswahl.kasse}, {auswahl.modell}
              </span>
              <span className="max-md:hidden">{LEISTE.auswahl}</span>
            </span>
            <span className="block truncate md:text-[1.0625rem] md:leading-normal">
              <b className="font-semibold max-md:hidden">
                {auswahl.kasse}, {auswahl.modell},{' '}
              </b>
              <span className="betrag">
                <b className="font-semibold">{LEISTE.betrag(auswahl.preis)}</b>
                {LEISTE.pro[auswahl.pro ?? 'monat']}
              </span>
              {auswahl.regelJahr !== null && (
                <span className="t1 text-ink2 max-md:block md:ml-2">
                  <span className="max-md:sr-only">{VERBILLIGT.leiste.nach}</span>
                  {VERBILLIGT.leiste.regeln(auswahl.regelJahr)}
                </span>
              )}
            </span>
          </>
        ) : (
          LEISTE.ohneAngebot
        )}
      </p>
      <Button size="small" onClick={onWeiter} disabled={!auswahl} className="shrink-0 md:px-7">
        {LEISTE.weiter}
        {/* The narrowest screens leave its room to the price. */}
        <Icon name="arrow-right" className="max-[22.4rem]:hidden" />
      </Button>
    </div>
  )
}

/** Whether the element has left the screen upwards. A browser that cannot tell has the bar always. */
function useVorbei(ref: RefObject<Element | null> | undefined): boolean {
  const [vorbei, setVorbei] = useState(ref === undefined || !('IntersectionObserver' in window))
  useEffect(() => {
    if (!ref?.current || !('IntersectionObserver' in window)) return
    const beobachter = new IntersectionObserver(([eintrag]) => {
      if (eintrag) setVorbei(!eintrag.isIntersecting && eintrag.boundingClientRect.top < 0)
    })
    beobachter.observe(ref.current)
    return () => beobachter.disconnect()
  }, [ref])
  return vorbei
}
