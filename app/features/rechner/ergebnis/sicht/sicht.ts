import type { Tag } from '#domain/fristen/fristen.ts'
import { type Franchiserat, franchiserat } from '#domain/kosten/franchise-rat.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import type { Daten, Dispatch, Zustand } from '../../zustand/zustand.ts'
import { antwortRechner, rangDer } from './antwort.ts'
import { messung } from './bezug.ts'
import { type Liste, listenRechner } from './liste.ts'
import type { Verglichen } from './personen.ts'
import { reglerFuer } from './regler.ts'

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
