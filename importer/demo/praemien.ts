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

const UNFALL = [
  ['MIT-UNF', 1],
  ['OHN-UNF', OHNE_UNFALL],
] as const

/** A number from 0 up to 1 that looks random and is the same every time. */
function zufall(...schluessel: (string | number)[]): number {
  let hash = 2166136261
  for (const zeichen of schluessel.join(' ')) hash = Math.imul(hash ^ zeichen.charCodeAt(0), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

const GEBIETE = KANTONE.flatMap(({ kanton, regionen }) => regionen.map(region => ({ kanton, region })))
type Demogebiet = (typeof GEBIETE)[number]

/** Lines of an invented premium table in the official form of 2025. */
export function* demoPraemien(jahr: number): Generator<string> {
  yield KOPF
  for (const gebiet of GEBIETE)
    for (const versicherer of bekannteVersicherer())
      if (TAETIGKEITSGEBIET[versicherer]?.includes(gebiet.kanton) ?? true) yield* praemienDes(versicherer, gebiet, jahr)
}

function* praemienDes(versicherer: number, { kanton, region }: Demogebiet, jahr: number): Generator<string> {
  const faktor = 0.93 + 0.13 * zufall(versicherer) + 0.08 * zufall(versicherer, kanton)
  const niveau = (NIVEAU[kanton] ?? 0) * (REGIONSFAKTOR[region] ?? 1) * faktor
  const gebiet = [versicherer, kanton, 'CH', jahr, jahr - 1, `PR-REG CH${region}`]
  const modelle = MODELLE.filter(({ typ }) => typ === 'TAR-BASE' || zufall(versicherer, typ) >= 0.3)
  const stufen = STUFEN.filter(({ untergruppe }) => untergruppe !== 'K3' || zufall(versicherer, 'Geschwister') >= 0.6)
  for (const modell of modelle) {
    const rabatt = modell.rabatt * (0.8 + 0.4 * zufall(versicherer, modell.tarif))
    for (const stufe of stufen)
      for (const ende of enden(versicherer, modell, stufe, niveau * stufe.faktor * (1 - rabatt)))
        yield [...gebiet, stufe.klasse, ...ende].join(';')
  }
}

/** The columns from accident cover on: both kinds of it with every franchise. */
function* enden(
  versicherer: number,
  { tarif, typ, name }: (typeof MODELLE)[number],
  { klasse, untergruppe }: (typeof STUFEN)[number],
  ordentlich: number,
): Generator<(string | number)[]> {
  const franchisen = verkaufteFranchisen(versicherer, klasse)
  for (const [unfall, anteil] of UNFALL)
    for (const [stufe, franchise] of franchisen.entries()) {
      const praemie = auf5Rappen(praemieMitFranchise(ordentlich, klasse, franchise) * anteil)
      const basis = [Number(typ === 'TAR-BASE'), Number(stufe === 0)]
      yield [unfall, tarif, typ, untergruppe, `FRAST${stufe + 1}`, franchiseCode(franchise), praemie, ...basis, name]
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
