import { useEffect, useRef } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { trackCalculatorStep } from '#app/lib/tracking.ts'
import { useLocation, useNavigate } from '#app/router.tsx'
import { kalenderjahr } from '#domain/praemienjahr.ts'
import { gemerkteSitzung, nimmSchritt1, vergissSitzung } from '../schritt-1/zwischenspeicher.ts'
import type { Ansicht } from '../zustand/ansicht.ts'
import type { Dispatch } from '../zustand/rechenwerk.ts'
import { franchiseDesBesuchers, type Schritt, type Zustand } from '../zustand/zustand.ts'
import { melde } from './melde.ts'
import type { Folgeschritte } from './speicher.ts'
import type { ZumAngebot } from './zum-angebot.ts'

type Verlauf = {
  zustand: Zustand
  dispatch: Dispatch
  ladeFolgeschritte: () => Promise<Folgeschritte>
  zumAngebot: ZumAngebot
}

/** Between the steps: buttons, browser history, a reload, the embedded card, a shared address. */
export function useVerlauf({ zustand, dispatch, ladeFolgeschritte, zumAngebot }: Verlauf) {
  const location = useLocation()
  const seitenDaten = useSeitenDaten()
  const aktuellesJahr = kalenderjahr(seitenDaten.datum)
  const { schritt } = zustand
  const eintraege = useEintraege(schritt)

  /** From step 1 perhaps straight to a form of step 2. */
  async function weiter(form?: Ansicht['form']) {
    if (zustand.schritt === 1) {
      if (!(await zumAngebot({ sofort: zustand.sofort, form }))) return
      trackCalculatorStep(1)
      eintraege.merke(2)
    } else if (zustand.schritt === 2 && zustand.daten.art === 'bereit') {
      dispatch({ art: 'anfrage' })
      const franchise = franchiseDesBesuchers(zustand, zustand.daten.tabelle.jahr, aktuellesJahr)
      trackCalculatorStep(2, franchise === null ? {} : { franchise })
      eintraege.merke(zustand.geteilt ? 1 : 3)
    }
  }

  function zurueck(ziel: 1 | 2) {
    if (eintraege.istDavor(ziel)) return window.history.back()
    dispatch({ art: 'zurueck', schritt: ziel })
    eintraege.ersetze(ziel)
  }

  async function oeffneGeteilten(hash: string) {
    try {
      const geteilt = (await ladeFolgeschritte()).geteilterAus(hash)
      if (!geteilt) return
      dispatch({ art: 'geteilt', geteilt })
      eintraege.ersetze(2, hash)
    } catch (error) {
      melde(error)
    }
  }

  async function stelleWiederHer() {
    const gespeichert = nimmSchritt1()
    if (!gespeichert) return eintraege.ersetze(1)
    const { eingabe, bfs } = gespeichert
    dispatch({ art: 'zurueck', schritt: 1 })
    // The card asks one person.
    dispatch({ art: 'haushalt', haushalt: { fuerWen: 'ich', personen: zustand.personen } })
    dispatch({ art: 'eingabe', eingabe })
    const gelungen = await zumAngebot({ sofort: null, bfs })
    // The card's 'Weiter' is complete only here, where the place is known for sure.
    if (gelungen) trackCalculatorStep(1)
    eintraege.ersetze(gelungen ? 2 : 1)
  }

  /**
   * Loaded anew in a later step, after a reload or because the tab was discarded: back to where the visitor was. Where
   * something does not arrive, entry and memory stay as they are: the next reload gets there after all.
   */
  async function setzeFort(ziel: 2 | 3) {
    try {
      const { fortsetzung } = await ladeFolgeschritte()
      const gemerkt = await fortsetzung(gemerkteSitzung(), ziel, seitenDaten, dispatch)
      if (!gemerkt) return eintraege.ersetze(1)
      if ((await zumAngebot(gemerkt)) && ziel === 3) dispatch({ art: 'anfrage' })
    } catch (error) {
      melde(error)
    }
  }

  /** Forward again after going back: as if 'Weiter' had been pressed. */
  async function gehVor(ziel: 2 | 3) {
    if (zustand.schritt !== 1) return dispatch({ art: 'anfrage' })
    const gelungen = await zumAngebot({ sofort: zustand.sofort })
    if (!gelungen || ziel === 3) eintraege.ersetze(gelungen ? 2 : 1)
  }

  const istErster = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the address; everything else is as of that rendering
  useEffect(() => {
    const frischGeladen = istErster.current
    istErster.current = false
    const ziel = schrittAus(location.state)
    if (new URLSearchParams(location.search).get('step') === '2') void stelleWiederHer()
    else if (location.hash.startsWith('#vergleich=') && (ziel === 1 || ziel > schritt))
      void oeffneGeteilten(location.hash)
    else if (ziel < schritt) dispatch({ art: 'zurueck', schritt: ziel === 1 ? 1 : 2 })
    else if (ziel !== 1 && ziel > schritt) void (frischGeladen ? setzeFort(ziel) : gehVor(ziel))
    else if (frischGeladen && ziel === 1) vergissSitzung()
  }, [location])

  return { weiter, zurueck }
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
