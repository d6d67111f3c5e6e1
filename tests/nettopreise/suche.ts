import type { Rohzeile } from '../fixtures/tabellen/testrohdaten.ts'
import { rohGruppen } from './rohdaten.ts'

/**
 * What is left to pay of every offer, searched in the raw table row by row. Nothing comes from the domain: caps and what
 * depends on the tariff are typed from the cantons' laws a second time.
 */

export type Rohperson = {
  klasse: 'AKL-ERW' | 'AKL-JUG' | 'AKL-KIN'
  inAusbildung: boolean
  unfall: 'MIT-UNF' | 'OHN-UNF'
  franchise: number
}

/** No cap by express text (UR, ZG), none found (SG, GR): what goes beyond the premium may be paid out. */
const OHNE_DECKEL = ['UR', 'ZG', 'SG', 'GR']
/** Refund of the levy on CO2 and VOC, a month. */
const ABGABE: Readonly<Record<number, number>> = { 2026: 515, 2027: 475 }

const rappenVon = ({ Prämie }: Rohzeile) => Math.round(Number(Prämie) * 100)
const aufFuenf = (betrag: number) => 5 * Math.round(betrag / 5)

type Netto = {
  versicherer: number
  modell: string
  tarif: string
  brutto: number
  kanton: number
  ueberschuss: number
  preis: number
}

/** `betrag`: what the canton has promised this person a month, at franchise 300 and free choice of doctor. */
export function nettoangebote(
  { kanton, region, jahr }: { kanton: string; region: number; jahr: number },
  person: Rohperson,
  betrag: number,
): Netto[] {
  const gruppen = rohGruppen(kanton + region)
  const zeilen = gruppen.get(`${person.klasse} ${person.unfall} FRA-${person.franchise}`) ?? []
  const ordentlich = person.klasse === 'AKL-KIN' ? 0 : 300
  /** The same tariff at the ordinary franchise. */
  const ordentliche = (zeile: Rohzeile) => {
    const gleicher = gruppen
      .get(`${person.klasse} ${person.unfall} FRA-${ordentlich}`)
      ?.find(
        andere =>
          andere.Versicherer === zeile.Versicherer &&
          andere.Tariftyp === zeile.Tariftyp &&
          andere.Tarif === zeile.Tarif &&
          andere.Tarifbezeichnung === zeile.Tarifbezeichnung,
      )
    return gleicher ? rappenVon(gleicher) : 0
  }
  return zeilen
    .map(zeile => {
      const brutto = rappenVon(zeile)
      const netto = Math.max(0, brutto - (ABGABE[jahr] ?? 0))
      let zahlt = betrag
      // KVO BS § 21 para. 1bis; the adults' 17 francs are those of the last group.
      if (kanton === 'BS' && zeile.Tariftyp !== 'TAR-BASE' && betrag > 0)
        zahlt += person.klasse === 'AKL-ERW' ? (betrag === 1700 ? 900 : 3000) : 600
      // OCAB Neuenburg: by the insurer's own rebate; of children's franchises nothing is said.
      if (kanton === 'NE' && person.franchise !== ordentlich)
        zahlt = person.klasse === 'AKL-KIN' ? 0 : aufFuenf((betrag * brutto) / ordentliche(zeile))
      // KVGG AG § 7 para. 2
      const halbe = person.klasse === 'AKL-KIN' || person.inAusbildung
      if (kanton === 'AG' && halbe && betrag > 0) zahlt = Math.max(zahlt, aufFuenf(netto / 2))
      return {
        versicherer: Number(zeile.Versicherer),
        modell: zeile.Tariftyp,
        tarif: zeile.Tarifbezeichnung,
        brutto,
        kanton: Math.min(zahlt, netto),
        ueberschuss: OHNE_DECKEL.includes(kanton) ? Math.max(0, zahlt - netto) : 0,
        preis: Math.max(0, netto - zahlt),
      }
    })
    .sort(
      (a, b) =>
        a.preis - b.preis ||
        a.brutto - b.brutto ||
        a.versicherer - b.versicherer ||
        Buffer.compare(Buffer.from(a.modell), Buffer.from(b.modell)) ||
        Buffer.compare(Buffer.from(a.tarif), Buffer.from(b.tarif)),
    )
}
