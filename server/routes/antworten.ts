import { tarifbezeichnung } from '#content/krankenkassen/modelle.ts'
import { versichererName } from '#content/versicherer/name.ts'
import type { AngeboteAnfrage, AngeboteAntwort } from '#contract/angebote.ts'
import { vorjahrespraemie } from '#domain/jahreswechsel/jahreswechsel.ts'
import { franchiseCode } from '#domain/kosten/franchise.ts'
import { type OrtMitId, orteZuName, orteZuPlz, orteZuPlzUndName } from '#domain/orte/standort.ts'
import {
  type Angebot,
  alleAngebote,
  type Frage,
  ohneDoppelte,
  rangliste,
  seite,
  type Zeile,
} from '#domain/praemien/angebote.ts'
import { stufeEinerPerson } from '#domain/praemien/bag-codes.ts'
import { umweltabgabe } from '#domain/praemien/jahreswerte.ts'
import { istStandard, modellDes, STANDARD } from '#domain/praemien/modelle.ts'
import { praemieNachAbzug } from '#domain/praemien/praemie.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import { nachName } from '#domain/praemien/versicherer.ts'
import { inFranken, rappen } from '#domain/werte/rappen.ts'
import type { Datensatz } from '../daten/datensatz.ts'

export function angeboteAntwort(datensatz: Datensatz, anfrage: AngeboteAnfrage): AngeboteAntwort {
  const { kanton } = anfrage.kanton
  const { jahr, quelle } = datensatz.meta
  const tabelle = datensatz.tabelle(kanton, anfrage.region)
  if (!tabelle) throw new Error(`The data set of ${jahr} lacks region ${kanton} ${anfrage.region}`)
  const frage = frageAus(anfrage)
  const alle = alleAngebote(tabelle, frage).filter(angebot => passt(angebot, anfrage))
  const zeilen = rangliste(anfrage.alle ? alle : ohneDoppelte(alle), anfrage.aktuell)
  const ausschnitt = seite(zeilen, anfrage.offset, anfrage.limit)
  const gemeinsam = {
    franchise: franchiseCode(anfrage.franchise),
    unfalleinschluss: anfrage.unfalleinschluss,
    kanton,
    region: anfrage.region,
    personIndex: 0,
  }
  return {
    jahr,
    quelle,
    abzug: inFranken(umweltabgabe(tabelle) ?? rappen(0)),
    total: ausschnitt.total,
    mehr: ausschnitt.mehr,
    angebote: ausschnitt.zeilen.map(zeile => ({
      versicherer: zeile.versicherer,
      name: versichererName(zeile.versicherer, datensatz.versicherer),
      modell: modellVon(zeile),
      modellName: tarifbezeichnung(modellVon(zeile)),
      tarif: zeile.tarif,
      erstkontakt: zeile.kontakt,
      praemie: inFranken(zeile.praemie),
      preis: inFranken(praemieNachAbzug(zeile.praemie, tabelle)),
      ...gemeinsam,
      isLowest: zeile.isLowest,
      isCurrentInsurer: zeile.isCurrentInsurer,
      ...besonderes(zeile),
      ...vorjahrVon(tabelle, frage, zeile),
    })),
  }
}

function frageAus({ altersklasse, unfalleinschluss, franchise, bfs }: AngeboteAnfrage): Frage {
  return {
    stufe: stufeEinerPerson(altersklasse),
    unfall: unfalleinschluss,
    franchise,
    ...(bfs !== undefined && { bfs }),
  }
}

const modellVon = ({ modell, code, tarif }: Angebot) => modellDes(modell, code, tarif)

/** A type of either generation is taken: that of the table itself, or the model it is mapped to. */
function passt(angebot: Angebot, { tariftyp, erstkontakt: gesuchte }: AngeboteAnfrage): boolean {
  const typen = [angebot.modell, modellVon(angebot), ...(istStandard(angebot.modell) ? STANDARD : [])]
  if (tariftyp && !tariftyp.some(typ => typen.includes(typ))) return false
  return !gesuchte || gesuchte.includes(angebot.kontakt)
}

function vorjahrVon(tabelle: Regionstabelle, frage: Frage, angebot: Angebot) {
  const praemie = vorjahrespraemie(tabelle, frage, angebot)
  return praemie ? { vorjahr: inFranken(praemie) } : {}
}

/** Only where there is something to say. */
function besonderes({ eingeschraenkt, gleichTeuer }: Zeile) {
  return {
    ...(eingeschraenkt && { eingeschraenkt: true as const }),
    ...(gleichTeuer.length > 0 && { gleichTeuer: gleichTeuer.map(({ modell }) => modell) }),
  }
}

/** Undefined when postcode and place are both given and do not belong together. */
export function gemeindenAntwort(
  datensatz: Datensatz,
  { plz, ort }: { plz?: string | undefined; ort?: string | undefined },
) {
  const gefunden = orteZu(datensatz, plz, ort)
  if (plz !== undefined && ort !== undefined && gefunden.length === 0) return undefined
  return gefunden.map(({ plz, ort, kanton, region, gemeinde, bfs, id }) => ({
    id,
    plz,
    ort,
    kanton,
    wert: region,
    gemeinde,
    bfs,
  }))
}

function orteZu({ orte }: Datensatz, plz: string | undefined, ort: string | undefined): readonly OrtMitId[] {
  if (plz !== undefined && ort !== undefined) return orteZuPlzUndName(orte, Number(plz), ort)
  if (plz !== undefined) return orteZuPlz(orte, Number(plz))
  return orteZuName(orte, ort ?? '')
}

export function versichererAntwort({ versicherer }: Datensatz) {
  const alle = [...versicherer.keys()].map((nummer, index) => ({
    id: index + 1,
    name: versichererName(nummer, versicherer),
    versicherer: nummer,
  }))
  return nachName(alle)
}
