import { regionsschluessel, type Verzeichnis } from '#domain/datensatz.ts'
import { decodeRegionstabelle, type Regionstabelle } from '#domain/regionstabelle.ts'
import type { Person } from './angebot/eingang.ts'
import { holeText, ladeVerzeichnis, text } from './orte-laden.ts'
import type { Daten } from './zustand.ts'

/** Tables never change under their address. */
const tabellen = new Map<string, Regionstabelle>()

async function ladeTabelle(verzeichnis: Verzeichnis, person: Person): Promise<Regionstabelle> {
  const adresse = tabellenAdresse(verzeichnis, person)
  if (!adresse) throw new Error(`keine Tabelle für ${schluessel(person)}`)
  const bekannt = tabellen.get(adresse)
  if (bekannt) return bekannt
  const tabelle = decodeRegionstabelle(await holeText(adresse))
  tabellen.set(adresse, tabelle)
  return tabelle
}

function schluessel(person: Person): string {
  const { kanton, region } = person.art === 'eigen' ? person.ort : person
  return regionsschluessel(kanton, region)
}

const tabellenAdresse = (verzeichnis: Verzeichnis, person: Person) => verzeichnis.regionen[schluessel(person)]

/** What was loaded before for a person's region is there at once. */
export function bekannteDaten(verzeichnis: Verzeichnis, person: Person): Daten | null {
  const tabelle = tabellen.get(tabellenAdresse(verzeichnis, person) ?? '')
  return tabelle ? { verzeichnis, tabelle } : null
}

/** The table of a person's region: one request, none when it is known. */
export async function ladeDaten(person: Person): Promise<Daten> {
  try {
    const verzeichnis = await ladeVerzeichnis()
    try {
      return { verzeichnis, tabelle: await ladeTabelle(verzeichnis, person) }
    } catch (error) {
      const neu = await neuesVerzeichnis()
      if (tabellenAdresse(neu, person) === tabellenAdresse(verzeichnis, person)) throw error
      return { verzeichnis: neu, tabelle: await ladeTabelle(neu, person) }
    }
  } catch (cause) {
    throw new Error(`Database query failed: ${text(cause)}`, { cause })
  }
}

/** The newer data when they were replaced meanwhile, else null. Rejects when the site cannot be reached. */
export async function geaenderteDaten(person: Person, { verzeichnis }: Daten): Promise<Daten | null> {
  const neu = await neuesVerzeichnis()
  if (tabellenAdresse(neu, person) === tabellenAdresse(verzeichnis, person)) return null
  return { verzeichnis: neu, tabelle: await ladeTabelle(neu, person) }
}

function neuesVerzeichnis(): Promise<Verzeichnis> {
  ladeVerzeichnis.vergiss()
  return ladeVerzeichnis()
}
