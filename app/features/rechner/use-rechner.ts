import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { trackCalculatorStep } from '#app/lib/tracking.ts'
import { useLocation } from '#app/router.tsx'
import { showToast } from '#app/ui/toast.ts'
import type { Person } from './angebot/eingang.ts'
import { type EingabeFehler, personAus } from './eingabe.ts'
import { folgeschritte, ladeFolgeschritte } from './nachladen.ts'
import { ladeOrte, ladeVerzeichnis, leerlauf, text } from './orte-laden.ts'
import { schrittAus, useVerlauf } from './verlauf.ts'
import { type Aktion, ANFANG, type Eingabe, type Zustand } from './zustand.ts'
import { gemerkteSitzung, merkeJahrgang, nimmSchritt1, vergissSitzung } from './zwischenspeicher.ts'

/** While the page stays open the calculator is found as it was left, whatever was read in between. In memory only. */
let zuletzt: Zustand | null = null

export type Rechenwerk = ReturnType<typeof useRechner>

/** The calculator's state and what moves it: buttons, browser history, a restored or a shared comparison. */
export function useRechner() {
  const location = useLocation()
  const seitenDaten = useSeitenDaten()
  const aktuellesJahr = Number(seitenDaten.datum.slice(0, 4))
  const [zustand, dispatch] = useReducer(naechster, location.state, wieVerlassen)
  const [fehler, setFehler] = useState<EingabeFehler>({})
  /** Counts failed attempts: each one leads to the first field that is wrong. */
  const [fehlversuche, setFehlversuche] = useState(0)
  const [uebergang, setUebergang] = useState<'ruht' | 'laeuft' | 'gescheitert'>('ruht')
  const { schritt } = zustand
  const verlauf = useVerlauf(schritt)

  useEffect(() => {
    zuletzt = zustand
  }, [zustand])

  useEffect(() => {
    // Early, so that 'Weiter' asks for the region's table only; whether it failed matters there.
    leerlauf()
      .then(ladeFolgeschritte)
      .catch(() => {})
  }, [])

  /** From what was typed to a person in a known municipality; false when something is missing. */
  async function zumAngebot(eingabe: Eingabe, sofort: number | null, bfs?: number): Promise<boolean> {
    // Only what has to wait is shown as waiting.
    const wartet = setTimeout(() => setUebergang('laeuft'))
    try {
      const orte = await ladeOrte()
      const { bekannteDaten, verzeichnisVon } = await ladeFolgeschritte()
      const verzeichnis = await verzeichnisVon(sofort)()
      const bekannt = orte.inGemeinde(orte.nachgeschlagen(eingabe), bfs)
      const person = personAus(bekannt, aktuellesJahr)
      dispatch({ art: 'eingabe', eingabe: bekannt })
      setUebergang('ruht')
      if (!person) {
        setFehler(orte.fehler(bekannt, aktuellesJahr))
        setFehlversuche(anzahl => anzahl + 1)
        return false
      }
      merkeJahrgang(bekannt.geburtsjahr)
      const daten = bekannteDaten(verzeichnis, person, sofort)
      dispatch({ art: 'angebot', person, sofort, praemienjahr: verzeichnis.jahr, ...(daten && { daten }) })
      return true
    } catch (error) {
      melde(error)
      setUebergang('gescheitert')
      return false
    } finally {
      clearTimeout(wartet)
    }
  }

  async function weiter() {
    if (zustand.schritt === 1) {
      if (!(await zumAngebot(zustand.eingabe, zustand.fortgang?.sofort ?? null))) return
      trackCalculatorStep(1)
      verlauf.merke(2)
    } else if (zustand.schritt === 2 && zustand.daten.art === 'bereit') {
      dispatch({ art: 'anfrage' })
      trackCalculatorStep(2, { franchise: zustand.wahl.franchise })
      verlauf.merke(zustand.person.art === 'geteilt' ? 1 : 3)
    }
  }

  function zurueck(ziel: 1 | 2) {
    if (verlauf.istDavor(ziel)) return window.history.back()
    dispatch({ art: 'zurueck', schritt: ziel })
    verlauf.ersetze(ziel)
  }

  async function oeffneGeteilten(hash: string) {
    try {
      const { vergleichAusFragment } = await ladeFolgeschritte()
      const vergleich = vergleichAusFragment(hash)
      if (!vergleich) return
      const { franchise, ...rest } = vergleich
      const { jahr } = await ladeVerzeichnis()
      dispatch({ art: 'zurueck', schritt: 1 })
      dispatch({ art: 'angebot', person: { art: 'geteilt', ...rest }, sofort: null, praemienjahr: jahr, franchise })
      verlauf.ersetze(2, hash)
    } catch (error) {
      melde(error)
    }
  }

  async function stelleWiederHer() {
    const gespeichert = nimmSchritt1()
    if (!gespeichert) return verlauf.ersetze(1)
    dispatch({ art: 'zurueck', schritt: 1 })
    dispatch({ art: 'eingabe', eingabe: gespeichert.eingabe })
    const gelungen = await zumAngebot(gespeichert.eingabe, null, gespeichert.bfs)
    // The card's 'Weiter' is complete only here, where the place is known for sure.
    if (gelungen) trackCalculatorStep(1)
    verlauf.ersetze(gelungen ? 2 : 1)
  }

  /** Loaded anew in a later step, after a reload or because the tab was discarded: back to where the visitor was. */
  async function setzeFort(ziel: 2 | 3) {
    try {
      const { fortsetzung } = await ladeFolgeschritte()
      const stand = await fortsetzung(gemerkteSitzung(), ziel, seitenDaten)
      if (!stand) return verlauf.ersetze(1)
      dispatch({ art: 'fortsetzen', ...stand })
      if (!(await zumAngebot(stand.eingabe, stand.fortgang.sofort))) return verlauf.ersetze(1)
      if (ziel === 3) dispatch({ art: 'anfrage' })
    } catch (error) {
      melde(error)
      verlauf.ersetze(1)
    }
  }

  /** Forward again after going back: as if 'Weiter' had been pressed. */
  async function gehVor(ziel: 2 | 3) {
    if (zustand.schritt !== 1) return dispatch({ art: 'anfrage' })
    const gelungen = await zumAngebot(zustand.eingabe, zustand.fortgang?.sofort ?? null)
    if (!gelungen || ziel === 3) verlauf.ersetze(gelungen ? 2 : 1)
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

  const laedt = zustand.schritt === 2 && zustand.daten.art === 'laedt'
  const person = laedt ? zustand.person : null
  const sofort = laedt ? zustand.sofort : null
  useEffect(() => {
    if (person) lade(person, sofort).then(dispatch)
  }, [person, sofort])

  /** For 'Mehr Angebote laden': newer data replace the shown ones; rejects when the site cannot be reached. */
  const pruefeDaten = useCallback(async () => {
    if (zustand.schritt === 1 || zustand.daten.art !== 'bereit') return
    const { geaenderteDaten } = await ladeFolgeschritte()
    const { person, sofort } = zustand
    const neu = await geaenderteDaten(person, sofort, zustand.daten)
    if (neu) dispatch({ art: 'geladen', person, sofort, ...neu })
  }, [zustand])

  /** The enquiry is sent: the next visit starts anew. */
  const vergiss = () => {
    zuletzt = null
    vergissSitzung()
  }

  const eingabepruefung = { fehler, setFehler, fehlversuche }
  return { zustand, dispatch, eingabepruefung, uebergang, weiter, zurueck, pruefeDaten, vergiss, aktuellesJahr }
}

/** Until the code of the later steps is there, there is only step 1. */
function naechster(zustand: Zustand, aktion: Aktion): Zustand {
  const spaeter = folgeschritte()
  if (spaeter) return spaeter.naechster(zustand, aktion)
  return zustand.schritt === 1 && aktion.art === 'eingabe' ? { ...zustand, eingabe: aktion.eingabe } : zustand
}

function wieVerlassen(state: unknown): Zustand {
  if (!zuletzt) return ANFANG
  const ziel = schrittAus(state)
  return ziel === 3 ? zuletzt : naechster(zuletzt, { art: 'zurueck', schritt: ziel })
}

async function lade(person: Person, sofort: number | null): Promise<Aktion> {
  try {
    const { ladeDaten } = await ladeFolgeschritte()
    return { art: 'geladen', person, sofort, ...(await ladeDaten(person, sofort)) }
  } catch (error) {
    return { art: 'ladefehler', person, sofort, meldung: melde(error) }
  }
}

/** The cause for whoever looks into the console, a sentence for the visitor. */
function melde(error: unknown): string {
  const meldung = text(error)
  console.error(meldung)
  showToast({ title: 'Fehler', description: 'Die Prämien konnten nicht berechnet werden.', variant: 'destructive' })
  return meldung
}
