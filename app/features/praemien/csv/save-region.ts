import { saveFile } from '#app/ui/save-file.ts'
import { VERZEICHNIS_ADRESSE } from '#contract/daten.ts'
import { csvName, regionsschluessel, type Verzeichnis } from '#domain/praemien/datensatz.ts'
import { praemienCsv } from '#domain/praemien/praemien-csv.ts'
import { decodeRegionstabelle } from '#domain/praemien/regionstabelle.ts'

/** Loads the table of a region, as «ZH 1», and hands it over as a file. */
export async function saveRegion(gewaehlt: string): Promise<void> {
  const verzeichnis: Verzeichnis = await (await geladen(VERZEICHNIS_ADRESSE)).json()
  const [kanton = '', nummer] = gewaehlt.split(' ')
  const region = regionsschluessel(kanton, Number(nummer))
  const adresse = verzeichnis.regionen[region]
  if (adresse === undefined) throw new Error(`No table of ${region}`)
  const tabelle = decodeRegionstabelle(await (await geladen(adresse)).text())
  const namen = new Map(verzeichnis.versicherer.map(({ versicherer, name }) => [versicherer, name]))
  const { quelle } = verzeichnis
  const teile = [...praemienCsv({ quelle, preisjahr: tabelle, namen, tabellen: [tabelle] })]
  saveFile(new Blob(teile, { type: 'text/csv;charset=utf-8' }), csvName({ jahr: tabelle.jahr, quelle }, region))
}

async function geladen(adresse: string): Promise<Response> {
  const antwort = await fetch(adresse)
  if (!antwort.ok) throw new Error(`${adresse}: ${antwort.status}`)
  return antwort
}
