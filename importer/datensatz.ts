import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { versichererName } from '#content/versicherer/name.ts'
import { decodeLagen, encodeLagen, type Lagen } from '#domain/orte/lagetabelle.ts'
import { decodeOrtstabelle, encodeOrtstabelle } from '#domain/orte/ortstabelle.ts'
import type { Ort } from '#domain/orte/standort.ts'
import { type Datensatzmeta, landesCsvDatei, regionsschluessel, type Verzeichnis } from '#domain/praemien/datensatz.ts'
import { praemienCsv } from '#domain/praemien/praemien-csv.ts'
import {
  decodeRegionstabelle,
  encodeRegionstabelle,
  type Regionstabelle,
  tarifFolge,
} from '#domain/praemien/regionstabelle.ts'
import { type Praemientabelle, versichererDer } from './tabellen/praemien.ts'

/** The files of a data set by name, as they lie on disk and are served. */
export type Datensatzdateien = { hash: string; dateien: Map<string, Buffer>; landesCsv: Landestext }

/** The national table: 20 MB, so in pieces. */
export type Landestext = { name: string; teile: () => Iterable<string> }

/** What a data set says, before it becomes files. */
export type Datensatzinhalt = {
  meta: Omit<Datensatzmeta, 'hash'>
  versicherer: Verzeichnis['versicherer']
  orte: readonly Ort[]
  /** Undefined where the source has no coordinates. */
  lagen: Lagen | undefined
  /** In the order of their keys. */
  tabellen: readonly Regionstabelle[]
}

export type Datensatzteile = {
  praemien: Praemientabelle
  orte: readonly Ort[]
  lagen: Lagen | undefined
  namen: ReadonlyMap<number, string>
  adressen: ReadonlyMap<number, readonly string[]>
  meta: Pick<Datensatzmeta, 'quelle' | 'herkunft' | 'importiert'>
}

export function inhaltAus({ praemien, orte, lagen, namen, adressen, meta }: Datensatzteile): Datensatzinhalt {
  const { jahr, behalten, verworfen } = praemien
  const versicherer = versichererliste(praemien, namen, adressen)
  const tabellen = [...praemien.gebiete.values()]
    .map(({ kanton, region, tarife }) => ({ jahr, kanton, region, tarife: [...tarife.values()].sort(tarifFolge) }))
    .sort((a, b) => (schluessel(a) < schluessel(b) ? -1 : 1))
  return {
    meta: {
      ...meta,
      jahr,
      zeilen: behalten,
      verworfen: Object.fromEntries(verworfen),
      versicherer: versicherer.length,
      regionen: tabellen.length,
      orte: orte.length,
    },
    versicherer,
    orte,
    lagen,
    tabellen,
  }
}

/** What was written into a folder, read back. */
export async function readInhalt(ordner: string): Promise<Datensatzinhalt> {
  const text = (name: string) => readFile(join(ordner, basename(name)), 'utf8')
  const { hash: _, ...meta }: Datensatzmeta = JSON.parse(await text('meta.json'))
  const { versicherer, orte, lagen, regionen }: Verzeichnis = JSON.parse(await text('verzeichnis.json'))
  const tabellen = await Promise.all(Object.values(regionen).map(text))
  return {
    meta,
    versicherer,
    orte: decodeOrtstabelle(await text(orte)),
    lagen: lagen === undefined ? undefined : decodeLagen(await text(lagen)),
    tabellen: tabellen.map(tabelle => decodeRegionstabelle(tabelle)),
  }
}

/** The same input gives the same names and bytes: every file carries the hash of its content. */
export function datensatzdateien(inhalt: Datensatzinhalt): Datensatzdateien {
  const { meta, versicherer, orte, lagen, tabellen } = inhalt
  const { jahr, quelle } = meta
  const regionen = tabellen.map(tabelle => benannt(schluessel(tabelle), encodeRegionstabelle(tabelle)))
  const ortstabelle = benannt('orte', encodeOrtstabelle(orte))
  const lagetabelle = lagen && benannt('lagen', encodeLagen(lagen))
  const verzeichnis: Verzeichnis = {
    format: 1,
    jahr,
    quelle,
    versicherer,
    orte: adresse(jahr, ortstabelle.name),
    ...(lagetabelle && { lagen: adresse(jahr, lagetabelle.name) }),
    regionen: Object.fromEntries(
      tabellen.map((tabelle, index) => [schluessel(tabelle), adresse(jahr, regionen[index]?.name ?? '')]),
    ),
  }
  const verzeichnisdatei = {
    name: 'verzeichnis.json',
    inhalt: Buffer.from(`${JSON.stringify(verzeichnis, null, 1)}\n`),
  }
  const hash = hashVon(verzeichnisdatei.inhalt)
  const oeffentliche = [verzeichnisdatei, ortstabelle, ...(lagetabelle ? [lagetabelle] : []), ...regionen]
  const beschreibung: Datensatzmeta = { ...meta, hash }
  const metadatei = { name: 'meta.json', inhalt: Buffer.from(`${JSON.stringify(beschreibung, null, 1)}\n`) }
  const dateien = [...oeffentliche, metadatei].map(({ name, inhalt }) => [name, inhalt] as const)
  return { hash, dateien: new Map(dateien), landesCsv: landestext(inhalt) }
}

export function landestext({ meta, versicherer, tabellen }: Datensatzinhalt): Landestext {
  const namen = new Map(versicherer.map(({ versicherer, name }) => [versicherer, name]))
  return {
    name: landesCsvDatei(meta),
    teile: () => praemienCsv({ quelle: meta.quelle, preisjahr: meta, namen, tabellen }),
  }
}

const schluessel = ({ kanton, region }: Regionstabelle) => regionsschluessel(kanton, region)

function versichererliste(
  praemien: Praemientabelle,
  namen: Datensatzteile['namen'],
  adressen: Datensatzteile['adressen'],
): Verzeichnis['versicherer'] {
  return [...versichererDer(praemien)]
    .sort((a, b) => a - b)
    .map(versicherer => {
      const adresse = adressen.get(versicherer)
      return { versicherer, name: versichererName(versicherer, namen), ...(adresse && { adresse }) }
    })
}

type BenannteDatei = { name: string; inhalt: Buffer }

function benannt(name: string, text: string): BenannteDatei {
  const inhalt = Buffer.from(text)
  return { name: `${name}.${hashVon(inhalt)}.json`, inhalt }
}

function adresse(jahr: number, name: string): string {
  return `/daten/${jahr}/${name}`
}

function hashVon(inhalt: Buffer): string {
  return createHash('sha256').update(inhalt).digest('hex').slice(0, 16)
}
