import { holeText, ladeVerzeichnis, text, verzeichnisLader } from '#app/lib/orte/orte-laden.ts'
import { verzeichnisAdresseVon } from '#contract/daten.ts'
import { regionsschluessel, type Verzeichnis } from '#domain/datensatz.ts'
import { decodeOrtstabelle } from '#domain/ortstabelle.ts'
import { decodeRegionstabelle, type Regionstabelle } from '#domain/regionstabelle.ts'
import type { OrtMitId } from '#domain/standort.ts'
import type { Daten, Datenfrage } from '../zustand/zustand.ts'

type Gebiet = { kanton: string; region: number }

const andereVerzeichnisse = new Map<number, typeof ladeVerzeichnis>()

/** The directory of the compared year, or of the year for who must be insured at once. */
export function verzeichnisVon(sofort: number | null): typeof ladeVerzeichnis {
  if (sofort === null) return ladeVerzeichnis
  const lader = andereVerzeichnisse.get(sofort) ?? verzeichnisLader(verzeichnisAdresseVon(sofort))
  andereVerzeichnisse.set(sofort, lader)
  return lader
}

/** Tables never change under their address. */
const tabellen = new Map<string, Regionstabelle>()

async function loadTabelle(verzeichnis: Verzeichnis, gebiet: Gebiet): Promise<Regionstabelle> {
  const adresse = tabellenAdresse(verzeichnis, gebiet)
  if (!adresse) throw new Error(`keine Tabelle für ${schluessel(gebiet)}`)
  const bekannt = tabellen.get(adresse)
  if (bekannt) return bekannt
  const tabelle = decodeRegionstabelle(await holeText(adresse))
  tabellen.set(adresse, tabelle)
  return tabelle
}

const schluessel = ({ kanton, region }: Gebiet) => regionsschluessel(kanton, region)

const tabellenAdresse = (verzeichnis: Verzeichnis, gebiet: Gebiet) => verzeichnis.regionen[schluessel(gebiet)]

/** A municipality may have paid the prices of another region in another year. */
const andereGebiete = new Map<string, Gebiet>()

const gebietsschluessel = (ort: OrtMitId, jahr: number) => `${jahr} ${ort.id}`

/** Where the prices come from; for the other year that has to be looked up. */
function gebietVon<T>({ gebiet, sofort }: Datenfrage, imAnderenJahr: (ort: OrtMitId, jahr: number) => T) {
  return gebiet.ort === null || sofort === null ? gebiet : imAnderenJahr(gebiet.ort, sofort)
}

async function loadAnderesGebiet(ort: OrtMitId, jahr: number): Promise<Gebiet> {
  const bekannt = andereGebiete.get(gebietsschluessel(ort, jahr))
  if (bekannt) return bekannt
  const { tabelle } = await fetchDaten({ gebiet: { ...ort, ort }, sofort: null })
  const umgeteilt = tabelle.vorjahr?.umgeteilt.includes(ort.bfs)
  const gebiet = umgeteilt ? await loadFrueheresGebiet(ort, jahr) : ort
  andereGebiete.set(gebietsschluessel(ort, jahr), gebiet)
  return gebiet
}

async function loadFrueheresGebiet({ bfs, plz, ort }: OrtMitId, jahr: number): Promise<Gebiet> {
  const { orte } = await verzeichnisVon(jahr)()
  const tabelle = decodeOrtstabelle(await holeText(orte))
  const gefunden =
    tabelle.find(eintrag => eintrag.bfs === bfs) ?? tabelle.find(eintrag => eintrag.plz === plz && eintrag.ort === ort)
  if (!gefunden) throw new Error(`${plz} ${ort} hat ${jahr} keine Prämienregion`)
  return gefunden
}

/** What was loaded before for a region is there at once. */
export function bekannteDaten(verzeichnis: Verzeichnis, frage: Datenfrage): Daten | null {
  const gebiet = gebietVon(frage, (ort, jahr) => andereGebiete.get(gebietsschluessel(ort, jahr)))
  const tabelle = gebiet && tabellen.get(tabellenAdresse(verzeichnis, gebiet) ?? '')
  return tabelle ? { verzeichnis, tabelle } : null
}

/** The table of a region: one request, none when it is known. Another year's comes with its own directory. */
export async function loadDaten(frage: Datenfrage): Promise<Daten> {
  try {
    return await fetchDaten(frage)
  } catch (cause) {
    throw new Error(`Database query failed: ${text(cause)}`, { cause })
  }
}

async function fetchDaten(frage: Datenfrage): Promise<Daten> {
  const [verzeichnis, gebiet] = await Promise.all([verzeichnisVon(frage.sofort)(), gebietVon(frage, loadAnderesGebiet)])
  try {
    return { verzeichnis, tabelle: await loadTabelle(verzeichnis, gebiet) }
  } catch (error) {
    const neu = await geaenderteDaten(frage, { verzeichnis })
    if (!neu) throw error
    return neu
  }
}

/** The newer data when they were replaced meanwhile, else null. Rejects when the site cannot be reached. */
export async function geaenderteDaten(frage: Datenfrage, bisher: Pick<Daten, 'verzeichnis'>): Promise<Daten | null> {
  const ladeVerzeichnisNeu = verzeichnisVon(frage.sofort)
  ladeVerzeichnisNeu.vergiss()
  const [neu, gebiet] = await Promise.all([ladeVerzeichnisNeu(), gebietVon(frage, loadAnderesGebiet)])
  if (tabellenAdresse(neu, gebiet) === tabellenAdresse(bisher.verzeichnis, gebiet)) return null
  return { verzeichnis: neu, tabelle: await loadTabelle(neu, gebiet) }
}
