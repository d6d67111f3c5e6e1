import { rm } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { arbeitsordner } from './arbeitsordner.ts'
import { type Dateiart, type Fristen, ladeHerunter, ladeText, type Verbindung } from './herunterladen.ts'
import { type Auftrag, type Importergebnis, importiere } from './import.ts'
import { ImportFehler } from './import-fehler.ts'

export type Katalogadressen = {
  /** CKAN description of the data set with the premiums of this and of past years. */
  praemien: string
  /** Pages that link the lists of premium regions and of insurers. */
  listen: readonly string[]
  /** swisstopo's directory of places. */
  orte: string
}

export const AMTLICHE_ADRESSEN: Katalogadressen = {
  praemien: 'https://ckan.opendata.swiss/api/3/action/package_show?id=health-insurance-premiums',
  listen: ['https://www.priminfo.admin.ch/de/downloads/aktuell', 'https://www.priminfo.admin.ch/de/downloads/archiv'],
  orte: 'https://data.geo.admin.ch/ch.swisstopo-vd.ortschaftenverzeichnis_plz/ortschaftenverzeichnis_plz/ortschaftenverzeichnis_plz_2056.csv.zip',
}

export type Katalogauftrag = Omit<Auftrag, 'von' | 'quelle'> & {
  praemienjahr: number
  adressen: Katalogadressen
  fristen: Fristen
  melde: (satz: string) => void
}

/** Loads the official files of a year into a folder that is removed afterwards, and imports them. */
export async function importiereAusKatalog(auftrag: Katalogauftrag): Promise<Importergebnis> {
  const ordner = await arbeitsordner(auftrag.varDir)
  try {
    await ladeAlles(auftrag, ordner)
    return await importiere({ ...auftrag, von: ordner, quelle: 'BAG' })
  } catch (fehler) {
    if (fehler instanceof ImportFehler) return { art: 'abgelehnt', meldung: fehler.message }
    throw fehler
  } finally {
    await rm(ordner, { recursive: true, force: true })
  }
}

async function ladeAlles({ adressen, fristen, praemienjahr, melde }: Katalogauftrag, ordner: string) {
  const verbindung = { ...fristen, melde }
  const lade = async (adresse: string, name: string) => {
    melde(`Lade ${name} …`)
    await ladeHerunter(adresse, join(ordner, name), dateiart(name), verbindung)
  }
  const praemien = praemiendatei(await ladeText(adressen.praemien, verbindung), praemienjahr)
  await lade(praemien.adresse, praemien.name)
  const links = (await Promise.all(adressen.listen.map(seite => excelLinks(seite, verbindung)))).flat()
  const regionslisten = regionslistenAb(praemienjahr, links)
  if (regionslisten.length === 0)
    throw new ImportFehler(`Auf ${adressen.listen.join(' und ')} ist keine Liste der Prämienregionen verlinkt.`)
  for (const liste of regionslisten) await lade(liste, dateiname(liste))
  await lade(adressen.orte, basename(new URL(adressen.orte).pathname))
  const versicherer = links.find(link => /versicherer/i.test(link))
  if (versicherer) await lade(versicherer, 'versicherer.xlsx')
}

/**
 * Which year the premium table is of shows only when it is read: the wanted one, or the current one, which may be newer.
 * So all lists from the wanted year on are loaded, with their year in their names; when there are none, the newest.
 */
function regionslistenAb(praemienjahr: number, links: readonly string[]): string[] {
  const jahrIm = (link: string) => Number(dateiname(link).match(/20\d\d/)?.[0] ?? Number.POSITIVE_INFINITY)
  const listen = [...new Set(links)]
    .filter(link => /pr(ae|ä|%C3%A4)mienregion/i.test(link))
    .sort((a, b) => (jahrIm(a) < jahrIm(b) ? -1 : 1))
  const passende = listen.filter(link => jahrIm(link) >= praemienjahr)
  return passende.length > 0 ? passende : listen.slice(-1)
}

function dateiart(name: string): Dateiart {
  const endung = extname(name).slice(1).toLowerCase()
  return endung === 'zip' || endung === 'xlsx' ? endung : 'csv'
}

async function excelLinks(seite: string, verbindung: Verbindung): Promise<string[]> {
  const html = await ladeText(seite, verbindung)
  return [...html.matchAll(/href="([^"]+\.xlsx)"/gi)].map(([, href = '']) => new URL(href, seite).href)
}

type Ressource = { url?: string; download_url?: string }

/** The archive of the year; else the current table, whose year shows when it is read. */
export function praemiendatei(katalog: string, jahr: number): { adresse: string; name: string } {
  const dateien = ressourcen(katalog).map(adresse => ({ adresse, name: dateiname(adresse) }))
  const archiv = dateien.find(({ name }) => new RegExp(`archiv.*${jahr}.*\\.zip$`, 'i').test(name))
  const gefunden = archiv ?? dateien.find(({ name }) => /^pr(ä|ae)mien_ch\.csv$/i.test(name))
  if (!gefunden) throw new ImportFehler(`Der Katalog nennt weder ein Archiv ${jahr} noch eine aktuelle Prämientabelle.`)
  return gefunden
}

function ressourcen(katalog: string): string[] {
  try {
    const { result }: { result: { resources: Ressource[] } } = JSON.parse(katalog)
    return result.resources.flatMap(({ download_url, url }) => download_url ?? url ?? [])
  } catch {
    throw new ImportFehler('Der Katalog antwortet nicht in der erwarteten Form.')
  }
}

/** The federal office hides the path in base64: `?r=/download&path=L1ByYWVtaWVuL…`. */
function dateiname(adresse: string): string {
  const { searchParams, pathname } = new URL(adresse)
  const versteckt = searchParams.get('path')
  const pfad = versteckt ? Buffer.from(versteckt, 'base64').toString() : decodeURIComponent(pathname)
  return basename(pfad).normalize('NFC')
}
