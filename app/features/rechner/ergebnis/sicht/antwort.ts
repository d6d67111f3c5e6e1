import { rememberEqual, rememberLast } from '#app/lib/remember.ts'
import { kontaktDes } from '#domain/erstkontakt/erstkontakt.ts'
import type { Loesung } from '#domain/haushalt/antwort.ts'
import { ALLE, type Aufteilung, type Auslese, anfangsAufteilung, loesungen, mass } from '#domain/haushalt/aufteilung.ts'
import type { Mitglied } from '#domain/haushalt/haushalt.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import { mitVerbilligung, type Zusage } from '#domain/verbilligung/kantonsbeitrag.ts'
import type { Filter } from '../../zustand/ansicht.ts'
import type { Zustand } from '../../zustand/zustand.ts'
import { alsMitglied, verglichenePersonen } from './personen.ts'

export type Gesamtantwort = ReturnType<ReturnType<typeof antwortRechner>>

type Kassen = readonly { versicherer: number; name: string }[]

/** Who is compared, at which prices, and how all are insured; worked out anew for other prices, persons or wishes alone. */
export function antwortRechner() {
  const tabelleNach = rememberLast((tabelle: Regionstabelle, zusage: Zusage | null) =>
    zusage ? mitVerbilligung(tabelle, zusage) : tabelle,
  )
  const gleicheMitglieder = rememberEqual<readonly Mitglied[]>()
  const gleicheOhneWahl = rememberEqual<readonly Mitglied[]>()
  const auslese = rememberLast(ausleseVon)
  const basisVon = rememberLast(loesungen)
  const gewaehlteVon = rememberLast(loesungen)
  const gefilterteVon = rememberLast(loesungen)

  return (zustand: Zustand, volleTabelle: Regionstabelle, aktuellesJahr: number, kassen: Kassen) => {
    const { zusage } = zustand.verbilligung
    const { ordnung, filter } = zustand.ansicht
    const tabelle = tabelleNach(volleTabelle, zusage)
    const verglichene = verglichenePersonen(zustand, tabelle.jahr, aktuellesJahr, zusage?.inAusbildung)
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
    /** The two ways, for the switch; undefined where nobody sells to all. */
    const wege = { kasse, kombination }
    /** The answer: headline, saving, list, bar, enquiry, paper and mail speak of this one. */
    const loesung: Loesung | undefined = wege[aufteilung]
    return { tabelle, volleTabelle, ordnung, verglichene, nur, basis, gefiltert, aufteilung, wege, loesung }
  }
}

/** Chosen in another table, a contact that this one does not know would hide everything. */
function ausleseVon({ kontakte, suche, ohneKassen }: Filter, kassen: Kassen, { tarife }: Regionstabelle): Auslese {
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
export function rangDer({ loesung, basis: { kassen, kombination }, aufteilung, ordnung }: Gesamtantwort) {
  const [kasse] = kassen
  const guenstigste = aufteilung === 'kasse' ? kasse : kombination
  const istHoechstens = (andere: Loesung | undefined) =>
    loesung !== undefined && (!andere || mass(loesung, ordnung) <= mass(andere, ordnung))
  return {
    /** In this way of insuring all. */
    guenstigste,
    /** Nothing costs less in this order: of this way of insuring all, and of both. */
    istErste: istHoechstens(guenstigste),
    istGuenstigste: istHoechstens(kasse) && istHoechstens(kombination),
    /** Insured apart they would pay less than at any one insurer. */
    getrenntGuenstiger: Boolean(kasse && kombination && mass(kombination, ordnung) < mass(kasse, ordnung)),
  }
}
