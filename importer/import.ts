import { versichererName } from '#content/versicherer/name.ts'
import type { Messung } from '#domain/katalog/plausibilitaet.ts'
import { decodeLagen } from '#domain/orte/lagetabelle.ts'
import { decodeOrtstabelle } from '#domain/orte/ortstabelle.ts'
import type { Quelle, Zeiger } from '#domain/praemien/datensatz.ts'
import { umweltabgabe } from '#domain/praemien/jahreswerte.ts'
import { bekannterVersicherer, bekannteVersicherer } from '#domain/praemien/versicherer.ts'
import { bisherigeOrte, storeDatensaetze } from './ablage/ablage.ts'
import type { Importbericht } from './bericht.ts'
import { inhaltAus } from './datensatz.ts'
import { ImportFehler, Stoerung, Unplausibel, Unvollstaendig } from './import-fehler.ts'
import { readAbgaben } from './katalog/abgaben.ts'
import { readAdressen } from './katalog/adressen.ts'
import { jahresfolge } from './katalog/jahresfolge.ts'
import { quelldateien } from './katalog/quelldateien.ts'
import { checkJahr, checkPlausibilitaet, type Schranke } from './katalog/schranke.ts'
import { applyEinzugsgebiete, applyTarifnamen, readVersicherer } from './tabellen/beilagen.ts'
import { type Ortsliste, orteImJahr, readOrte, readRegionen } from './tabellen/orte.ts'
import { type Praemientabelle, readPraemien, versichererDer } from './tabellen/praemien.ts'
import { type Erkannt, erkannteTabellen, feld, type Quelltabelle, tabellenDerArt } from './tabellen/tabellen.ts'
import { luecken } from './tabellen/vollstaendigkeit.ts'

export type Importauftrag = Schranke & {
  /** Folder, archive or file. */
  von: string
  varDir: string
  /** Of several complete tables this one, else the newest. */
  praemienjahr?: number | undefined
  quelle: Quelle
  /** The time of the import, noted in the data set. */
  jetzt: Date
  /** Carries out the change from the old data to those of a year, with what belongs to it. */
  begleite?: (tausche: () => Promise<void>, jahr: number) => Promise<void>
  fortschritt?: (anteil: number) => void
  /** Told what takes its time. */
  melde?: (satz: string) => void
}

export type Importergebnis = { art: 'importiert'; bericht: Importbericht } | Ablehnung

/** With the year of a table that is not complete, if it has any rows; with the figures of one that cannot be right. */
export type Ablehnung = {
  art: 'abgelehnt'
  meldung: string
  unvollstaendig?: { jahr: number | undefined }
  unplausibel?: { jahr: number; messungen: readonly Messung[] }
}

/** Reads a source, checks it and puts its data set in place. A refused source changes nothing. */
export async function importDaten(auftrag: Importauftrag): Promise<Importergebnis> {
  try {
    return { art: 'importiert', bericht: await importOrThrow(auftrag) }
  } catch (fehler) {
    if (fehler instanceof Unvollstaendig)
      return { art: 'abgelehnt', meldung: fehler.message, unvollstaendig: { jahr: fehler.jahr } }
    if (fehler instanceof Unplausibel)
      return {
        art: 'abgelehnt',
        meldung: fehler.message,
        unplausibel: { jahr: fehler.jahr, messungen: fehler.messungen },
      }
    if (fehler instanceof ImportFehler && !(fehler instanceof Stoerung))
      return { art: 'abgelehnt', meldung: fehler.message }
    throw fehler
  }
}

async function importOrThrow(auftrag: Importauftrag): Promise<Importbericht> {
  const quelle = await quelldateien(auftrag.von)
  try {
    if (quelle.dateien.length === 0 && quelle.andere.length > 0)
      throw new ImportFehler(
        `In «${auftrag.von}» liegt keine Tabelle (csv, txt, xlsx, zip), nur ${quelle.andere.slice(0, 10).join(', ')}.`,
      )
    const { tabellen, unerkannt } = await erkannteTabellen(quelle.dateien, auftrag)
    return await importTabellen({ tabellen, unerkannt: [...quelle.unlesbar, ...unerkannt] }, auftrag)
  } finally {
    quelle.close()
  }
}

