import { useEffect, useRef } from 'react'
import { EIGENER_VERGLEICH } from '#app/lib/eigener-vergleich.ts'
import { RECHNER, useVergessen } from '#app/lib/gedaechtnis.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { trackCalculatorStep } from '#app/lib/tracking/tracking.ts'
import { type Location, useLocation, useNavigate } from '#app/router.tsx'
import { kalenderjahr } from '#domain/fristen/praemienjahr.ts'
import { forgetSitzung, rememberedSitzung, takeSchritt1 } from '../schritt-1/tab-storage.ts'
import type { Rechenwerk, Schrittnummer, Zustand } from '../zustand/zustand.ts'
import { openAngebot } from './open-angebot.ts'
import { reportFailure } from './report-failure.ts'
import type { Store } from './store.ts'

/** Between the steps: buttons, browser history, a reload, the embedded card, a shared address. */
export function useStepHistory(store: Store, zustand: Zustand): Rechenwerk {
  const { dispatch, loadFolgeschritte } = store
  const { schritt, sofort } = zustand
  const location = useLocation()
  const ziel = schrittAus(location.state)
  const seitenDaten = useSeitenDaten()
  const aktuellesJahr = kalenderjahr(seitenDaten.datum)
  const entries = useEntries(schritt)
  const forgetRechner = useVergessen(RECHNER)
  const forgetVergleich = useVergessen(EIGENER_VERGLEICH)

  const ways = {
    async karte() {
      const karte = takeSchritt1(zustand)
      if (!karte) return entries.replace(1)
      dispatch({ art: 'zurueck', schritt: 1 })
      dispatch({ art: 'eingabe', eingabe: karte.eingabe })
      const opened = await openAngebot(store, aktuellesJahr, { sofort: null, bfs: karte.bfs })
      // The card's 'Weiter' is complete only here, where the place is known for sure.
      if (opened) trackCalculatorStep(1)
      entries.replace(opened ? 2 : 1)
    },
    async geteilt() {
      const geteilt = (await loadFolgeschritte()).geteilterAus(location.hash)
      if (!geteilt) return
      dispatch({ art: 'geteilt', geteilt })
      entries.replace(2, location.hash)
    },
    zurueck: () => dispatch({ art: 'zurueck', schritt: ziel }),
    /**
     * Loaded anew in a later step, after a reload or because the tab was discarded: back to where the visitor was. Where
     * something does not arrive, entry and memory stay as they are: the next reload gets there after all.
     */
    async wieder() {
      const { restoreSitzung } = await loadFolgeschritte()
      const restored = await restoreSitzung(rememberedSitzung(), ziel, seitenDaten, dispatch)
      if (!restored) return entries.replace(1)
      if ((await openAngebot(store, aktuellesJahr, restored)) && ziel === 3) dispatch({ art: 'anfrage' })
    },
    /** Forward again after going back: as if 'Weiter' had been pressed. */
    async vor() {
      if (schritt !== 1) return dispatch({ art: 'anfrage' })
      const opened = await openAngebot(store, aktuellesJahr, { sofort })
      if (!opened || ziel === 3) entries.replace(opened ? 2 : 1)
    },
    neu: forgetSitzung,
    hier() {},
  }

  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the address; everything else is as of that rendering
  useEffect(() => {
    const way = ways[wegZu(location, schritt, isFirst.current)]
    isFirst.current = false
    Promise.resolve(way()).catch(reportFailure)
  }, [location])

  return {
    dispatch,
    aktuellesJahr,
    async goToAngebot(form) {
      if (!(await openAngebot(store, aktuellesJahr, { sofort, form }))) return
      trackCalculatorStep(1)
      entries.push(2)
    },
    goToAnfrage(franchise) {
      dispatch({ art: 'anfrage' })
      trackCalculatorStep(2, { franchise })
      entries.push(zustand.geteilt ? 1 : 3)
    },
    goBack(davor) {
      if (entries.isBehind(davor)) return window.history.back()
      dispatch({ art: 'zurueck', schritt: davor })
      entries.replace(davor)
    },
    forget() {
      forgetRechner()
      forgetVergleich()
      forgetSitzung()
    },
  }
}

/** What an address asks for; `isFirst`: of a document, or after another page. */
function wegZu({ search, hash, state }: Location, schritt: Schrittnummer, isFirst: boolean) {
  const ziel = schrittAus(state)
  if (new URLSearchParams(search).get('step') === '2') return 'karte'
  if (hash.startsWith('#vergleich=') && (ziel === 1 || ziel > schritt)) return 'geteilt'
  if (ziel < schritt) return 'zurueck'
  if (ziel > schritt) return isFirst ? 'wieder' : 'vor'
  return isFirst && ziel === 1 ? 'neu' : 'hier'
}

/** What the history entry of a step holds: back and forward move between steps, the address stays as it is. */
type StepEntry = { schritt: Schrittnummer; von: Schrittnummer }

const entryIn = (state: unknown): StepEntry => (state as StepEntry | null) ?? { schritt: 1, von: 1 }

export const schrittAus = (state: unknown): Schrittnummer => entryIn(state).schritt

function useEntries(schritt: Schrittnummer) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()

  /** Says of the present entry which step it is; also takes the query out of the address. */
  function replace(neu: Schrittnummer, hash = '') {
    const entry: StepEntry | null = neu === 1 ? null : { schritt: neu, von: neu }
    navigate(pathname + hash, { replace: true, state: entry })
  }

  return {
    /** Makes an entry for another step. The router would keep the entry, because the address stays. */
    push(neu: Schrittnummer) {
      // After a reload that did not get as far as its entry, that one is there already.
      if (schrittAus(state) > schritt) return replace(neu)
      const entry: StepEntry = { schritt: neu, von: schritt }
      window.history.pushState(null, '', pathname)
      navigate(pathname, { state: entry })
    },
    replace,
    /** Whether the browser's own back leads to this step. */
    isBehind(davor: Schrittnummer): boolean {
      const entry = entryIn(state)
      return entry.schritt === schritt && entry.von === davor && davor !== schritt
    },
  }
}
