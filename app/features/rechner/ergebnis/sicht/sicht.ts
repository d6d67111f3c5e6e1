import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { TITEL } from '#content/rechner/mitnehmen.ts'
import type { Tag } from '#domain/fristen/fristen.ts'
import type { Loesung } from '#domain/haushalt/antwort.ts'
import type { Aufteilung } from '#domain/haushalt/aufteilung.ts'
import { type Franchiserat, franchiserat } from '#domain/kosten/franchise-rat.ts'
import {
  besteFranchisen,
  guenstigsteJeFranchise,
  versichererOhneFranchise,
} from '#domain/kosten/franchise-vergleich.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import type { Daten, Dispatch, Zustand } from '../../zustand/zustand.ts'
import { antwortRechner, messung, type PersonSicht, rangDer } from './antwort.ts'
import { type Liste, listenRechner } from './liste.ts'
import type { Verglichen } from './personen.ts'

/** What the page knows beside the state. */
export type Umfeld = {
  heute: Tag
  aktuellesJahr: number
  /** All insurers of the directory, by name. */
  kassen: readonly { versicherer: number; name: string }[]
  kassenName: (versicherer: number) => string
}

/** Everything that steps 2 and 3 show and send, for one person and for several. */
export type Sicht = ReturnType<ReturnType<typeof sichtRechner>>

/** What a panel of step 2 looks at, and what it may say. */
export type Blick = { zustand: Zustand; sicht: Sicht; umfeld: Umfeld; dispatch: Dispatch }

/** Answers and rows are worked out once per change of what they depend on: every calculator has its own. */
export function sichtRechner() {
  const antworte = antwortRechner()
  const listeAus = listenRechner()
  return (zustand: Zustand, daten: Daten, { heute, aktuellesJahr, kassen, kassenName }: Umfeld) => {
    const antwort = antworte(zustand, daten.tabelle, aktuellesJahr, kassen)
    const { tabelle, volleTabelle, ordnung, aufteilung, wege, loesung, verglichene } = antwort
    const gemessen = messung(antwort, zustand.anderesJahr, heute)
    const { personen } = gemessen
    const zuMehreren = personen.length > 1
    const offene = zuMehreren ? personen.find(({ id }) => id === zustand.ansicht.person) : personen[0]
    let liste: Liste | undefined
    return {
      /** As shown, with premium reduction after it; at full prices everything is that is sent, printed or mailed. */
      ...{ tabelle, volleTabelle, ordnung, aufteilung, wege, loesung, zuMehreren },
      ...gemessen,
      ...rangDer(antwort),
      /** By whose rules the canton pays; null: full prices. */
      regelJahr: tabelle.verbilligung?.regelJahr ?? null,
      /** Of the one person, or of the one whose line is open; null: nobody's. */
      regler: offene ? reglerFuer(tabelle, offene, aufteilung) : null,
      // By yearly cost everybody has the best franchise.
      rat: ordnung === 'preis' ? ratFuer(tabelle, verglichene) : null,
      // Below the answer, and drawn after it: worked out when somebody looks at it.
      get liste(): Liste {
        liste ??= listeAus(antwort, personen, offene ?? personen[0], kassenName)
        return liste
      },
    }
  }
}

/** The first whom it concerns: one answer gives one advice. */
function ratFuer(
  tabelle: Regionstabelle,
  personen: readonly Verglichen[],
): (Franchiserat & Pick<Verglichen, 'id' | 'name'>) | null {
  for (const { id, name, frage, gilt, kosten, alter } of personen) {
    const rat = franchiserat(tabelle, { frage, franchise: gilt, kosten, alter: alter ?? null })
    if (rat) return { id, name, ...rat }
  }
  return null
}

/** What a person's controls show. */
export type Regler = ReturnType<typeof reglerFuer>

/** At each franchise what the person would pay in this answer: of a child with its siblings' tier, of all at one insurer there. */
export function reglerFuer(tabelle: Regionstabelle, person: PersonSicht, aufteilung: Aufteilung) {
  const { gewaehlt, gilt, frage, klasse } = person
  const stufe = gewaehlt?.stufe ?? frage.stufe
  const alleBei = aufteilung === 'kasse' ? gewaehlt?.angebot.versicherer : undefined
  const jeFranchise = guenstigsteJeFranchise(
    tabelle,
    { ...frage, stufe },
    ({ versicherer }) => alleBei === undefined || versicherer === alleBei,
  )
  return {
    person,
    jeFranchise,
    franchise: gewaehlt?.franchise ?? gilt,
    /** Which of them is best for which health costs. */
    bereiche: besteFranchisen(jeFranchise, klasse),
    ohneFranchise: versichererOhneFranchise(tabelle, frage, gilt),
  }
}

/** What an answer is called where it is sent or taken along: of one person the offer, of several how they are insured. */
export function titelVon(
  { personen, aufteilung }: Pick<Sicht, 'personen' | 'aufteilung'>,
  { policen: [erste] }: Loesung,
  kassenName: (versicherer: number) => string,
): { name: string; zusatz: string } {
  if (!erste) return { name: '', zusatz: '' }
  const kasse = kassenName(erste.angebot.versicherer)
  if (personen.length === 1)
    return { name: kasse, zusatz: `${kontaktName(erste.angebot.kontakt)} · ${erste.angebot.tarif}` }
  const name = aufteilung === 'kasse' ? TITEL.alleBei(kasse) : TITEL.kombination
  return { name, zusatz: TITEL.personen(personen.length) }
}
