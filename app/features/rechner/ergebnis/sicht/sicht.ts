import { rememberEqual, rememberLast } from '#app/lib/remember.ts'
import {
  ALLE,
  type Aufteilung,
  type Auslese,
  anfangsAufteilung,
  loesungen,
  mass,
  type Ordnung,
} from '#domain/aufteilung.ts'
import { kontaktDes } from '#domain/erstkontakt.ts'
import { type Franchiserat, franchiserat } from '#domain/franchise-rat.ts'
import type { Tag } from '#domain/fristen.ts'
import type { Mitglied } from '#domain/haushalt.ts'
import type { Kassenloesung, Loesung } from '#domain/haushalt-antwort.ts'
import { mitVerbilligung, type Zusage } from '#domain/kantonsbeitrag.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Daten, Dispatch, Zustand } from '../../zustand/zustand.ts'
import { type Bezug, messRechner, type PersonSicht } from './bezug.ts'
import { type Liste, listenRechner } from './liste.ts'
import { alsMitglied, type Verglichen, verglichenePersonen } from './personen.ts'
import { type Regler, reglerRechner } from './regler.ts'

export type Kasse = { versicherer: number; name: string }

/** What the page knows beside the state. */
export type Umfeld = {
  heute: Tag
  aktuellesJahr: number
  /** All insurers of the directory, by name. */
  kassen: readonly Kasse[]
  kassenName: (versicherer: number) => string
}

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
  /** The first whom it concerns: one answer gives one advice, by price only, because by yearly cost everybody has the best franchise. */
  rat: (Franchiserat & { id: number; name: string }) | null
}

/** What a panel of step 2 looks at, and what it may say. */
export type Blick = { zustand: Zustand; sicht: Sicht; umfeld: Umfeld; dispatch: Dispatch }

/** Each part is worked out once per change of what it depends on: every calculator has its own. */
export function sichtRechner(): (zustand: Zustand, daten: Daten, umfeld: Umfeld) => Sicht {
  const antworte = antwortRechner()
  const messe = messRechner()
  const regle = reglerRechner()
  const liste = listenRechner()
  const rat = rememberLast(ratFuer)
  return (zustand, daten, umfeld) => {
    const antwort = antworte(zustand, daten, umfeld)
    const { verglichene, nur, basis, gefiltert, ...gezeigt } = antwort
    const { tabelle, ordnung, aufteilung } = gezeigt
    const messung = messe(antwort, zustand, umfeld.heute)
    const { personen } = messung
    const zuMehreren = personen.length > 1
    const offene = zuMehreren ? personen.find(({ id }) => id === zustand.ansicht.person) : personen[0]
    const { kassenName } = umfeld
    let bisherige: Liste | undefined
    return {
      ...gezeigt,
      ...messung,
      ...rangDer(antwort),
      zuMehreren,
      regelJahr: tabelle.verbilligung?.regelJahr ?? null,
      regler: offene ? regle(tabelle, offene, aufteilung) : null,
      rat: ordnung === 'preis' ? rat(tabelle, verglichene) : null,
      // Below the answer, and drawn after it: worked out when somebody looks at it.
      get liste() {
        bisherige ??= liste({ ...antwort, personen, offene: offene ?? personen[0], kassenName })
        return bisherige
      },
    }
  }
}

type Antwort = ReturnType<ReturnType<typeof antwortRechner>>

