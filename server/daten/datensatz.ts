import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ANDERE_ORTSNAMEN } from '#content/orte/andere-ortsnamen.ts'
import { decodeLagen, type Ortsdaten } from '#domain/orte/lagetabelle.ts'
import { decodeOrtstabelle } from '#domain/orte/ortstabelle.ts'
import { type Ortsverzeichnis, ortsverzeichnis } from '#domain/orte/standort.ts'
import { type Datensatzmeta, landesCsvDatei, regionsschluessel, type Verzeichnis } from '#domain/praemien/datensatz.ts'
import { decodeRegionstabelle, type Regionstabelle } from '#domain/praemien/regionstabelle.ts'

/** The premiums of one year in memory. Never changed, only replaced. */
export type Datensatz = {
  meta: Datensatzmeta
  /** Where the national table lies. */
  landesCsv: string
  verzeichnis: Buffer
  versicherer: ReadonlyMap<number, string>
  orte: Ortsverzeichnis
  /** Undefined for a region that does not exist. */
  tabelle: (kanton: string, region: number) => Regionstabelle | undefined
  /** All regions, decoded anew: rendering the pages needs them once, and nobody afterwards. */
  tabellen: () => Regionstabelle[]
  /** The places alone, and where they lie if that is known; decoded anew as well. */
  ortsdaten: () => Ortsdaten
  /** Address, which changes with the content → content. */
  dateien: ReadonlyMap<string, Buffer>
}

export async function loadOrdner(ordner: string): Promise<Datensatz> {
  const namen = (await readdir(ordner)).filter(name => name.endsWith('.json'))
  const inhalte = new Map<string, Buffer>()
  let meta: Datensatzmeta | undefined
  for (const name of namen) {
    const inhalt = await readFile(join(ordner, name))
    if (name === 'meta.json') meta = JSON.parse(inhalt.toString())
    else inhalte.set(name, inhalt)
  }
  const verzeichnis = inhalte.get('verzeichnis.json')
  if (!meta || !verzeichnis) throw new Error(`The data set in ${ordner} has no meta data`)
  return datensatz(meta, verzeichnis, inhalte, join(ordner, landesCsvDatei(meta)))
}

function datensatz(
  meta: Datensatzmeta,
  verzeichnis: Buffer,
  inhalte: ReadonlyMap<string, Buffer>,
  landesCsv: string,
): Datensatz {
  const { versicherer, orte, lagen, regionen }: Verzeichnis = JSON.parse(verzeichnis.toString())
  const dateien = new Map(
    [orte, ...(lagen === undefined ? [] : [lagen]), ...Object.values(regionen)].map(adresse => [
      adresse,
      vorhanden(inhalte, adresse.split('/').at(-1)),
    ]),
  )
  // Most processes are asked about few regions and no place: a table is decoded when it is first needed.
  let ortsregister: Ortsverzeichnis | undefined
  const tabellen = new Map<string, Regionstabelle>()
  const tabelle = (kanton: string, region: number) => {
    const adresse = regionen[regionsschluessel(kanton, region)]
    if (adresse === undefined) return undefined
    const gelesen = tabellen.get(adresse) ?? decodeRegionstabelle(vorhanden(dateien, adresse).toString())
    tabellen.set(adresse, gelesen)
    return gelesen
  }
  return {
    meta,
    landesCsv,
    verzeichnis,
    versicherer: new Map(versicherer.map(({ versicherer, name }) => [versicherer, name])),
    get orte() {
      ortsregister ??= ortsverzeichnis(decodeOrtstabelle(vorhanden(dateien, orte).toString()), ANDERE_ORTSNAMEN)
      return ortsregister
    },
    tabelle,
    ortsdaten: () => ({
      orte: decodeOrtstabelle(vorhanden(dateien, orte).toString()),
      lagen: lagen === undefined ? undefined : decodeLagen(vorhanden(dateien, lagen).toString()),
    }),
    tabellen: () =>
      Object.values(regionen).map(adresse => decodeRegionstabelle(vorhanden(dateien, adresse).toString())),
    dateien,
  }
}

function vorhanden(dateien: ReadonlyMap<string, Buffer>, name: string | undefined): Buffer {
  const datei = dateien.get(name ?? '')
  if (!datei) throw new Error(`The data set lacks its file ${name}`)
  return datei
}
