import { useEffect, useRef } from 'react'
import { EIGENER_VERGLEICH } from '#app/lib/eigener-vergleich.ts'
import { RECHNER, useVergessen } from '#app/lib/gedaechtnis.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { trackCalculatorStep } from '#app/lib/tracking.ts'
import { useLocation, useNavigate } from '#app/router.tsx'
import { kalenderjahr } from '#domain/praemienjahr.ts'
import { forgetSitzung, rememberedSitzung, takeSchritt1 } from '../schritt-1/tab-storage.ts'
import type { Rechenwerk } from '../zustand/rechenwerk.ts'
import type { Schritt, Zustand } from '../zustand/zustand.ts'
import { melde } from './melde.ts'
import { openAngebot } from './open-angebot.ts'
import type { Store } from './store.ts'

/** Between the steps: buttons, browser history, a reload, the embedded card, a shared address. */
export function useStepHistory(store: Store, zustand: Zustand): Rechenwerk {
  const { dispatch, loadFolgeschritte } = store
  const { schritt, sofort } = zustand
  const location = useLocation()
  const seitenDaten = useSeitenDaten()
  const aktuellesJahr = kalenderjahr(seitenDaten.datum)
  const eintraege = useEintraege(schritt)
  const vergissRechner = useVergessen(RECHNER)
  const vergissVergleich = useVergessen(EIGENER_VERGLEICH)

  async function oeffneGeteilten() {
    const geteilt = (await loadFolgeschritte()).geteilterAus(location.hash)
    if (!geteilt) return
    dispatch({ art: 'geteilt', geteilt })
    eintraege.ersetze(2, location.hash)
  }

  async function uebernimmKarte() {
    const karte = takeSchritt1(zustand)
    if (!karte) return eintraege.ersetze(1)
    dispatch({ art: 'zurueck', schritt: 1 })
    dispatch({ art: 'eingabe', eingabe: karte.eingabe })
    const gelungen = await openAngebot(store, aktuellesJahr, { sofort: null, bfs: karte.bfs })
    // The card's 'Weiter' is complete only here, where the place is known for sure.
    if (gelungen) trackCalculatorStep(1)
    eintraege.ersetze(gelungen ? 2 : 1)
  }

  /**
   * Loaded anew in a later step, after a reload or because the tab was discarded: back to where the visitor was. Where
   * something does not arrive, entry and memory stay as they are: the next reload gets there after all.
   */
  async function setzeFort(ziel: Schritt) {
    const { restoreSitzung } = await loadFolgeschritte()
    const gemerkt = await restoreSitzung(rememberedSitzung(), ziel, seitenDaten, dispatch)
    if (!gemerkt) return eintraege.ersetze(1)
    if ((await openAngebot(store, aktuellesJahr, gemerkt)) && ziel === 3) dispatch({ art: 'anfrage' })
  }

  /** Forward again after going back: as if 'Weiter' had been pressed. */
  async function gehVor(ziel: Schritt) {
    if (schritt !== 1) return dispatch({ art: 'anfrage' })
    const gelungen = await openAngebot(store, aktuellesJahr, { sofort })
    if (!gelungen || ziel === 3) eintraege.ersetze(gelungen ? 2 : 1)
  }

  async function folgeDerAdresse(frischGeladen: boolean) {
    const ziel = schrittAus(location.state)
    if (new URLSearchParams(location.search).get('step') === '2') await uebernimmKarte()
    else if (location.hash.startsWith('#vergleich=') && (ziel === 1 || ziel > schritt)) await oeffneGeteilten()
    else if (ziel < schritt) dispatch({ art: 'zurueck', schritt: ziel })
    else if (ziel > schritt) await (frischGeladen ? setzeFort(ziel) : gehVor(ziel))
    else if (frischGeladen && ziel === 1) forgetSitzung()
  }

  const istErster = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the address; everything else is as of that rendering
  useEffect(() => {
    const frischGeladen = istErster.current
    istErster.current = false
    folgeDerAdresse(frischGeladen).catch(melde)
  }, [location])

  return {
    dispatch,
    aktuellesJahr,
    async goToAngebot(form) {
      if (!(await openAngebot(store, aktuellesJahr, { sofort, form }))) return
      trackCalculatorStep(1)
      eintraege.merke(2)
    },
    goToAnfrage(franchise) {
      dispatch({ art: 'anfrage' })
      trackCalculatorStep(2, { franchise })
      eintraege.merke(zustand.geteilt ? 1 : 3)
    },
    zurueck(ziel) {
      if (eintraege.istDavor(ziel)) return window.history.back()
      dispatch({ art: 'zurueck', schritt: ziel })
      eintraege.ersetze(ziel)
    },
    vergiss() {
      vergissRechner()
      vergissVergleich()
      forgetSitzung()
    },
  }
}

/** What the history entry of a step holds: back and forward move between steps, the address stays as it is. */
type Eintrag = { schritt: Schritt; von: Schritt }

const eintragAus = (state: unknown): Eintrag => (state as Eintrag | null) ?? { schritt: 1, von: 1 }

export const schrittAus = (state: unknown): Schritt => eintragAus(state).schritt

function useEintraege(schritt: Schritt) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()

  /** Says of the present entry which step it is; also takes the query out of the address. */
  function ersetze(neu: Schritt, hash = '') {
    const eintrag: Eintrag | null = neu === 1 ? null : { schritt: neu, von: neu }
    navigate(pathname + hash, { replace: true, state: eintrag })
  }

  return {
    /** Makes an entry for another step. The router would keep the entry, because the address stays. */
    merke(neu: Schritt) {
      // After a reload that did not get as far as its entry, that one is there already.
      if (schrittAus(state) > schritt) return ersetze(neu)
      const eintrag: Eintrag = { schritt: neu, von: schritt }
      window.history.pushState(null, '', pathname)
      navigate(pathname, { state: eintrag })
    },
    ersetze,
    /** Whether the browser's own back leads to this step. */
    istDavor(anderer: Schritt): boolean {
      const eintrag = eintragAus(state)
      return eintrag.schritt === schritt && eintrag.von === anderer && anderer !== schritt
    },
  }
}
