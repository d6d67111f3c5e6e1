import type { Tag } from '../fristen/fristen.ts'
import { type Nachfolge, nachfolge } from '../jahreswechsel/nachfolge.ts'
import { erlaubteFranchisen, type Franchise } from '../kosten/franchise.ts'
import { type Altersklasse, altersklasse } from '../praemien/altersklasse.ts'
import { type Stufe, stufeEinerPerson, type Unfall } from '../praemien/bag-codes.ts'
import { umweltabgabe } from '../praemien/jahreswerte.ts'
import { imJahr, praemieNachAbzug } from '../praemien/praemie.ts'
import { franchisenDerStufe, istVerkauft, platz, type Regionstabelle, type Tarif } from '../praemien/regionstabelle.ts'
import { minus, type Rappen } from '../werte/rappen.ts'
import { type Moeglichkeit, nochMoeglich } from './nichts-tun-fristen.ts'
import { type Police, policeVorDemBrief, type Stufen, tarifeDerPolice } from './nichts-tun-police.ts'
import { andererTarifDerKasse, type Posten, posten } from './nichts-tun-wege.ts'

export type NichtsTunFrage = {
  /** This year's table, of the region in which the municipality lies this year. */
  diese: Regionstabelle
  /** The table of the year after, of the region in which it lies then. */
  naechste: Regionstabelle
  heute: Tag
  geburtsjahr: number
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
type Rahmen = Umstaende & { heute: Posten; heutigeFranchise: Franchise }

type Umstaende = {
  /** From 1 January of this year. */
  jahr: number
  /** Net with net; gross with gross while the refund of either year is not known. */
  preisart: 'netto' | 'brutto'
  klassenwechsel: { von: Altersklasse; zu: Altersklasse } | null
  /** The municipality lies in another premium region than this year. */
  regionswechsel: boolean
  /** As billed; every price is with the same. */
  unfall: Unfall
  moeglich: readonly Moeglichkeit[]
}

type MitFranchise = {
  franchise: Franchise
  /** The cheapest other tariff of today's insurer. */
  gleicheKasse: Posten | undefined
}

export type NichtsTunZahl = Rahmen &
  MitFranchise & {
    art: 'zahl'
    /** A child's may be one of siblings. */
    stufe: Stufe
    danach: Posten
    proMonat: Rappen
    proJahr: Rappen
    /** Whether it has another name, or the visitor said which one it is. */
    nachfolge: 'gleich' | 'umbenannt' | 'gewaehlt'
  }

type Ergebnis =
  /** The tariff of the bill or letter is not, or no more, in the table of its year. */
  | { art: 'unbekannt' }
  | NichtsTunZahl
  /** A letter's policy that this year's table does not certainly have: its price, but not what is paid today. */
  | (Umstaende & MitFranchise & { art: 'ohne-heute'; stufe: Stufe; danach: Posten })
  | (Rahmen & { art: 'wahl'; kandidaten: readonly Pick<Tarif, 'typ' | 'name'>[] })
  | (Rahmen & { art: 'franchise-waehlen'; grund: 'klasse' | 'nicht-angeboten'; franchisen: readonly Franchise[] })
  /** `nicht-hier`: it goes on, but not in this municipality. Without another tariff until the franchise is known. */
  | (Rahmen & Partial<MitFranchise> & { art: 'tarif-endet'; grund: 'ohne-nachfolger' | 'nicht-hier' })
  | (Rahmen & Partial<MitFranchise> & { art: 'kasse-endet' })
  /** Siblings' prices part from each other, and nothing says which one will be this child's. */
  | (Rahmen & { art: 'stufe-unklar' })

/** Each can be asked for what only others know. */
type Fragbar<Art, Feld extends PropertyKey = Art extends unknown ? keyof Art : never> = Art extends unknown
  ? Art & { [fehlt in Exclude<Feld, keyof Art>]?: undefined }
  : never

export type NichtsTun = Fragbar<Ergebnis>

/** What one pays from 1 January without doing anything, and what else could be done. */
export function nichtsTun(frage: NichtsTunFrage): NichtsTun {
  if (frage.police.jahr === frage.naechste.jahr) return nachDemBrief(frage)
  const heutige = tarifeDerPolice(frage.diese, frage)
  if (heutige.tarife.length === 0) return { art: 'unbekannt' }
  const rahmen = rahmenUm(frage)
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

/** The letter itself says what is paid from 1 January. */
function nachDemBrief(frage: NichtsTunFrage): NichtsTun {
  const brief = tarifeDerPolice(frage.naechste, frage)
  const [tarif] = brief.tarife
  const [stufe] = brief.stufen
  if (!tarif) return { art: 'unbekannt' }
  const { franchise, praemie } = frage.police
  const police = policeVorDemBrief(frage, brief)
  if (police) return zahl({ ...frage, police }, rahmenUm({ ...frage, police }), { tarif, stufe, franchise })
  const umstaende = umstaendeUm(frage)
  return {
    ...umstaende,
    ...{ art: 'ohne-heute', stufe, danach: posten(tarif, preis(praemie, frage.naechste, umstaende)) },
    ...mitFranchise(frage, umstaende, franchise, stufe, tarif),
  }
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
  const { police } = frage
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
  return { ...zahl(frage, rahmen, { tarif, stufe, franchise }), ...(gewaehlt && { nachfolge: 'gewaehlt' }) }
}

function zahl(
  frage: NichtsTunFrage,
  rahmen: Rahmen,
  { tarif, stufe, franchise }: { tarif: Tarif; stufe: Stufe; franchise: Franchise },
): NichtsTunZahl {
  const { naechste, police } = frage
  const praemie = tarif.praemie(platz(stufe, police.unfall, franchise) ?? -1)
  const danach = posten(tarif, preis(praemie, naechste, rahmen))
  const proMonat = minus(danach.preis, rahmen.heute.preis)
  return {
    ...rahmen,
    ...{ art: 'zahl', stufe, danach, proMonat, proJahr: imJahr(proMonat) },
    nachfolge: tarif.name === police.tarif ? 'gleich' : 'umbenannt',
    ...mitFranchise(frage, rahmen, franchise, stufe, tarif),
  }
}

function ohneNachfolger(frage: NichtsTunFrage, rahmen: Rahmen, [stufe]: Stufen): Partial<MitFranchise> {
  const erlaubte = erlaubteFranchisen(altersklasse(frage.geburtsjahr, rahmen.jahr))
  const franchise = [frage.police.franchise, frage.franchise].find(
    gefragt => gefragt !== undefined && erlaubte.includes(gefragt),
  )
  return franchise === undefined ? {} : mitFranchise(frage, rahmen, franchise, stufe, undefined)
}

function mitFranchise(
  frage: NichtsTunFrage,
  rahmen: Umstaende,
  franchise: Franchise,
  eigeneStufe: Stufe,
  nachfolger: Tarif | undefined,
): MitFranchise {
  const { naechste, geburtsjahr, bfs, police } = frage
  return {
    franchise,
    gleicheKasse: andererTarifDerKasse({
      ...{ naechste, bfs, nachfolger, franchise, eigeneStufe, unfall: police.unfall, versicherer: police.versicherer },
      stufe: stufeEinerPerson(altersklasse(geburtsjahr, naechste.jahr)),
      preis: praemie => preis(praemie, naechste, rahmen),
    }),
  }
}

function rahmenUm(frage: NichtsTunFrage): Rahmen {
  const { diese, police } = frage
  const umstaende = umstaendeUm(frage)
  const { versicherer, typ, tarif: name, franchise, praemie } = police
  return {
    ...umstaende,
    heute: { versicherer, typ, name, preis: preis(praemie, diese, umstaende) },
    heutigeFranchise: franchise,
  }
}

function umstaendeUm(frage: NichtsTunFrage): Umstaende {
  const { diese, naechste, geburtsjahr, police } = frage
  const [von, zu] = [altersklasse(geburtsjahr, diese.jahr), altersklasse(geburtsjahr, naechste.jahr)]
  const klasse = altersklasse(geburtsjahr, police.jahr)
  return {
    jahr: naechste.jahr,
    preisart: [diese, naechste].some(jahr => umweltabgabe(jahr) === undefined) ? 'brutto' : 'netto',
    klassenwechsel: von === zu ? null : { von, zu },
    regionswechsel: diese.kanton !== naechste.kanton || diese.region !== naechste.region,
    unfall: police.unfall,
    moeglich: nochMoeglich({ ...police, klasse, geburtsjahr }, naechste, frage.heute),
  }
}

function preis(praemie: Rappen, jahr: Regionstabelle, { preisart }: Pick<Umstaende, 'preisart'>): Rappen {
  return preisart === 'netto' ? praemieNachAbzug(praemie, jahr) : praemie
}
