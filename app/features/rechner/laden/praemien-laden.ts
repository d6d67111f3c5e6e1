import { holeText, ladeVerzeichnis, text, verzeichnisLader } from '#app/lib/orte/orte-laden.ts'
import { verzeichnisAdresseVon } from '#contract/daten.ts'
import { decodeOrtstabelle } from '#domain/orte/ortstabelle.ts'
import type { OrtMitId } from '#domain/orte/standort.ts'
import { regionsschluessel, type Verzeichnis } from '#domain/praemien/datensatz.ts'
import { decodeRegionstabelle, type Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import type { Daten, Datenfrage } from '../zustand/zustand.ts'

type Praemiengebiet = { kanton: string; region: number }

const andereVerzeichnisse = new Map<number, typeof ladeVerzeichnis>()

/** The directory of the compared year, or of the year for who must be insured at once. */
export function verzeichnisVon(sofort: number | null): typeof ladeVerzeichnis {
  if (sofort === null) return ladeVerzeichnis
  const loader = andereVerzeichnisse.get(sofort) ?? verzeichnisLader(verzeichnisAdresseVon(sofort))
  andereVerzeichnisse.set(sofort, loader)
  return loader
}

/** Tables never change under their address. */
const tabellen = new Map<string, Regionstabelle>()

const tabellenAdresse = ({ regionen }: Verzeichnis, { kanton, region }: Praemiengebiet) =>
  regionen[regionsschluessel(kanton, region)]

async function loadTabelle(verzeichnis: Verzeichnis, gebiet: Praemiengebiet): Promise<Regionstabelle> {
  const adresse = tabellenAdresse(verzeichnis, gebiet)
  if (!adresse) throw new Error(`keine Tabelle für ${regionsschluessel(gebiet.kanton, gebiet.region)}`)
  const tabelle = tabellen.get(adresse) ?? decodeRegionstabelle(await holeText(adresse))
  tabellen.set(adresse, tabelle)
  return tabelle
}

/** A municipality may have paid the prices of another region in another year: what was looked up is kept. */
const andereGebiete = new Map<string, Praemiengebiet>()

/** Where the prices come from; undefined while that has to be looked up. */
const bekanntesGebiet = ({ gebiet, sofort }: Datenfrage): Praemiengebiet | undefined =>
  gebiet.ort === null || sofort === null ? gebiet : andereGebiete.get(`${sofort} ${gebiet.ort.id}`)

async function findGebiet(frage: Datenfrage): Promise<Praemiengebiet> {
  const { gebiet, sofort } = frage
  const bekannt = bekanntesGebiet(frage)
  if (bekannt || gebiet.ort === null || sofort === null) return bekannt ?? gebiet
  const { tabelle } = await fetchDaten({ gebiet, sofort: null })
  const umgeteilt = tabelle.vorjahr?.umgeteilt.includes(gebiet.ort.bfs)
  const neu = umgeteilt ? await loadFrueheresGebiet(gebiet.ort, sofort) : gebiet
  andereGebiete.set(`${sofort} ${gebiet.ort.id}`, neu)
  return neu
}

async function loadFrueheresGebiet({ bfs, plz, ort }: OrtMitId, jahr: number): Promise<Praemiengebiet> {
  const { orte } = await verzeichnisVon(jahr)()
  const tabelle = decodeOrtstabelle(await holeText(orte))
  const gefunden =
    tabelle.find(eintrag => eintrag.bfs === bfs) ?? tabelle.find(eintrag => eintrag.plz === plz && eintrag.ort === ort)
  if (!gefunden) throw new Error(`${plz} ${ort} hat ${jahr} keine Prämienregion`)
  return gefunden
}

/** What was loaded before for a region is there at once. */
export function bekannteDaten(verzeichnis: Verzeichnis, frage: Datenfrage): Daten | null {
  const gebiet = bekanntesGebiet(frage)
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
  const [verzeichnis, gebiet] = await Promise.all([verzeichnisVon(frage.sofort)(), findGebiet(frage)])
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
  const loadVerzeichnis = verzeichnisVon(frage.sofort)
  loadVerzeichnis.vergiss()
  const [verzeichnis, gebiet] = await Promise.all([loadVerzeichnis(), findGebiet(frage)])
  if (tabellenAdresse(verzeichnis, gebiet) === tabellenAdresse(bisher.verzeichnis, gebiet)) return null
  return { verzeichnis, tabelle: await loadTabelle(verzeichnis, gebiet) }
}
