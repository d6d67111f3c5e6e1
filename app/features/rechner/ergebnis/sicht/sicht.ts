import { type Franchiseangebot, guenstigsteJeFranchise, versichererOhneFranchise } from '#domain/franchise-vergleich.ts'
import type { Kassenloesung, Loesung } from '#domain/haushalt-antwort.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Ordnung } from '../../zustand/ansicht.ts'
import type { Dispatch } from '../../zustand/rechenwerk.ts'
import type { Aufteilung, Daten, Zustand } from '../../zustand/zustand.ts'
import { type Antwort, antwortRechner, type Umfeld } from './antwort.ts'
import { type Bezug, messRechner, type PersonSicht } from './bezug.ts'
import { type Liste, listenRechner } from './liste.ts'
import { mass } from './loesungen.ts'
import type { Verglichen } from './personen.ts'
import { type Rat, ratFuer } from './rat.ts'
import { rememberEqual, rememberLast } from './remember-last.ts'

/** What a person's controls show: prices at each franchise in the answer that is on the screen. */
export type Regler = { person: PersonSicht; jeFranchise: readonly Franchiseangebot[]; ohneFranchise: readonly number[] }

/** Everything that steps 2 and 3 show and send, for one person and for several. */
export type Sicht = {
  /** As shown; with premium reduction its prices are after it. */
  tabelle: Regionstabelle
  volleTabelle: Regionstabelle
  /** By whose rules the canton pays; null: full prices. */
  regelJahr: number | null
  ordnung: Ordnung
  personen: readonly PersonSicht[]
  zuMehreren: boolean
  aufteilung: Aufteilung
  /** The two ways, for the switch; undefined where nobody sells to all. */
  wege: { kasse: Kassenloesung | undefined; kombination: Loesung | undefined }
  /** The answer: headline, saving, list, bar, enquiry, paper and mail speak of this one. */
  loesung: Loesung | undefined
  /** The same policies without premium reduction: what is sent, printed and mailed. */
  volleLoesung: Loesung | undefined
  /** The cheapest in this way of insuring all. */
  guenstigste: Loesung | undefined
  /** Nothing costs less in this order, and nothing of this way of insuring all. */
  istGuenstigste: boolean
  istErste: boolean
  /** Insured apart they would pay less than at any one insurer. */
  getrenntGuenstiger: boolean
  bezug: Bezug | undefined
  vollerBezug: Bezug | undefined
  /** Of the one person, or of the one whose line is open; null: nobody's. */
  regler: Regler | null
  liste: Liste
  /** By price only: by yearly cost everybody has the best franchise. */
  rat: Rat | null
}

/** Each part is worked out once per change of what it depends on: every calculator has its own. */
export function sichtRechner(): (zustand: Zustand, daten: Daten, umfeld: Umfeld) => Sicht {
  const antworte = antwortRechner()
  const messe = messRechner()
  const regle = reglerRechner()
  const liste = listenRechner()
  const rat = rememberLast(ratFuer)
  return (zustand, daten, umfeld) => {
    const antwort = antworte(zustand, daten, umfeld)
    const { tabelle, ordnung, verglichene, aufteilung, basis, loesung } = antwort
    const messung = messe(antwort, zustand, umfeld.heute)
    const { personen } = messung
    const zuMehreren = personen.length > 1
    const offene = zuMehreren ? personen.find(({ id }) => id === zustand.ansicht.person) : personen[0]
    return {
      ...messung,
      ...{ tabelle, ordnung, zuMehreren, aufteilung, loesung, volleTabelle: daten.tabelle, wege: antwort.wege },
      ...rangDer(antwort),
      regelJahr: tabelle.verbilligung?.regelJahr ?? null,
      regler: offene ? regle(tabelle, offene, aufteilung) : null,
      rat: ordnung === 'preis' ? rat(tabelle, verglichene, umfeld.aktuellesJahr) : null,
      liste: liste({
        ...{ tabelle, ordnung, aufteilung, basis, personen, gefiltert: antwort.gefiltert, nur: antwort.nur },
        offene: offene ?? personen[0],
      }),
    }
  }
}

/** How the answer stands among all there are. */
function rangDer({ loesung, basis, aufteilung, ordnung }: Antwort) {
  const guenstigste = aufteilung === 'kasse' ? basis.kassen[0] : basis.kombination
  const istHoechstens = (andere: Loesung | undefined) =>
    loesung !== undefined && (andere === undefined || mass(loesung, ordnung) <= mass(andere, ordnung))
  return {
    guenstigste,
    istErste: istHoechstens(guenstigste),
    istGuenstigste: istHoechstens(basis.kassen[0]) && istHoechstens(basis.kombination),
    getrenntGuenstiger:
      basis.kombination !== undefined &&
      basis.kassen[0] !== undefined &&
      mass(basis.kombination, ordnung) < mass(basis.kassen[0], ordnung),
  }
}

/** What the controls of a person show. */
function reglerRechner() {
  const gleicheFrage = rememberEqual<Verglichen['frage']>()
  const jeFranchise = rememberLast(guenstigsteBei)
  const ohneFranchise = rememberLast(versichererOhneFranchise)
  return (tabelle: Regionstabelle, person: PersonSicht, aufteilung: Aufteilung): Regler => {
    const { gewaehlt, gilt } = person
    const frage = gleicheFrage(person.frage)
    const beiKasse = aufteilung === 'kasse' ? (gewaehlt?.angebot.versicherer ?? null) : null
    return {
      person,
      jeFranchise: jeFranchise(tabelle, frage, gewaehlt?.stufe ?? frage.stufe, beiKasse),
      ohneFranchise: ohneFranchise(tabelle, frage, gilt),
    }
  }
}

/** At each franchise what the person would pay in this answer: of a child with its siblings' tier, of all at one insurer there. */
function guenstigsteBei(
  tabelle: Regionstabelle,
  frage: Verglichen['frage'],
  stufe: Verglichen['frage']['stufe'],
  beiKasse: number | null,
): Franchiseangebot[] {
  return guenstigsteJeFranchise(
    tabelle,
    { ...frage, stufe },
    ({ versicherer }) => beiKasse === null || versicherer === beiKasse,
  )
}

export type { Kasse, Umfeld } from './antwort.ts'
export type { PersonSicht } from './bezug.ts'

/** What a panel of step 2 looks at, and what it may say. */
export type Blick = { zustand: Zustand; sicht: Sicht; umfeld: Umfeld; dispatch: Dispatch }