/** Who is compared, at which prices, and how all are insured. */
function antwortRechner() {
  const tabelleNach = rememberLast((tabelle: Regionstabelle, zusage: Zusage | null) =>
    zusage ? mitVerbilligung(tabelle, zusage) : tabelle,
  )
  const gleichePersonen = rememberEqual<readonly Verglichen[]>()
  const gleicheMitglieder = rememberEqual<readonly Mitglied[]>()
  const gleicheOhneWahl = rememberEqual<readonly Mitglied[]>()
  const auslese = rememberLast(ausleseVon)
  const basisVon = rememberLast(loesungen)
  const gewaehlteVon = rememberLast(loesungen)
  const gefilterteVon = rememberLast(loesungen)

  return (zustand: Zustand, { tabelle: volleTabelle }: Daten, { aktuellesJahr, kassen }: Umfeld) => {
    const { zusage } = zustand.verbilligung
    const { ordnung, filter } = zustand.ansicht
    const tabelle = tabelleNach(volleTabelle, zusage)
    const verglichene = gleichePersonen(verglichenePersonen(zustand, tabelle.jahr, aktuellesJahr, zusage?.inAusbildung))
    const mitglieder = gleicheMitglieder(verglichene.map(person => alsMitglied(person, ordnung, tabelle.jahr)))
    const ohneWahl = gleicheOhneWahl(mitglieder.map(mitglied => ({ ...mitglied, wahl: null })))
    const bfs = verglichene[0]?.frage.bfs
    const nur = auslese(filter, kassen, tabelle)
    const basis = basisVon(tabelle, ohneWahl, bfs, ALLE)
    const hatWahl = mitglieder.some(({ wahl }) => wahl)
    const gewaehlt = hatWahl ? gewaehlteVon(tabelle, mitglieder, bfs, ALLE) : basis
    const gefiltert = nur === ALLE ? gewaehlt : gefilterteVon(tabelle, mitglieder, bfs, nur)
    // What is filtered away gives way to what was chosen, and what is not sold to the first of all.
    const moegliche = [gefiltert, gewaehlt, basis]
    const kombination = moegliche.find(eine => eine.kombination)?.kombination
    const alleinige = moegliche.flatMap(eine => eine.kassen)
    const kasse = alleinige.find(({ versicherer }) => versicherer === zustand.kasse) ?? alleinige[0]
    const gewollt = zustand.aufteilung ?? anfangsAufteilung(basis, ordnung)
    const aufteilung: Aufteilung = gewollt === 'kasse' && kasse ? 'kasse' : 'kombination'
    const loesung: Loesung | undefined = aufteilung === 'kasse' ? kasse : kombination
    const wege = { kasse, kombination }
    return { tabelle, volleTabelle, ordnung, verglichene, nur, basis, gefiltert, aufteilung, wege, loesung }
  }
}

/** Chosen in another table, a contact that this one does not know would hide everything. */
function ausleseVon(
  { kontakte, suche, ohneKassen }: Zustand['ansicht']['filter'],
  kassen: readonly Kasse[],
  { tarife }: Regionstabelle,
): Auslese {
  const bekannte = kontakte.filter(kontakt => tarife.some(tarif => kontaktDes(tarif) === kontakt))
  const gesucht = suche.trim().toLowerCase()
  if (gesucht === '' && ohneKassen.length === 0)
    return bekannte.length === 0 ? ALLE : { kontakte: bekannte, kassen: null }
  const erlaubte = kassen.filter(
    ({ versicherer, name }) => !ohneKassen.includes(versicherer) && name.toLowerCase().includes(gesucht),
  )
  return { kontakte: bekannte, kassen: new Set(erlaubte.map(({ versicherer }) => versicherer)) }
}

/** How the answer stands among all there are. */
function rangDer({ loesung, basis: { kassen, kombination }, aufteilung, ordnung }: Antwort) {
  const [kasse] = kassen
  const guenstigste = aufteilung === 'kasse' ? kasse : kombination
  const istHoechstens = (andere: Loesung | undefined) =>
    loesung !== undefined && (!andere || mass(loesung, ordnung) <= mass(andere, ordnung))
  return {
    guenstigste,
    istErste: istHoechstens(guenstigste),
    istGuenstigste: istHoechstens(kasse) && istHoechstens(kombination),
    getrenntGuenstiger: Boolean(kasse && kombination && mass(kombination, ordnung) < mass(kasse, ordnung)),
  }
}

function ratFuer(tabelle: Regionstabelle, personen: readonly Verglichen[]): Sicht['rat'] {
  for (const { id, name, frage, gilt, kosten, alter } of personen) {
    const rat = franchiserat(tabelle, { frage, franchise: gilt, kosten, alter: alter ?? null })
    if (rat) return { id, name, ...rat }
  }
  return null
}
