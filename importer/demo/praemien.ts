import { erlaubteFranchisen, type Franchise, franchiseCode, ordentlicheFranchise } from '#domain/kosten/franchise.ts'
import { KANTONE } from '#domain/orte/kantone.ts'
import { bekannteVersicherer } from '#domain/praemien/versicherer.ts'
import {
  DRITTES_KIND,
  FRANCHISERABATT,
  JUGENDFAKTOR,
  KINDERFAKTOR,
  MODELLE,
  NIVEAU,
  OHNE_UNFALL,
  REGIONSFAKTOR,
  TAETIGKEITSGEBIET,
} from './fakten.ts'

const KOPF =
  'Versicherer;Kanton;Hoheitsgebiet;Geschäftsjahr;Erhebungsjahr;Region;Altersklasse;Unfalleinschluss;Tarif;Tariftyp;Altersuntergruppe;Franchisestufe;Franchise;Prämie;isBaseP;isBaseF;Tarifbezeichnung'

const STUFEN = [
  { klasse: 'AKL-ERW', untergruppe: '', faktor: 1 },
  { klasse: 'AKL-JUG', untergruppe: '', faktor: JUGENDFAKTOR },
  { klasse: 'AKL-KIN', untergruppe: 'K1', faktor: KINDERFAKTOR },
  { klasse: 'AKL-KIN', untergruppe: 'K3', faktor: KINDERFAKTOR * DRITTES_KIND },
] as const

/** A number from 0 up to 1 that looks random and is the same every time. */
function zufall(...schluessel: (string | number)[]): number {
  let hash = 2166136261
  for (const zeichen of schluessel.join(' ')) hash = Math.imul(hash ^ zeichen.charCodeAt(0), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

/** Lines of an invented premium table in the official form of 2025. */
export function* demoPraemien(jahr: number): Generator<string> {
  yield KOPF
  for (const { kanton, regionen } of KANTONE)
    for (const region of regionen)
      for (const versicherer of bekannteVersicherer())
        if (TAETIGKEITSGEBIET[versicherer]?.includes(kanton) ?? true)
          yield* praemienDes(versicherer, kanton, region, jahr)
}

function* praemienDes(versicherer: number, kanton: string, region: number, jahr: number): Generator<string> {
  const faktor = 0.93 + 0.13 * zufall(versicherer) + 0.08 * zufall(versicherer, kanton)
  const niveau = (NIVEAU[kanton] ?? 0) * (REGIONSFAKTOR[region] ?? 1) * faktor
  const gebiet = [versicherer, kanton, 'CH', jahr, jahr - 1, `PR-REG CH${region}`]
  for (const modell of MODELLE) {
    if (modell.typ !== 'TAR-BASE' && zufall(versicherer, modell.typ) < 0.3) continue
    const rabatt = modell.rabatt * (0.8 + 0.4 * zufall(versicherer, modell.tarif))
    for (const { klasse, untergruppe, faktor } of STUFEN) {
      if (untergruppe === 'K3' && zufall(versicherer, 'Geschwister') < 0.6) continue
      const franchisen = verkaufteFranchisen(versicherer, klasse)
      for (const unfall of ['MIT-UNF', 'OHN-UNF'])
        for (const [stufe, franchise] of franchisen.entries()) {
          const mitUnfall = praemieMitFranchise(niveau * faktor * (1 - rabatt), klasse, franchise)
          const praemie = auf5Rappen(unfall === 'MIT-UNF' ? mitUnfall : mitUnfall * OHNE_UNFALL)
          const [baseP, baseF] = [modell.typ === 'TAR-BASE' ? 1 : 0, stufe === 0 ? 1 : 0]
          yield [
            ...[...gebiet, klasse, unfall, modell.tarif, modell.typ, untergruppe],
            ...[`FRAST${stufe + 1}`, franchiseCode(franchise), praemie, baseP, baseF, modell.name],
          ].join(';')
        }
    }
  }
}

/** As in reality, some insurers leave out a step. */
function verkaufteFranchisen(versicherer: number, klasse: 'AKL-ERW' | 'AKL-JUG' | 'AKL-KIN'): readonly Franchise[] {
  const alle = erlaubteFranchisen(klasse)
  if (zufall(versicherer, 'Stufen') > 0.4) return alle
  return alle.filter(franchise => (klasse === 'AKL-KIN' ? franchise % 200 === 0 : franchise !== 2000))
}

/** The law also forbids an elective franchise from halving the premium (KVV 90c). */
function praemieMitFranchise(
  ordentlich: number,
  klasse: 'AKL-ERW' | 'AKL-JUG' | 'AKL-KIN',
  franchise: Franchise,
): number {
  const mehrrisiko = (franchise - ordentlicheFranchise(klasse)) / 12
  return Math.max(ordentlich - FRANCHISERABATT * mehrrisiko, ordentlich / 2)
}

function auf5Rappen(franken: number): string {
  return (Math.round(franken * 20) / 20).toFixed(2)
}
