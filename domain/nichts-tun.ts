import { type Altersklasse, altersklasse } from './altersklasse.ts'
import { type Stufe, stufeEinerPerson, type Unfall } from './bag-codes.ts'
import { erlaubteFranchisen, type Franchise } from './franchise.ts'
import type { Tag } from './fristen.ts'
import { umweltabgabe } from './jahreswerte.ts'
import { type Nachfolge, nachfolge } from './nachfolge.ts'
import { type Moeglichkeit, nochMoeglich } from './nichts-tun-fristen.ts'
import { istVerkauft, type Posten, posten, type Wege, wege } from './nichts-tun-wege.ts'
import { imJahr, praemieNachAbzug } from './praemie.ts'
import { minus, type Rappen } from './rappen.ts'
import type { Kandidat } from './rechnung.ts'
import { franchisenDerStufe, platz, type Regionstabelle, STUFEN, type Tarif } from './regionstabelle.ts'

/** What somebody has today, as the bill told it. */
export type Police = Kandidat & { versicherer: number }

export type NichtsTunFrage = {
  /** This year's table, of the region in which the municipality lies this year. */
  diese: Regionstabelle
  /** The table of the year after, of the region in which it lies then. */
  naechste: Regionstabelle
  heute: Tag
  geburtsjahr: number
  /** What the comparison asks for. The bill may say otherwise, and then the bill counts. */
  unfall: Unfall
  bfs?: number | undefined
  police: Police
  /** The visitor's answer where the tables leave it open: the tariff from 1 January, or that it is none of them. */
  nachfolger?: Pick<Tarif, 'typ' | 'name'> | 'keiner' | undefined
  /** Counts only where today's is sold no more: who does nothing keeps the franchise. */
  franchise?: Franchise | undefined
  /** Whether a sibling at the same insurer stops being a child on 1 January: then nobody knows the others' tier. */
  geschwisterWirdErwachsen?: boolean | undefined
}

/** What is known whatever becomes of the tariff. */
type Rahmen = {
  heute: Posten
  heutigeFranchise: Franchise
  /** From 1 January of this year. */
  jahr: number
  /** Net with net; gross with gross while the refund of either year is not known. */
  preisart: 'netto' | 'brutto'
  klassenwechsel: { von: Altersklasse; zu: Altersklasse } | null
  /** The municipality lies in another premium region than this year. */
  regionswechsel: boolean
  /** As billed; every price is with the same. */
  unfall: Unfall
  /** The comparison asks for the other choice. */
  unfallAbweichend: boolean
  moeglich: readonly Moeglichkeit[]
}

type MitWegen = { franchise: Franchise; wege: Wege }

export type NichtsTunZahl = Rahmen &
  MitWegen & {
    art: 'zahl'
    /** A child's may be one of siblings. */
    stufe: Stufe
    danach: Posten
    proMonat: Rappen
    proJahr: Rappen
    /** Whether it has another name, or the visitor said which one it is. */
    nachfolge: 'gleich' | 'umbenannt' | 'gewaehlt'
  }

export type NichtsTun =
  /** The tariff of the bill is not, or no more, in this year's table. */
  | { art: 'unbekannt' }
  | NichtsTunZahl
  | (Rahmen & { art: 'wahl'; kandidaten: readonly Pick<Tarif, 'typ' | 'name'>[] })
  | (Rahmen & { art: 'franchise-waehlen'; grund: 'klasse' | 'nicht-angeboten'; franchisen: readonly Franchise[] })
  /** `nicht-hier`: it goes on, but not in this municipality. Without ways until the franchise is known. */
  | (Rahmen & Partial<MitWegen> & { art: 'tarif-endet'; grund: 'ohne-nachfolger' | 'nicht-hier' })
  | (Rahmen & Partial<MitWegen> & { art: 'kasse-endet' })
  /** Siblings' prices part from each other, and nothing says which one will be this child's. */
  | (Rahmen & { art: 'stufe-unklar' })

