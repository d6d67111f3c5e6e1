import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { type Datensatzmeta, regionsschluessel, type Verzeichnis } from '#domain/datensatz.ts'
import { encodeOrtstabelle } from '#domain/ortstabelle.ts'
import { encodeRegionstabelle, tarifFolge } from '#domain/regionstabelle.ts'
import type { Ort } from '#domain/standort.ts'
import { versichererName } from '#domain/versicherer.ts'
import { type Praemien, versichererDer } from './praemien.ts'

/** The files of a data set by name, as they lie on disk and are served. */
export type Datensatzdateien = { hash: string; dateien: Map<string, Buffer> }

export type Teile = {
  praemien: Praemien
  orte: readonly Ort[]
  namen: ReadonlyMap<number, string>
  meta: Pick<Datensatzmeta, 'quelle' | 'herkunft' | 'importiert'>
}

/** The same input gives the same names and bytes: every file carries the hash of its content. */
export async function datensatzdateien({ praemien, orte, namen, meta }: Teile): Promise<Datensatzdateien> {
  const { jahr } = praemien
  const gebiete = [...praemien.gebiete.values()].sort((a, b) =>
    regionsschluessel(a.kanton, a.region) < regionsschluessel(b.kanton, b.region) ? -1 : 1,
  )
  const tabellen = gebiete.map(({ kanton, region, tarife }) => {
    const text = encodeRegionstabelle({ jahr, kanton, region, tarife: [...tarife.values()].sort(tarifFolge) })
    return { schluessel: regionsschluessel(kanton, region), datei: benannt(regionsschluessel(kanton, region), text) }
  })
  const ortstabelle = benannt('orte', encodeOrtstabelle(orte))
  const verzeichnis: Verzeichnis = {
    format: 1,
    jahr,
    quelle: meta.quelle,
    versicherer: versichererliste(praemien, namen),
    orte: adresse(jahr, ortstabelle.name),
    regionen: Object.fromEntries(tabellen.map(({ schluessel, datei }) => [schluessel, adresse(jahr, datei.name)])),
  }
  const verzeichnisdatei = {
    name: 'verzeichnis.json',
    inhalt: Buffer.from(`${JSON.stringify(verzeichnis, null, 1)}\n`),
  }
  const hash = hashVon(verzeichnisdatei.inhalt)
  const beschreibung: Datensatzmeta = {
    ...meta,
    jahr,
    hash,
    zeilen: praemien.behalten,
    verworfen: Object.fromEntries(praemien.verworfen),
    versicherer: verzeichnis.versicherer.length,
    regionen: tabellen.length,
    orte: orte.length,
  }
  const oeffentliche = [verzeichnisdatei, ortstabelle, ...tabellen.map(({ datei }) => datei)]
  const gepackte = await Promise.all(
    oeffentliche.map(async ({ name, inhalt }) => ({ name: `${name}.br`, inhalt: await brotli(inhalt) })),
  )
  const metadatei = { name: 'meta.json', inhalt: Buffer.from(`${JSON.stringify(beschreibung, null, 1)}\n`) }
  return {
    hash,
    dateien: new Map([...oeffentliche, ...gepackte, metadatei].map(({ name, inhalt }) => [name, inhalt])),
  }
}

function versichererliste(praemien: Praemien, namen: ReadonlyMap<number, string>): Verzeichnis['versicherer'] {
  return [...versichererDer(praemien)]
    .sort((a, b) => a - b)
    .map(versicherer => ({ versicherer, name: versichererName(versicherer, namen) }))
}

function benannt(name: string, text: string): { name: string; inhalt: Buffer } {
  const inhalt = Buffer.from(text)
  return { name: `${name}.${hashVon(inhalt)}.json`, inhalt }
}

function adresse(jahr: number, name: string): string {
  return `/daten/${jahr}/${name}`
}

function hashVon(inhalt: Buffer): string {
  return createHash('sha256').update(inhalt).digest('hex').slice(0, 16)
}

const compress = promisify(brotliCompress)

/** Quality 10 is four times as fast as 11 and 4 % larger. */
function brotli(inhalt: Buffer): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT, BROTLI_MODE_TEXT } = constants
  return compress(inhalt, {
    params: {
      [BROTLI_PARAM_QUALITY]: 10,
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_SIZE_HINT]: inhalt.length,
    },
  })
}
