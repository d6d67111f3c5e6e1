import { rememberEqual, rememberLast } from '#app/lib/remember.ts'
import type { Kassenloesung } from '#domain/haushalt/antwort.ts'
import { ALLE, type Auslese, type Loesungen } from '#domain/haushalt/aufteilung.ts'
import { istGewaehlt, type Police, vollePreise } from '#domain/haushalt/haushalt.ts'
import { jahreskosten } from '#domain/kosten/kostenbeteiligung.ts'
import { ERSTKONTAKTE, type Erstkontakt } from '#domain/praemien/modelle.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import { type Geschwister, type Tariffrage, type Tarifzeile, tarifzeilen } from '#domain/praemien/tarifzeilen.ts'
import { inRappen, plus, type Rappen } from '#domain/werte/rappen.ts'
import type { Gesamtantwort, PersonSicht } from './antwort.ts'
import { kinderUnter } from './personen.ts'

/** A row: a tariff for one person, or an insurer for all of them. */
export type Listenzeile = {
  schluessel: string
  versicherer: number
  kasse: string
  tarif: Tarifzeile | null
  loesung: Kassenloesung | null
  /** A month, as shown and before premium reduction; a year with the expected costs. */
  preis: Rappen
  voll: Rappen
  gesamt: Rappen
  /** Today's insurer. */
  istHeutige: boolean
}

export type Liste = {
  /** Whose offers these are; null: of all together. */
  person: PersonSicht | null
  /** In their order, without and with the filter. */
  alle: readonly Listenzeile[]
  zeilen: readonly Listenzeile[]
  /** The first of the whole order: the cheapest, or the one with the lowest yearly cost. */
  erste: Listenzeile | undefined
  /** Key of the row that the answer stands in. */
  gewaehlt: string | undefined
  /** The first contacts to filter by, with their numbers of rows where rows are tariffs. */
  kontakte: readonly { kontakt: Erstkontakt; anzahl: number | null }[]
  /** Of the insurers that are wanted, with every first contact. */
  anzahlOhneKontakt: number | null
}

type Kassenname = (versicherer: number) => string

/** The rows below the answer; they stay the same objects for the same question, so that none is drawn anew. */
export function listenRechner() {
  const listeDerKassen = rememberLast(kassenliste)
  const gleicheFrage = rememberEqual<Tariffrage>()
  const alleVon = rememberLast(zeilenDerPerson)
  const listeDerPerson = rememberLast(tarifliste)

  return (
    { tabelle, aufteilung, basis, gefiltert, nur, ordnung }: Gesamtantwort,
    personen: readonly PersonSicht[],
    offene: PersonSicht | undefined,
    kassenName: Kassenname,
  ): Liste => {
    if (aufteilung === 'kasse' || !offene) {
      const gewaehlt = personen[0]?.gewaehlt?.angebot.versicherer
      const teile = listeDerKassen(basis, gefiltert, gemeinsameKasse(personen), kassenName)
      return { ...teile, person: null, gewaehlt: gewaehlt === undefined ? undefined : String(gewaehlt) }
    }
    const { frage, gilt, aktuelleKasse, erwarteteKosten } = offene
    const kosten = ordnung === 'preis' ? null : inRappen(erwarteteKosten)
    const geschwister = geschwisterVon(personen, offene)
    const gefragt = gleicheFrage({ frage, franchise: gilt, kosten, geschwister, aktuelleKasse })
    const alle = alleVon(tabelle, gefragt, ALLE.kontakte, kassenName)
    const teile = listeDerPerson(tabelle, gefragt, nur, kassenName, alle)
    return { ...teile, person: offene, gewaehlt: offene.gewaehlt && zeileMit(teile, offene.gewaehlt)?.schluessel }
  }
}

type Teile = Omit<Liste, 'person' | 'gewaehlt'>