/** What one pays from 1 January without doing anything, and what else could be done. */
export function nichtsTun(frage: NichtsTunFrage): NichtsTun {
  const heutige = heutigeTarife(frage)
  const [erster] = heutige.tarife
  if (!erster) return { art: 'unbekannt' }
  const rahmen = rahmenUm(frage, erster)
  const folge = eindeutig(
    heutige.tarife.map(tarif => nachfolge(tarif, frage.diese.tarife, frage.naechste.tarife)),
    frage,
  )
  if (folge.art === 'wahl')
    return { ...rahmen, art: 'wahl', kandidaten: folge.kandidaten.map(({ typ, name }) => ({ typ, name })) }
  const stufen: Stufen = rahmen.klassenwechsel ? [stufeEinerPerson(rahmen.klassenwechsel.zu)] : heutige.stufen
  if (folge.art === 'sicher') return mitNachfolger(frage, rahmen, folge, stufen)
  return { ...rahmen, ...ohneNachfolger(frage, rahmen, stufen), ...folge }
}

type Eindeutig =
  | Exclude<Nachfolge, { art: 'tarif-endet' | 'sicher' }>
  | { art: 'sicher'; tarif: Tarif; gewaehlt: boolean }
  | { art: 'tarif-endet'; grund: 'ohne-nachfolger' | 'nicht-hier' }

/** With the visitor's answer, and without what is not sold where he lives. */
function eindeutig(folgen: readonly Nachfolge[], { bfs, nachfolger }: NichtsTunFrage): Eindeutig {
  const [folge, ...weitere] = folgen
  if (!folge || folge.art === 'kasse-endet') return { art: 'kasse-endet' }
  if (folge.art === 'sicher' && weitere.length === 0)
    return istVerkauft(folge.tarif, bfs)
      ? { art: 'sicher', tarif: folge.tarif, gewaehlt: false }
      : { art: 'tarif-endet', grund: 'nicht-hier' }
  const offene = folgen.flatMap(einzelne =>
    einzelne.art === 'sicher' ? einzelne.tarif : einzelne.art === 'wahl' ? einzelne.kandidaten : [],
  )
  const kandidaten = offene.filter((tarif, index) => istVerkauft(tarif, bfs) && offene.indexOf(tarif) === index)
  if (kandidaten.length === 0 || nachfolger === 'keiner') return { art: 'tarif-endet', grund: 'ohne-nachfolger' }
  const [gewaehlt, ...gleiche] = kandidaten.filter(
    ({ typ, name }) => typ === nachfolger?.typ && name === nachfolger.name,
  )
  return gewaehlt && gleiche.length === 0
    ? { art: 'sicher', tarif: gewaehlt, gewaehlt: true }
    : { art: 'wahl', kandidaten }
}

function mitNachfolger(
  frage: NichtsTunFrage,
  rahmen: Rahmen,
  { tarif, gewaehlt }: { tarif: Tarif; gewaehlt: boolean },
  stufen: Stufen,
): NichtsTun {
  const { naechste, police } = frage
  const [stufe] = stufen
  const praemie = (gefragt: Stufe, bei: Franchise) => tarif.praemie(platz(gefragt, police.unfall, bei) ?? -1)
  const franchisen = franchisenDerStufe(stufe).filter(franchise => praemie(stufe, franchise) > 0)
  const franchise = [police.franchise, frage.franchise].find(
    gefragt => gefragt !== undefined && franchisen.includes(gefragt),
  )
  const geschwisterpreis = stufe.startsWith('K') && stufe !== 'K1'
  if (geschwisterpreis && (frage.geschwisterWirdErwachsen || franchisen.length === 0))
    return { ...rahmen, art: 'stufe-unklar' }
  if (franchisen.length === 0)
    return { ...rahmen, ...ohneNachfolger(frage, rahmen, stufen), art: 'tarif-endet', grund: 'ohne-nachfolger' }
  if (franchise === undefined) {
    const grund = franchisenDerStufe(stufe).includes(police.franchise) ? 'nicht-angeboten' : 'klasse'
    return { ...rahmen, art: 'franchise-waehlen', grund, franchisen }
  }
  if (stufen.some(andere => praemie(andere, franchise) !== praemie(stufe, franchise)))
    return { ...rahmen, art: 'stufe-unklar' }
  const danach = posten(tarif, preis(praemie(stufe, franchise), naechste, rahmen))
  const proMonat = minus(danach.preis, rahmen.heute.preis)
  return {
    ...rahmen,
    ...{ art: 'zahl', stufe, danach, proMonat, proJahr: imJahr(proMonat) },
    nachfolge: gewaehlt ? 'gewaehlt' : tarif.name === police.tarif ? 'gleich' : 'umbenannt',
    ...wegeBei(frage, rahmen, franchise, stufe, tarif),
  }
}

