import { rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { arbeitsordner } from '../ablage/arbeitsordner.ts'
import { type Jahresdateien, type Katalogdatei, Ladung } from '../ablage/ladung.ts'
import { type Importauftrag, type Importergebnis, importDaten } from '../import.ts'
import { ImportFehler } from '../import-fehler.ts'
import type { Ladefristen } from './herunterladen.ts'
import { kennungVon, mitVermerk, readKatalogstand } from './katalogstand.ts'

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

/** Far more than there ever were: a catalogue that names more is not followed further. */
const HOECHSTENS_LISTEN = 10
const HOECHSTENS_GENANNT = 5

export type Katalogauftrag = Omit<Importauftrag, 'von' | 'quelle' | 'begleite'> & {
  praemienjahr: number
  adressen: Katalogadressen
  fristen: Ladefristen
  melde: (satz: string) => void
}

/** Loads the official files of a year into a folder that is removed afterwards, and imports them. */
export async function importAusKatalog(auftrag: Katalogauftrag): Promise<Importergebnis> {
  const { varDir, adressen, fristen, praemienjahr, melde } = auftrag
  const ordner = await arbeitsordner(varDir)
  try {
    const ladung = new Ladung(ordner, { ...fristen, melde })
    const dateien = dateienFuer(praemienjahr, await katalogInhalt(adressen, ladung, melde))
    for (const datei of [dateien.tabelle, ...dateien.beilagen, dateien.orte]) await ladung.hole(datei)
    const { adresse } = dateien.tabelle
    const vermerk = {
      bisher: (await readKatalogstand(varDir)).tabellen[adresse],
      hash: await ladung.sieh(dateien.tabelle),
      kennung: await kennungVon(dateien, ladung),
      quellen: ladung.quellen(),
    }
    return await importDaten({
      ...auftrag,
      von: ordner,
      quelle: 'BAG',
      begleite: mitVermerk(varDir, adresse, vermerk),
    })
  } catch (fehler) {
    if (fehler instanceof ImportFehler) return { art: 'abgelehnt', meldung: fehler.message }
    throw fehler
  } finally {
    await rm(ordner, { recursive: true, force: true })
  }
}

/** What the catalogue and the pages beside it lead to. */
export type Kataloginhalt = {
  adressen: Katalogadressen
  ressourcen: readonly Katalogdatei[]
  listen: readonly Katalogdatei[]
}

/** Entries that are no addresses are named and passed over. */
export async function katalogInhalt(
  adressen: Katalogadressen,
  ladung: Ladung,
  melde: (satz: string) => void,
): Promise<Kataloginhalt> {
  const ressourcen = await ladung.links(adressen.praemien, ressourcenIn)
  const listen = (await Promise.all(adressen.listen.map(seite => ladung.links(seite, excelLinksIn)))).flat()
  const unbrauchbare = [...ressourcen, ...listen].filter(link => !dateiAn(link))
  for (const link of unbrauchbare.slice(0, HOECHSTENS_GENANNT))
    melde(`Der Katalog nennt ${JSON.stringify(link.slice(0, 80))}; das ist keine Adresse und wird übergangen.`)
  return { adressen, ressourcen: dateienAn(ressourcen), listen: dateienAn(listen) }
}

export function dateienFuer(jahr: number, { adressen, ressourcen, listen }: Kataloginhalt): Jahresdateien {
  const regionslisten = regionslistenAb(jahr, listen)
  if (regionslisten.length === 0)
    throw new ImportFehler(`Auf ${adressen.listen.join(' und ')} ist keine Liste der Prämienregionen verlinkt.`)
  const versicherer = listen.find(({ adresse }) => /versicherer/i.test(adresse))
  return {
    tabelle: praemiendatei(ressourcen, jahr),
    beilagen: [
      ...regionslisten.slice(0, HOECHSTENS_LISTEN),
      ...(versicherer ? [{ ...versicherer, name: 'versicherer.xlsx' }] : []),
      ...ressourcen.filter(({ name }) => /^(einzugsgebiete|tarife).*\.csv$/i.test(name)).slice(0, HOECHSTENS_LISTEN),
    ],
    orte: { adresse: adressen.orte, name: basename(new URL(adressen.orte).pathname) },
  }
}

/**
 * Which year the premium table is of shows only when it is read: the wanted one, or the current one, which may be newer.
 * So all lists from the wanted year on are loaded, with their year in their names; when there are none, the newest.
 */
function regionslistenAb(praemienjahr: number, dateien: readonly Katalogdatei[]): Katalogdatei[] {
  const jahrIm = ({ name }: Katalogdatei) => Number(name.match(/20\d\d/)?.[0] ?? Number.POSITIVE_INFINITY)
  const verschiedene = new Map(dateien.map(datei => [datei.adresse, datei]))
  const listen = [...verschiedene.values()]
    .filter(({ adresse }) => /pr(ae|ä|%C3%A4)mienregion/i.test(adresse))
    .sort((a, b) => (jahrIm(a) < jahrIm(b) ? -1 : 1))
  const passende = listen.filter(datei => jahrIm(datei) >= praemienjahr)
  return passende.length > 0 ? passende : listen.slice(-1)
}

/** The archive of the year; else the current table, whose year shows when it is read. */
export function praemiendatei(dateien: readonly Katalogdatei[], jahr: number): Katalogdatei {
  const archiv = dateien.find(({ name }) => new RegExp(`archiv.*${jahr}.*\\.zip$`, 'i').test(name))
  const gefunden = archiv ?? dateien.find(({ name }) => /^pr(ä|ae)mien_ch\.csv$/i.test(name))
  if (!gefunden) throw new ImportFehler(`Der Katalog nennt weder ein Archiv ${jahr} noch eine aktuelle Prämientabelle.`)
  return gefunden
}

function excelLinksIn(html: string, seite: string): string[] {
  return [...html.matchAll(/href="([^"]+\.xlsx)"/gi)].map(([, href = '']) => URL.parse(href, seite)?.href ?? href)
}

type Ressource = { url?: unknown; download_url?: unknown }

export function ressourcenIn(katalog: string): string[] {
  try {
    const { result }: { result: { resources: (Ressource | null)[] } } = JSON.parse(katalog)
    return result.resources.flatMap(eintrag => {
      const link = eintrag?.download_url ?? eintrag?.url
      return link === undefined || typeof link === 'string' ? (link ?? []) : String(JSON.stringify(link))
    })
  } catch {
    throw new ImportFehler('Der Katalog antwortet nicht in der erwarteten Form.')
  }
}

export const dateienAn = (links: readonly string[]): Katalogdatei[] => links.flatMap(link => dateiAn(link) ?? [])

function dateiAn(link: string): Katalogdatei | undefined {
  const url = URL.parse(link)
  // Nobody may ask for an address with a name and a password in it.
  const istBrauchbar = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  return istBrauchbar ? { adresse: link, name: dateiname(url) } : undefined
}

function lesbar(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** No file system takes more than 255 bytes, and the ending is what counts. */
const LAENGSTER_NAME = 60

/** The federal office hides the path in base64: `?r=/download&path=L1ByYWVtaWVuL…`. */
function dateiname({ searchParams, pathname }: URL): string {
  const versteckt = searchParams.get('path')
  const pfad = versteckt ? Buffer.from(versteckt, 'base64').toString() : lesbar(pathname)
  const name = basename(pfad).normalize('NFC')
  return name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '_').slice(-LAENGSTER_NAME)
}