async function importTabellen(erkannt: Erkannt, auftrag: Importauftrag): Promise<Importbericht> {
  const { varDir, praemienjahr, quelle, jetzt, fortschritt } = auftrag
  const { tabellen } = erkannt
  const { praemien, tabelle, uebergangen } = await vollstaendigePraemien(erkannt, praemienjahr, fortschritt)
  if (quelle === 'BAG') checkJahr(praemien.jahr, auftrag)
  const { orte, lagen, umgezogen, verworfen, ohneRegion, vom, ungenutzt } = await orteAus(
    tabellen,
    varDir,
    praemien.jahr,
  )
  const namen = new Map<number, string>()
  for (const liste of tabellenDerArt(tabellen, 'versicherer'))
    for (const [nummer, name] of await readVersicherer(liste)) namen.set(nummer, name)
  const adressen = await readAdressen(tabellenDerArt(tabellen, 'adressen'))
  const beilagen: Importbericht['beilagen'] = []
  for (const liste of tabellenDerArt(tabellen, 'einzugsgebiete'))
    beilagen.push({ name: liste.name, ...(await applyEinzugsgebiete(liste, praemien)) })
  for (const liste of tabellenDerArt(tabellen, 'tarife'))
    beilagen.push({ name: liste.name, ...(await applyTarifnamen(liste, praemien)) })
  const versicherer = versichererDer(praemien)
  const meta = { quelle, herkunft: tabelle.name, importiert: jetzt.toISOString() }
  const inhalt = inhaltAus({ praemien, orte, lagen, namen, adressen, meta })
  const abgaben = await readAbgaben(varDir)
  let vergleiche: Importbericht['vergleiche'] = []
  let messungen: Importbericht['messungen'] = []
  const erstelle = async (zeiger: Zeiger) => {
    if (quelle === 'BAG') messungen = await checkPlausibilitaet(varDir, zeiger, inhalt, auftrag)
    const folge = await jahresfolge(varDir, zeiger, inhalt, abgaben)
    vergleiche = folge.vergleiche
    return folge.saetze
  }
  const { begleite } = auftrag
  await storeDatensaetze(varDir, quelle, erstelle, begleite && (tausche => begleite(tausche, praemien.jahr)))
  return {
    tabelle: tabelle.name,
    jahr: praemien.jahr,
    gewuenschtesJahr: praemienjahr,
    quelle,
    gelesen: praemien.gelesen,
    behalten: praemien.behalten,
    verworfen: praemien.verworfen,
    versicherer: versicherer.size,
    namenlose: [...versicherer].filter(nummer => !bekannterVersicherer(nummer) && !namen.has(nummer)),
    abwesende: bekannteVersicherer()
      .filter(nummer => !versicherer.has(nummer))
      .map(nummer => versichererName(nummer, namen)),
    regionen: praemien.gebiete.size,
    orte: orte.length,
    verworfeneOrte: verworfen,
    ohneRegion,
    umgezogen,
    orteVom: vom,
    beilagen,
    vergleiche,
    uebergangen: [...uebergangen, ...ungenutzt, ...erkannt.unerkannt],
    messungen,
    abzugBekannt: (umweltabgabe(praemien) ?? abgaben[praemien.jahr]) !== undefined,
  }
}

type Gefunden = {
  praemien: Praemientabelle
  tabelle: Quelltabelle<'praemien'>
  uebergangen: { name: string; grund: string }[]
}

/** Of several complete tables the wanted year, else the newest. Excerpts are passed over and named. */
async function vollstaendigePraemien(
  { tabellen, unerkannt }: Erkannt,
  praemienjahr: number | undefined,
  fortschritt?: (anteil: number) => void,
): Promise<Gefunden> {
  const kandidaten = await Promise.all(
    tabellenDerArt(tabellen, 'praemien').map(async tabelle => ({ tabelle, jahr: await jahrDer(tabelle) })),
  )
  const vorrang = (jahr: number) => (jahr === praemienjahr ? Number.POSITIVE_INFINITY : jahr)
  kandidaten.sort((a, b) => (vorrang(a.jahr) === vorrang(b.jahr) ? 0 : vorrang(b.jahr) - vorrang(a.jahr)))
  const uebergangen: Gefunden['uebergangen'] = []
  for (const { tabelle } of kandidaten) {
    const praemien = await readPraemien(tabelle, bytes => fortschritt?.(Math.min(1, bytes / tabelle.bytes)))
    const fehlend = luecken(praemien)
    if (fehlend.length === 0) return { praemien, tabelle, uebergangen }
    uebergangen.push({ name: tabelle.name, grund: `ist unvollständig: ${fehlend.join('; ')}` })
  }
  const gruende = [...uebergangen, ...unerkannt].map(({ name, grund }) => ` «${name}» ${grund}.`)
  const meldung = `Keine vollständige Prämientabelle gefunden.${gruende.join('')}`
  throw kandidaten[0] ? new Unvollstaendig(meldung, kandidaten[0].jahr) : new ImportFehler(meldung)
}

async function jahrDer(tabelle: Quelltabelle<'praemien'>): Promise<number> {
  for await (const zeile of tabelle.zeilen()) return Number(feld(zeile, tabelle.spalte('Geschäftsjahr')))
  return 0
}

type Ortsquelle = Ortsliste & { vom: Date | undefined; ungenutzt: Gefunden['uebergangen'] }

/** Places of the source; if it brings none, those of the last official import. */
async function orteAus(tabellen: readonly Quelltabelle[], varDir: string, jahr: number): Promise<Ortsquelle> {
  const regionsliste = passendste(tabellenDerArt(tabellen, 'regionen'), jahr)
  const ortsliste = passendste(tabellenDerArt(tabellen, 'orte'), jahr)
  if (regionsliste && ortsliste)
    return { ...(await readOrte(ortsliste, await readRegionen(regionsliste), jahr)), vom: undefined, ungenutzt: [] }
  const fehlend = [
    ...(regionsliste ? [] : ['Liste der Prämienregionen']),
    ...(ortsliste ? [] : ['Ortschaftenverzeichnis']),
  ].join(' und ')
  const bisherige = await bisherigeOrte(varDir)
  if (!bisherige)
    throw new ImportFehler(`In der Quelle fehlen: ${fehlend}. Ohne sie lässt sich keine Prämie einem Wohnort zuordnen.`)
  const ungenutzt = [regionsliste, ortsliste]
    .filter(liste => liste !== undefined)
    .map(({ name }) => ({ name, grund: `bleibt ungenutzt: Es fehlt die zweite Liste (${fehlend})` }))
  const lagen = bisherige.lagen === undefined ? undefined : decodeLagen(bisherige.lagen)
  return {
    ...orteImJahr({ orte: decodeOrtstabelle(bisherige.text), lagen }, jahr),
    verworfen: new Map(),
    ohneRegion: [],
    vom: bisherige.vom,
    ungenutzt,
  }
}

/** Of several lists the one that names the year, else the last by name. */
function passendste<T extends { name: string }>(listen: readonly T[], jahr: number): T | undefined {
  return listen.findLast(({ name }) => name.includes(String(jahr))) ?? listen.at(-1)
}