/** The list of one person. */
function tarifliste(
  tabelle: Regionstabelle,
  gefragt: Tariffrage,
  { kontakte, kassen }: Auslese,
  kassenName: Kassenname,
  alle: readonly Listenzeile[],
): Teile {
  // Rows are collapsed within one insurer: leaving others out changes none of them.
  const gewollte = <T extends { versicherer: number }>(zeilen: readonly T[]) =>
    kassen === null ? zeilen : zeilen.filter(({ versicherer }) => kassen.has(versicherer))
  // In the list of one first contact no tariff stands behind one of another.
  const jeKontakt = ERSTKONTAKTE.map(kontakt => ({
    kontakt,
    anzahl: gewollte(tarifzeilen(tabelle, gefragt, [kontakt])).length,
  }))
  return {
    alle,
    zeilen: gewollte(kontakte.length === 0 ? alle : zeilenDerPerson(tabelle, gefragt, kontakte, kassenName)),
    erste: alle.find(({ tarif }) => tarif?.isLowest),
    kontakte: jeKontakt.filter(({ anzahl }) => anzahl > 0),
    anzahlOhneKontakt: gewollte(alle).length,
  }
}

function zeilenDerPerson(
  tabelle: Regionstabelle,
  gefragt: Tariffrage,
  kontakte: readonly Erstkontakt[],
  kassenName: Kassenname,
): Listenzeile[] {
  const { kosten, frage } = gefragt
  return tarifzeilen(tabelle, gefragt, kontakte).map(tarif => {
    const { schluessel, versicherer, franchise, preis } = tarif
    return {
      schluessel,
      versicherer,
      kasse: kassenName(versicherer),
      tarif,
      loesung: null,
      preis,
      voll: plus(preis, tarif.kantonZahlt),
      gesamt: kosten === null ? imJahr(preis) : jahreskosten({ franchise, praemie: preis }, kosten, frage.klasse),
      istHeutige: tarif.isCurrentInsurer,
    }
  })
}

/** The list of insurers for all. */
function kassenliste(basis: Loesungen, gefiltert: Loesungen, heutige: number | null, kassenName: Kassenname): Teile {
  const alle = zeilenDerKassen(basis, heutige, kassenName)
  return {
    alle,
    zeilen: basis === gefiltert ? alle : zeilenDerKassen(gefiltert, heutige, kassenName),
    erste: alle.find(({ loesung }) => loesung === basis.kassen[0]),
    kontakte: ERSTKONTAKTE.map(kontakt => ({ kontakt, anzahl: null })),
    anzahlOhneKontakt: null,
  }
}

/** Today's insurer of all stands first, wherever it ranks. */
function zeilenDerKassen({ kassen }: Loesungen, heutige: number | null, kassenName: Kassenname): Listenzeile[] {
  const zeilen = kassen.map(loesung => ({
    schluessel: String(loesung.versicherer),
    versicherer: loesung.versicherer,
    kasse: kassenName(loesung.versicherer),
    tarif: null,
    loesung,
    preis: loesung.praemien,
    voll: vollePreise(loesung.policen),
    gesamt: loesung.gesamt,
    istHeutige: loesung.versicherer === heutige,
  }))
  return zeilen.sort((a, b) => Number(b.istHeutige) - Number(a.istHeutige))
}

function gemeinsameKasse(personen: readonly PersonSicht[]): number | null {
  const kassen = new Set(personen.map(({ aktuelleKasse }) => aktuelleKasse))
  return kassen.size === 1 ? (personen[0]?.aktuelleKasse ?? null) : null
}

/** The row that stands for a policy: its own, or the one it was collapsed into. */
function zeileMit({ zeilen, alle }: Pick<Liste, 'zeilen' | 'alle'>, { angebot }: Police): Listenzeile | undefined {
  const wahl = { versicherer: angebot.versicherer, typ: angebot.modell, tarif: null }
  const steht = ({ tarif }: Listenzeile) =>
    tarif !== null && [tarif, ...tarif.gleichTeuer].some(eines => istGewaehlt(eines, wahl))
  return zeilen.find(steht) ?? alle.find(steht)
}

/** Children's prices depend on who of them is where in the answer. */
function geschwisterVon(personen: readonly PersonSicht[], kind: PersonSicht): Geschwister {
  if (kind.klasse !== 'AKL-KIN') return {}
  const folge = kinderUnter(personen)
  const eigener = folge.findIndex(index => personen[index]?.id === kind.id)
  const geschwister: Record<number, { anzahl: number; aeltere: number }> = {}
  for (const [rang, index] of folge.entries()) {
    const kasse = personen[index]?.gewaehlt?.angebot.versicherer
    if (rang === eigener || kasse === undefined) continue
    const { anzahl, aeltere } = geschwister[kasse] ?? { anzahl: 0, aeltere: 0 }
    geschwister[kasse] = { anzahl: anzahl + 1, aeltere: aeltere + Number(rang < eigener) }
  }
  return geschwister
}
