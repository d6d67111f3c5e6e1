import { kontaktDes } from '#domain/erstkontakt.ts'
import type { Tag } from '#domain/fristen.ts'
import type { Mitglied } from '#domain/haushalt.ts'
import type { Loesung } from '#domain/haushalt-antwort.ts'
import { mitVerbilligung, type Zusage } from '#domain/kantonsbeitrag.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Aufteilung, Daten, Zustand } from '../../zustand/zustand.ts'
import { ALLE, type Auslese, anfangsAufteilung, type Loesungen, loesungen } from './loesungen.ts'
import { alsMitglied, type Verglichen, verglichenePersonen } from './personen.ts'
import { rememberEqual, rememberLast } from './remember-last.ts'

export type Kasse = { versicherer: number; name: string }

/** What the page knows beside the state. */
export type Umfeld = {
  heute: Tag
  aktuellesJahr: number
  /** All insurers of the directory, by name. */
  kassen: readonly Kasse[]
  kassenName: (versicherer: number) => string
}

export type Antwort = ReturnType<ReturnType<typeof antwortRechner>>

/** Who is compared, at which prices, and how all are insured. */
export function antwortRechner() {
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

  return (zustand: Zustand, daten: Daten, { aktuellesJahr, kassen }: Umfeld) => {
    const { zusage } = zustand.verbilligung
    const { ordnung, filter } = zustand.ansicht
    const tabelle = tabelleNach(daten.tabelle, zusage)
    const verglichene = gleichePersonen(
      verglichenePersonen(zustand, tabelle.jahr, aktuellesJahr, zusage?.inAusbildung ?? KEINE_NUMMERN),
    )
    const mitglieder = gleicheMitglieder(verglichene.map(person => alsMitglied(person, ordnung, tabelle.jahr)))
    const ohneWahl = gleicheOhneWahl(mitglieder.map(mitglied => ({ ...mitglied, wahl: null })))
    const bfs = verglichene[0]?.frage.bfs
    const nur = auslese(filter, kassen, tabelle)
    const basis = basisVon(tabelle, ohneWahl, bfs, ALLE)
    const hatWahl = mitglieder.some(({ wahl }) => wahl)
    const gewaehlt = hatWahl ? gewaehlteVon(tabelle, mitglieder, bfs, ALLE) : basis
    const gefiltert = nur === ALLE ? gewaehlt : gefilterteVon(tabelle, mitglieder, bfs, nur)
    const gewaehlte = gewaehlteLoesung(zustand, [gefiltert, gewaehlt, basis], verglichene.length > 1)
    return { tabelle, ordnung, verglichene, nur, basis, gefiltert, ...gewaehlte }
  }
}

const KEINE_NUMMERN: readonly number[] = []

/** What is filtered away gives way to what was chosen, and what is not sold to the first of all: in this order. */
function gewaehlteLoesung(
  zustand: Zustand,
  moegliche: readonly [Loesungen, Loesungen, Loesungen],
  zuMehreren: boolean,
) {
  const [, , basis] = moegliche
  const kombination = moegliche.find(eine => eine.kombination)?.kombination
  const gewuenscht = zustand.kasse
  const kasse =
    moegliche.flatMap(({ kassen }) => kassen).find(({ versicherer }) => versicherer === gewuenscht) ??
    moegliche.find(({ kassen }) => kassen.length > 0)?.kassen[0]
  const gewollt = zustand.aufteilung ?? anfangsAufteilung(basis, zustand.ansicht.ordnung)
  const aufteilung: Aufteilung = zuMehreren && gewollt === 'kasse' && kasse ? 'kasse' : 'kombination'
  const loesung: Loesung | undefined = aufteilung === 'kasse' ? kasse : kombination
  return { aufteilung, wege: { kasse, kombination }, loesung }
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
