import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { arbeitsordner } from './arbeitsordner.ts'
import type { Fristen } from './herunterladen.ts'
import { type Auftrag, type Importergebnis, importDaten } from './import.ts'
import { ImportFehler } from './import-fehler.ts'
import { noteImport } from './katalogstand.ts'
import { type Datei, type Jahresdateien, Ladung } from './ladung.ts'

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

/** Where the setting KATALOG_URL leads: a stand-in answers under the official paths. Null when nobody is to look. */
export function katalogadressen(katalogUrl: string | null): Katalogadressen | null {
  if (katalogUrl === null) return AMTLICHE_ADRESSEN
  if (katalogUrl === 'aus') return null
  const dort = (adresse: string) => {
    const { pathname, search } = new URL(adresse)
    return `${katalogUrl.replace(/\/$/, '')}${pathname}${search}`
  }
  const { praemien, listen, orte } = AMTLICHE_ADRESSEN
  return { praemien: dort(praemien), listen: listen.map(dort), orte: dort(orte) }
}

export type Katalogauftrag = Omit<Auftrag, 'von' | 'quelle'> & {
  praemienjahr: number
  adressen: Katalogadressen
  fristen: Fristen
  melde: (satz: string) => void
}

/** Loads the official files of a year into a folder that is removed afterwards, and imports them. */
export async function importAusKatalog(auftrag: Katalogauftrag): Promise<Importergebnis> {
  const { varDir, adressen, fristen, praemienjahr, melde } = auftrag
  const ordner = await arbeitsordner(varDir)
  try {
    const ladung = new Ladung(ordner, { ...fristen, melde })
    const dateien = dateienFuer(praemienjahr, await katalogInhalt(adressen, ladung))
    for (const datei of [dateien.tabelle, ...dateien.beilagen, dateien.orte]) await ladung.hole(datei)
    const ergebnis = await importDaten({ ...auftrag, von: ordner, quelle: 'BAG' })
    if (ergebnis.art === 'importiert') await noteImport(varDir, ladung, dateien, ergebnis.bericht.jahr)
    return ergebnis
  } catch (fehler) {
    if (fehler instanceof ImportFehler) return { art: 'abgelehnt', meldung: fehler.message }
    throw fehler
  } finally {
    await rm(ordner, { recursive: true, force: true })
  }
}

/** What the catalogue and the pages beside it lead to. */
export type Kataloginhalt = { adressen: Katalogadressen; ressourcen: readonly string[]; listen: readonly string[] }

export async function katalogInhalt(adressen: Katalogadressen, ladung: Ladung): Promise<Kataloginhalt> {
  const ressourcen = await ladung.links(adressen.praemien, ressourcenIn)
  const listen = await Promise.all(adressen.listen.map(seite => ladung.links(seite, excelLinksIn)))
  return { adressen, ressourcen, listen: listen.flat() }
}

export function dateienFuer(jahr: number, { adressen, ressourcen, listen }: Kataloginhalt): Jahresdateien {
  const regionslisten = regionslistenAb(jahr, listen)
  if (regionslisten.length === 0)
    throw new ImportFehler(`Auf ${adressen.listen.join(' und ')} ist keine Liste der Prämienregionen verlinkt.`)
  const versicherer = listen.find(link => /versicherer/i.test(link))
  return {
    tabelle: praemiendatei(ressourcen, jahr),
    beilagen: [
      ...regionslisten.map(benannt),
      ...(versicherer ? [{ adresse: versicherer, name: 'versicherer.xlsx' }] : []),
      ...ressourcen.map(benannt).filter(({ name }) => /^(einzugsgebiete|tarife).*\.csv$/i.test(name)),
    ],
    orte: { adresse: adressen.orte, name: basename(new URL(adressen.orte).pathname) },
  }
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

/** The archive of the year; else the current table, whose year shows when it is read. */
export function praemiendatei(ressourcen: readonly string[], jahr: number): Datei {
  const dateien = ressourcen.map(benannt)
  const archiv = dateien.find(({ name }) => new RegExp(`archiv.*${jahr}.*\\.zip$`, 'i').test(name))
  const gefunden = archiv ?? dateien.find(({ name }) => /^pr(ä|ae)mien_ch\.csv$/i.test(name))
  if (!gefunden) throw new ImportFehler(`Der Katalog nennt weder ein Archiv ${jahr} noch eine aktuelle Prämientabelle.`)
  return gefunden
}

function excelLinksIn(html: string, seite: string): string[] {
  return [...html.matchAll(/href="([^"]+\.xlsx)"/gi)].map(([, href = '']) => new URL(href, seite).href)
}

type Ressource = { url?: string; download_url?: string }

export function ressourcenIn(katalog: string): string[] {
  try {
    const { result }: { result: { resources: Ressource[] } } = JSON.parse(katalog)
    return result.resources.flatMap(({ download_url, url }) => download_url ?? url ?? [])
  } catch {
    throw new ImportFehler('Der Katalog antwortet nicht in der erwarteten Form.')
  }
}

const benannt = (adresse: string): Datei => ({ adresse, name: dateiname(adresse) })

/** The federal office hides the path in base64: `?r=/download&path=L1ByYWVtaWVuL…`. */
function dateiname(adresse: string): string {
  const { searchParams, pathname } = new URL(adresse)
  const versteckt = searchParams.get('path')
  const pfad = versteckt ? Buffer.from(versteckt, 'base64').toString() : decodeURIComponent(pathname)
  return basename(pfad).normalize('NFC')
}