function ohneNachfolger(frage: NichtsTunFrage, rahmen: Rahmen, [stufe]: Stufen): Partial<MitWegen> {
  const erlaubte = erlaubteFranchisen(altersklasse(frage.geburtsjahr, rahmen.jahr))
  const franchise = [frage.police.franchise, frage.franchise].find(
    gefragt => gefragt !== undefined && erlaubte.includes(gefragt),
  )
  return franchise === undefined ? {} : wegeBei(frage, rahmen, franchise, stufe, undefined)
}

function wegeBei(
  frage: NichtsTunFrage,
  rahmen: Rahmen,
  franchise: Franchise,
  eigeneStufe: Stufe,
  nachfolger: Tarif | undefined,
): MitWegen {
  const { diese, naechste, geburtsjahr, bfs, police, heute } = frage
  return {
    franchise,
    wege: wege({
      ...{ naechste, bfs, heute, nachfolger, franchise, unfall: police.unfall, eigeneStufe },
      form: { ...police, klasse: altersklasse(geburtsjahr, diese.jahr) },
      stufe: stufeEinerPerson(altersklasse(geburtsjahr, naechste.jahr)),
      heutigerPreis: rahmen.heute.preis,
      preis: praemie => preis(praemie, naechste, rahmen),
    }),
  }
}

type Stufen = readonly [Stufe, ...Stufe[]]

/** Those of the bill: one, unless the table has two of the same insurer, type, name and price. */
function heutigeTarife({ diese, geburtsjahr, police }: NichtsTunFrage): { tarife: readonly Tarif[]; stufen: Stufen } {
  const einzeln = stufeEinerPerson(altersklasse(geburtsjahr, diese.jahr))
  const moegliche = einzeln === 'K1' ? STUFEN.filter(stufe => stufe.startsWith('K')) : [einzeln]
  const kostet = (tarif: Tarif, stufe: Stufe) =>
    tarif.praemie(platz(stufe, police.unfall, police.franchise) ?? -1) === police.praemie
  const tarife = diese.tarife.filter(
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

function rahmenUm(frage: NichtsTunFrage, heutiger: Tarif): Rahmen {
  const { diese, naechste, geburtsjahr, police } = frage
  const [von, zu] = [altersklasse(geburtsjahr, diese.jahr), altersklasse(geburtsjahr, naechste.jahr)]
  const preisart = [diese, naechste].some(jahr => umweltabgabe(jahr) === undefined) ? 'brutto' : 'netto'
  return {
    heute: posten(heutiger, preis(police.praemie, diese, { preisart })),
    heutigeFranchise: police.franchise,
    jahr: naechste.jahr,
    preisart,
    klassenwechsel: von === zu ? null : { von, zu },
    regionswechsel: diese.kanton !== naechste.kanton || diese.region !== naechste.region,
    unfall: police.unfall,
    unfallAbweichend: police.unfall !== frage.unfall,
    moeglich: nochMoeglich({ ...police, klasse: von, geburtsjahr }, naechste, frage.heute),
  }
}

function preis(praemie: Rappen, jahr: Regionstabelle, { preisart }: Pick<Rahmen, 'preisart'>): Rappen {
  return preisart === 'netto' ? praemieNachAbzug(praemie, jahr) : praemie
}
