import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ANDERE_ORTSNAMEN } from '#content/andere-ortsnamen.ts'
import { type Datensatzmeta, landesCsvDatei, regionsschluessel, type Verzeichnis } from '#domain/datensatz.ts'
import { decodeLagen, type Ortsdaten } from '#domain/lagetabelle.ts'
import { decodeOrtstabelle } from '#domain/ortstabelle.ts'
import { decodeRegionstabelle, type Regionstabelle } from '#domain/regionstabelle.ts'
import { type Ortsverzeichnis, ortsverzeichnis } from '#domain/standort.ts'

/** A file of the data set as it is served; its address changes with its content. */
export type OeffentlicheDatei = { inhalt: Buffer; brotli: Buffer }

/** The premiums of one year in memory. Never changed, only replaced. */
export type Datensatz = {
  meta: Datensatzmeta
  /** Where the national table lies; compressed, its name ends in `.gz`. */
  landesCsv: string
  verzeichnis: OeffentlicheDatei
  versicherer: ReadonlyMap<number, string>
  orte: Ortsverzeichnis
  /** Undefined for a region that does not exist. */
  tabelle: (kanton: string, region: number) => Regionstabelle | undefined
  /** All regions, decoded anew: rendering the pages needs them once, and nobody afterwards. */
  tabellen: () => Regionstabelle[]
  /** The places alone, and where they lie if that is known; decoded anew as well. */
  ortsdaten: () => Ortsdaten
  /** Address → file. */
  dateien: ReadonlyMap<string, OeffentlicheDatei>
}

export async function loadOrdner(ordner: string): Promise<Datensatz> {
  const namen = (await readdir(ordner)).filter(name => name.endsWith('.json'))
  const inhalte = new Map<string, OeffentlicheDatei>()
  let meta: Datensatzmeta | undefined
  for (const name of namen) {
    const inhalt = await readFile(join(ordner, name))
    if (name === 'meta.json') meta = JSON.parse(inhalt.toString())
    else inhalte.set(name, { inhalt, brotli: await readFile(join(ordner, `${name}.br`)) })
  }
  const verzeichnis = inhalte.get('verzeichnis.json')
  if (!meta || !verzeichnis) throw new Error(`The data set in ${ordner} has no meta data`)
  return datensatz(meta, verzeichnis, inhalte, join(ordner, landesCsvDatei(meta)))
}

function datensatz(
  meta: Datensatzmeta,
  verzeichnis: OeffentlicheDatei,
  inhalte: ReadonlyMap<string, OeffentlicheDatei>,
  landesCsv: string,
): Datensatz {
  const { versicherer, orte, lagen, regionen }: Verzeichnis = JSON.parse(verzeichnis.inhalt.toString())
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
    const gelesen = tabellen.get(adresse) ?? decodeRegionstabelle(vorhanden(dateien, adresse).inhalt.toString())
    tabellen.set(adresse, gelesen)
    return gelesen
  }
  return {
    meta,
    landesCsv,
    verzeichnis,
    versicherer: new Map(versicherer.map(({ versicherer, name }) => [versicherer, name])),
    get orte() {
      ortsregister ??= ortsverzeichnis(decodeOrtstabelle(vorhanden(dateien, orte).inhalt.toString()), ANDERE_ORTSNAMEN)
      return ortsregister
    },
    tabelle,
    ortsdaten: () => ({
      orte: decodeOrtstabelle(vorhanden(dateien, orte).inhalt.toString()),
      lagen: lagen === undefined ? undefined : decodeLagen(vorhanden(dateien, lagen).inhalt.toString()),
    }),
    tabellen: () =>
      Object.values(regionen).map(adresse => decodeRegionstabelle(vorhanden(dateien, adresse).inhalt.toString())),
    dateien,
  }
}

function vorhanden(dateien: ReadonlyMap<string, OeffentlicheDatei>, name: string | undefined): OeffentlicheDatei {
  const datei = dateien.get(name ?? '')
  if (!datei) throw new Error(`The data set lacks its file ${name}`)
  return datei
}
