import { kontaktDes } from '#domain/erstkontakt.ts'
import { type Franchiseangebot, guenstigsteJeFranchise, versichererOhneFranchise } from '#domain/franchise-vergleich.ts'
import type { Tag } from '#domain/fristen.ts'
import type { Police } from '#domain/haushalt.ts'
import { type Kassenloesung, type Loesung, zuVollenPreisen } from '#domain/haushalt-antwort.ts'
import { mitVerbilligung } from '#domain/kantonsbeitrag.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Ordnung } from '../../zustand/ansicht.ts'
import type { Dispatch } from '../../zustand/rechenwerk.ts'
import type { Aufteilung, Daten, Zustand } from '../../zustand/zustand.ts'
import { type Bezug, bezugVon, nichtsTunJePerson, type PersonSicht } from './bezug.ts'
import { type Liste, listenRechner } from './liste.ts'
import { ALLE, type Auslese, anfangsAufteilung, type Loesungen, loesungen, mass } from './loesungen.ts'
import { alsMitglied, type Verglichen, verglichenePersonen } from './personen.ts'
import { type Rat, ratFuer } from './rat.ts'
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
  const tabelleNach = rememberLast((tabelle: Regionstabelle, zusage: Zustand['verbilligung']['zusage']) =>
    zusage ? mitVerbilligung(tabelle, zusage) : tabelle,
  )
  const gleichePersonen = rememberEqual<readonly Verglichen[]>()
  const gleicheMitglieder = rememberEqual<readonly ReturnType<typeof alsMitglied>[]>()
  const gleicheOhneWahl = rememberEqual<readonly ReturnType<typeof alsMitglied>[]>()
  const basisVon = rememberLast(loesungen)
  const gewaehlteVon = rememberLast(loesungen)
  const gefilterteVon = rememberLast(loesungen)
  const auslese = rememberLast(ausleseVon)
  const nichtsTunVon = rememberLast(nichtsTunJePerson)
  const jahre = rememberLast((tabelle: Regionstabelle, anderes: Regionstabelle | null, heute: Tag) => ({
    ...{ tabelle, anderes, heute },
  }))
  const bezug = rememberLast(bezugVon)
  const vollerBezug = rememberLast(bezugVon)
  const volle = rememberLast(zuVollenPreisen<Loesung>)
  const gleicheReglerfrage = rememberEqual<Verglichen['frage']>()
  const jeFranchise = rememberLast(guenstigsteBei)
  const ohneFranchise = rememberLast(versichererOhneFranchise)
  const rat = rememberLast(ratFuer)
  const liste = listenRechner()

  return (zustand, daten, { heute, aktuellesJahr, kassen, kassenName }) => {
    const { ansicht, verbilligung, anderesJahr } = zustand
    const { ordnung } = ansicht
    const { zusage } = verbilligung
    const volleTabelle = daten.tabelle
    const tabelle = tabelleNach(volleTabelle, zusage)
    const { jahr } = tabelle
    const personen = gleichePersonen(
      verglichenePersonen(zustand, jahr, aktuellesJahr, zusage?.inAusbildung ?? KEINE_NUMMERN),
    )
    const mitglieder = gleicheMitglieder(personen.map(person => alsMitglied(person, ordnung, jahr)))
    const ohneWahl = gleicheOhneWahl(mitglieder.map(mitglied => ({ ...mitglied, wahl: null })))
    const bfs = personen[0]?.frage.bfs
    const nur = auslese(ansicht.filter, kassen, tabelle)
    const basis = basisVon(tabelle, ohneWahl, bfs, ALLE)
    const hatWahl = mitglieder.some(({ wahl }) => wahl)
    const gewaehlt = hatWahl ? gewaehlteVon(tabelle, mitglieder, bfs, ALLE) : basis
    const gefiltert = nur === ALLE ? gewaehlt : gefilterteVon(tabelle, mitglieder, bfs, nur)
    const { aufteilung, wege, loesung } = antwort(zustand, [gefiltert, gewaehlt, basis], personen.length > 1)
    const policen = loesung?.policen ?? KEINE_POLICEN
    const nichtsTun = nichtsTunVon(
      personen,
      jahre(volleTabelle, anderesJahr.art === 'bereit' ? anderesJahr.tabelle : null, heute),
    )
    const gemessen = bezug(tabelle, personen, policen, nichtsTun)
    const volleLoesung = loesung && volle(loesung)
    const sichten = personen.map((person, index) => ({
      ...person,
      gewaehlt: policen[index],
      voll: volleLoesung?.policen[index],
      bezug: gemessen?.personen[index],
      nichtsTun: nichtsTun[index] ?? null,
    }))
    const zuMehreren = sichten.length > 1
    const offene = zuMehreren ? sichten.find(({ id }) => id === ansicht.person) : sichten[0]
    const reglerfrage = offene && gleicheReglerfrage(offene.frage)
    const beiKasse = aufteilung === 'kasse' ? (policen[0]?.angebot.versicherer ?? null) : null
    return {
      ...{ tabelle, volleTabelle, ordnung, personen: sichten, zuMehreren, aufteilung, wege, loesung, volleLoesung },
      regelJahr: tabelle.verbilligung?.regelJahr ?? null,
      guenstigste: aufteilung === 'kasse' ? basis.kassen[0] : basis.kombination,
      istGuenstigste: loesung !== undefined && mass(loesung, ordnung) <= tiefstes(basis, ordnung),
      istErste: loesung !== undefined && mass(loesung, ordnung) <= tiefstes(nurDiese(basis, aufteilung), ordnung),
      getrenntGuenstiger: istTiefer(basis.kombination, basis.kassen[0], ordnung),
      bezug: gemessen,
      vollerBezug: tabelle === volleTabelle ? gemessen : vollerBezug(volleTabelle, personen, policen, nichtsTun),
      regler:
        offene && reglerfrage
          ? {
              person: offene,
              jeFranchise: jeFranchise(tabelle, reglerfrage, offene.gewaehlt?.stufe ?? reglerfrage.stufe, beiKasse),
              ohneFranchise: ohneFranchise(tabelle, reglerfrage, offene.gilt),
            }
          : null,
      rat: ordnung === 'preis' ? rat(tabelle, personen, aktuellesJahr) : null,
      liste: liste({
        ...{ tabelle, ansicht, aufteilung, basis, gefiltert, nur, kassenName },
        personen: sichten,
        offene: offene ?? sichten[0],
      }),
    }
  }
}

const KEINE_NUMMERN: readonly number[] = []
const KEINE_POLICEN: readonly Police[] = []

/** What is filtered away gives way to what was chosen, and what is not sold to the first of all: in this order. */
function antwort(zustand: Zustand, moegliche: readonly [Loesungen, Loesungen, Loesungen], zuMehreren: boolean) {
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

const istTiefer = (eine: Loesung | undefined, andere: Loesung | undefined, ordnung: Ordnung) =>
  eine !== undefined && andere !== undefined && mass(eine, ordnung) < mass(andere, ordnung)

const nurDiese = ({ kassen, kombination }: Loesungen, aufteilung: Aufteilung): Loesungen =>
  aufteilung === 'kasse' ? { kassen, kombination: undefined } : { kassen: [], kombination }

const tiefstes = ({ kassen, kombination }: Loesungen, ordnung: Ordnung) =>
  Math.min(...[...kassen.slice(0, 1), ...(kombination ? [kombination] : [])].map(eine => mass(eine, ordnung)))

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

export type { PersonSicht } from './bezug.ts'

/** What a panel of step 2 looks at, and what it may say. */
export type Blick = { zustand: Zustand; sicht: Sicht; umfeld: Umfeld; dispatch: Dispatch }
