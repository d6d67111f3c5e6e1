import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { trackCalculatorStep } from '#app/lib/tracking.ts'
import { useLocation, useNavigate } from '#app/router.tsx'
import { showToast } from '#app/ui/toast.ts'
import { type EingabeFehler, eingabeFehler, nachgeschlagen, personAus } from './eingabe.ts'
import { ladeFolgeschritte } from './nachladen.ts'
import { ladeOrte, ladeVerzeichnis, text } from './orte-laden.ts'
import { type Aktion, ANFANG, type Eingabe, naechster, type Person, type Zustand } from './zustand.ts'
import { merkeJahrgang, nimmSchritt1 } from './zwischenspeicher.ts'

/** What the history entry of a step holds: so back and forward move between steps without another address. */
type Eintrag = { schritt: 1 | 2 | 3; von: 1 | 2 | 3 }

const schrittAus = (state: unknown): 1 | 2 | 3 => (state as Eintrag | null)?.schritt ?? 1

/** While the page stays open the calculator is found as it was left, whatever was read in between. In memory only. */
let zuletzt: Zustand | null = null

export type Rechenwerk = ReturnType<typeof useRechner>

/** The calculator's state and what moves it: buttons, browser history, a restored or shared comparison. */
export function useRechner() {
  const location = useLocation()
  const navigate = useNavigate()
  const aktuellesJahr = Number(useSeitenDaten().datum.slice(0, 4))
  const [zustand, dispatch] = useReducer(naechster, location, wieVerlassen)
  const [fehler, setFehler] = useState<EingabeFehler>({})
  const [versuch, setVersuch] = useState(0)
  const [wartet, setWartet] = useState(false)
  const { schritt } = zustand

  useEffect(() => {
    zuletzt = zustand
  }, [zustand])

  useEffect(() => {
    // Early, so that 'Weiter' asks for the region's table only. Whether it failed matters there.
    ladeFolgeschritte().catch(() => {})
  }, [])

  /** The step becomes an entry of the history. The router keeps the entry when the address stays, so it is made here. */
  function merkeSchritt(neu: 1 | 2 | 3) {
    const eintrag: Eintrag = { schritt: neu, von: schritt }
    window.history.pushState(null, '', location.pathname)
    navigate(location.pathname, { state: eintrag })
  }

  function ersetzeSchritt(neu: 1 | 2 | 3, hash = '') {
    const eintrag: Eintrag | null = neu === 1 ? null : { schritt: neu, von: neu }
    navigate(location.pathname + hash, { replace: true, state: eintrag })
  }

  /** From what was typed to a person with a known municipality; false when something is missing. */
  async function zumAngebot(eingabe: Eingabe, bfs?: number): Promise<boolean> {
    setWartet(true)
    try {
      const orte = await ladeOrte()
      const { jahr } = await ladeVerzeichnis()
      const bekannt = mitGemeinde(nachgeschlagen(eingabe, orte), orte.nachPlz.get(Number(eingabe.plz)), bfs)
      const falsches = eingabeFehler(bekannt, orte, aktuellesJahr)
      const person = personAus(bekannt, aktuellesJahr)
      dispatch({ art: 'eingabe', eingabe: bekannt })
      setFehler(falsches)
      if (!person || Object.keys(falsches).length > 0) {
        setVersuch(bisher => bisher + 1)
        return false
      }
      merkeJahrgang(bekannt.geburtsjahr)
      dispatch({ art: 'angebot', person, praemienjahr: jahr })
      return true
    } catch (error) {
      melde(error)
      return false
    } finally {
      setWartet(false)
    }
  }

  async function weiter() {
    if (zustand.schritt === 1) {
      if (!(await zumAngebot(zustand.eingabe))) return
      trackCalculatorStep(1)
      merkeSchritt(2)
    } else if (zustand.schritt === 2) {
      if (zustand.daten.art !== 'bereit') return
      dispatch({ art: 'anfrage' })
      trackCalculatorStep(2, { franchise: zustand.wahl.franchise })
      merkeSchritt(zustand.person.art === 'geteilt' ? 1 : 3)
    }
  }

  /** The button goes where the browser's own back goes, if that is the step before. */
  function zurueck(ziel: 1 | 2) {
    const eintrag = location.state as Eintrag | null
    if (eintrag?.von === ziel && eintrag.schritt === schritt && schritt !== ziel) return window.history.back()
    dispatch({ art: 'zurueck', schritt: ziel })
    ersetzeSchritt(ziel)
  }

  async function oeffneGeteilten(hash: string) {
    try {
      const { vergleichAusFragment } = await ladeFolgeschritte()
      const vergleich = vergleichAusFragment(hash)
      if (!vergleich) return
      const { franchise, ...rest } = vergleich
      const { jahr } = await ladeVerzeichnis()
      dispatch({ art: 'zurueck', schritt: 1 })
      dispatch({ art: 'angebot', person: { art: 'geteilt', ...rest }, praemienjahr: jahr, franchise })
      ersetzeSchritt(2, hash)
    } catch (error) {
      melde(error)
    }
  }

  async function stelleWiederHer() {
    const gespeichert = nimmSchritt1()
    if (!gespeichert) return ersetzeSchritt(1)
    dispatch({ art: 'zurueck', schritt: 1 })
    dispatch({ art: 'eingabe', eingabe: gespeichert.eingabe })
    ersetzeSchritt((await zumAngebot(gespeichert.eingabe, gespeichert.bfs)) ? 2 : 1)
  }

  const istErster = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the address; everything else is as of that rendering
  useEffect(() => {
    const erster = istErster.current
    istErster.current = false
    const ziel = schrittAus(location.state)
    if (new URLSearchParams(location.search).get('step') === '2') void stelleWiederHer()
    else if (location.hash.startsWith('#vergleich=') && ziel === 1) void oeffneGeteilten(location.hash)
    else if (ziel < schritt) dispatch({ art: 'zurueck', schritt: ziel === 1 ? 1 : 2 })
    else if (ziel > schritt && erster) ersetzeSchritt(schritt)
    else if (ziel > schritt && zustand.schritt === 1)
      void zumAngebot(zustand.eingabe).then(gelungen =>
        gelungen ? ziel === 3 && ersetzeSchritt(2) : ersetzeSchritt(1),
      )
    else if (ziel > schritt) dispatch({ art: 'anfrage' })
  }, [location])

  const laedt = zustand.schritt === 2 && zustand.daten.art === 'laedt'
  const person = zustand.schritt === 1 ? null : zustand.person
  useEffect(() => {
    if (!laedt || !person) return
    lade(person).then(dispatch)
  }, [laedt, person])

  /** For 'Mehr Angebote laden': newer data replace the shown ones; rejects when the site cannot be reached. */
  const pruefeDaten = useCallback(async () => {
    if (zustand.schritt === 1 || zustand.daten.art !== 'bereit') return
    const { geaenderteDaten } = await ladeFolgeschritte()
    const neu = await geaenderteDaten(zustand.person, zustand.daten)
    if (neu) dispatch({ art: 'geladen', person: zustand.person, ...neu })
  }, [zustand])

  /** The enquiry is sent: the next visit starts anew. */
  const vergiss = () => {
    zuletzt = null
  }

  return { vergiss, zustand, dispatch, fehler, setFehler, versuch, wartet, weiter, zurueck, pruefeDaten, aktuellesJahr }
}

function wieVerlassen({ state }: { state: unknown }): Zustand {
  if (!zuletzt) return ANFANG
  const ziel = schrittAus(state)
  return ziel === 3 ? zuletzt : naechster(zuletzt, { art: 'zurueck', schritt: ziel })
}

async function lade(person: Person): Promise<Aktion> {
  try {
    const { ladeDaten } = await ladeFolgeschritte()
    return { art: 'geladen', person, ...(await ladeDaten(person)) }
  } catch (error) {
    return { art: 'ladefehler', person, meldung: melde(error) }
  }
}

/** The cause for whoever looks into the console, a sentence for the visitor. */
function melde(error: unknown): string {
  const meldung = text(error)
  console.error(meldung)
  showToast({ title: 'Fehler', description: 'Die Prämien konnten nicht berechnet werden.', variant: 'destructive' })
  return meldung
}

function mitGemeinde(eingabe: Eingabe, orte: readonly NonNullable<Eingabe['gewaehlt']>[] = [], bfs?: number): Eingabe {
  const gewaehlt = orte.find(ort => ort.bfs === bfs && ort.ort === eingabe.ort)
  return gewaehlt ? { ...eingabe, gewaehlt } : eingabe
}
