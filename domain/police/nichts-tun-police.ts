import { vorgaenger } from '../jahreswechsel/nachfolge.ts'
import { altersklasse } from '../praemien/altersklasse.ts'
import { type Stufe, stufeEinerPerson } from '../praemien/bag-codes.ts'
import { istVerkauft, platz, type Regionstabelle, STUFEN, type Tarif } from '../praemien/regionstabelle.ts'
import type { Kandidat } from './rechnung.ts'

/** What somebody has, as the bill or the letter of next year told it. */
export type Police = Pick<Kandidat, 'jahr' | 'typ' | 'tarif' | 'franchise' | 'unfall' | 'praemie'> & {
  versicherer: number
}

type Versicherte = { geburtsjahr: number; police: Police }

export type Stufen = readonly [Stufe, ...Stufe[]]

const KINDERSTUFEN = STUFEN.filter(stufe => stufe.startsWith('K'))

/** The tariffs a paper may be of, and a child's tiers. */
type Tariffund = { tarife: readonly Tarif[]; stufen: Stufen }

/** Of a paper of this table's year: one, unless the table has two of the same insurer, type, name and price. */
export function tarifeDerPolice(tabelle: Regionstabelle, { geburtsjahr, police }: Versicherte): Tariffund {
  const einzeln = stufeEinerPerson(altersklasse(geburtsjahr, tabelle.jahr))
  const moegliche = einzeln === 'K1' ? KINDERSTUFEN : [einzeln]
  const kostet = (tarif: Tarif, stufe: Stufe) => praemieBei(tarif, stufe, police) === police.praemie
  const tarife = tabelle.tarife.filter(
    tarif =>
      tarif.versicherer === police.versicherer &&
      tarif.typ === police.typ &&
      tarif.name === police.tarif &&
      moegliche.some(stufe => kostet(tarif, stufe)),
  )
  const [erste = einzeln, ...weitere] = moegliche.filter(stufe => tarife.some(tarif => kostet(tarif, stufe)))
  // A single child's price needs no siblings to explain it.
  return { tarife, stufen: erste === einzeln ? [einzeln] : [erste, ...weitere] }
}

/** What a tariff costs as the policy has it; 0 where it is not sold so. */
const praemieBei = (tarif: Tarif, stufe: Stufe, { unfall, franchise }: Police) =>
  tarif.praemie(platz(stufe, unfall, franchise) ?? -1)

type Brieffrage = Versicherte & {
  diese: Regionstabelle
  naechste: Regionstabelle
  bfs?: number | undefined
  geschwisterWirdErwachsen?: boolean | undefined
}

/**
 * What the policy of a letter is this year, where the tables leave no doubt. A child's franchise is no young adult's, and which
 * tier it pays today nobody knows when a sibling grows up.
 */
export function policeVorDemBrief(frage: Brieffrage, { tarife, stufen }: Tariffund): Police | undefined {
  const { diese, naechste, geburtsjahr, police, bfs, geschwisterWirdErwachsen } = frage
  const [imBrief, ...gleiche] = tarife
  if (!imBrief || gleiche.length > 0) return undefined
  const tarif = vorgaenger(naechste.tarife, diese.tarife)[naechste.tarife.indexOf(imBrief)]
  if (!tarif || !istVerkauft(tarif, bfs)) return undefined
  const [von, zu] = [altersklasse(geburtsjahr, diese.jahr), altersklasse(geburtsjahr, naechste.jahr)]
  if (von === 'AKL-KIN' && zu !== von) return undefined
  const kindMitGeschwistern = von === 'AKL-KIN' && geschwisterWirdErwachsen
  const heutige = kindMitGeschwistern ? KINDERSTUFEN : von === zu ? stufen : [stufeEinerPerson(von)]
  const praemien = heutige.map(stufe => praemieBei(tarif, stufe, police)).filter(praemie => praemie > 0)
  const [praemie, ...andere] = new Set(praemien)
  if (praemie === undefined || andere.length > 0) return undefined
  return { ...police, jahr: diese.jahr, typ: tarif.typ, tarif: tarif.name, praemie }
}
