import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { EigenerOrtContext } from '#app/lib/eigener-ort.ts'
import { useLocation } from '#app/router.tsx'
import { StepIndicator } from '#app/ui/step-indicator.tsx'
import { SCHRITTE, schrittTitel } from '#content/rechner/schritt-1.ts'
import { useFolgeschritte, useStore, useZustand } from './ablauf/store.ts'
import { schrittAus, useStepHistory } from './ablauf/use-step-history.ts'
import type { Briefe } from './ergebnis/mehr/selbst-wechseln.tsx'
import { RechnerTitel } from './schritt-1/rechner-titel.tsx'
import { Schritt1 } from './schritt-1/schritt-1.tsx'
import type { Schritt } from './zustand/zustand.ts'

type RechnerProps = {
  /** Stands beside step 1 and holds the page's h1. */
  hero: ReactNode
  /** Writes letters, for step 2. */
  briefe: Briefe
  /** What follows step 1 on the page. Steps 2 and 3 take the page for themselves. */
  children?: ReactNode
}

/** The calculator with the page around it. */
export function Rechner({ hero, briefe, children }: RechnerProps) {
  const store = useStore()
  const { state } = useLocation()
  // Found again in another step than the history entry says, before anything is painted.
  useState(() => store.dispatch({ art: 'zurueck', schritt: schrittAus(state) }))
  const zustand = useZustand(store)
  const folgeschritte = useFolgeschritte(store)
  const rechner = useStepHistory(store, zustand)
  const { schritt } = zustand
  const kopf = useSchrittwechsel(schritt)
  const erster = schritt === 1
  return (
    <EigenerOrtContext value={zustand.wohnort.gewaehlt}>
      <div className={erster ? 'border-b border-ink' : ''}>
        <div className={`rahmen ${erster ? 'grid gap-x-6 lg:grid-cols-12' : ''}`}>
          {erster && <div className="min-w-0 lg:col-span-7">{hero}</div>}
          <section
            id="rechner"
            aria-labelledby="rechner-schritt"
            className={
              erster
                ? 'relative min-w-0 border-ink pt-2 pb-5 md:pt-3 max-lg:-mx-5 max-lg:border-t max-lg:bg-sheet max-lg:px-5 md:max-lg:-mx-8 md:max-lg:px-8 lg:col-span-5 lg:border-x lg:bg-sheet lg:px-8 lg:py-8'
                : 'relative pt-3 md:pt-5 md:pb-16'
            }
          >
            {/* Both addresses of the calculator lead to its upper edge. */}
            <span id="step-calculator" className="absolute top-0" />
            <h2 id="rechner-schritt" ref={kopf} tabIndex={-1} className="sr-only">
              {schrittTitel(schritt)}
            </h2>
            <StepIndicator
              steps={SCHRITTE}
              current={schritt - 1}
              onSelect={index => {
                if (index + 1 === schritt) scrollToStart(kopf)
                else if (index < schritt) rechner.goBack(index === 0 ? 1 : 2)
              }}
            />
            {erster && (
              <>
                <RechnerTitel unterHero />
                <Schritt1 rechner={rechner} zustand={zustand} HaushaltsFelder={folgeschritte?.HaushaltsFelder} />
              </>
            )}
            {!erster && folgeschritte && (
              <>
                <folgeschritte.DataLoader zustand={zustand} dispatch={store.dispatch} />
                <folgeschritte.Folgeschritte rechner={rechner} zustand={zustand} Briefe={briefe} />
              </>
            )}
          </section>
        </div>
      </div>
      {erster && children}
    </EigenerOrtContext>
  )
}

/** Another step starts at its top, for the eye and for keyboard and screen reader. */
function useSchrittwechsel(schritt: Schritt) {
  const kopf = useRef<HTMLHeadingElement>(null)
  const vorher = useRef(schritt)
  useEffect(() => {
    if (vorher.current === schritt) return
    vorher.current = schritt
    scrollToStart(kopf)
  }, [schritt])
  return kopf
}

function scrollToStart({ current: kopf }: RefObject<HTMLHeadingElement | null>) {
  // The other way round each of the two lays the page out.
  kopf?.closest('section')?.scrollIntoView({ behavior: 'instant' })
  kopf?.focus({ preventScroll: true })
}
