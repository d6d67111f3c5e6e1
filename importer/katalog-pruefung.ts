import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gesuchteJahre, istPruefungFaellig, naechstePruefung } from '#domain/katalog-takt.ts'
import type { Datenmeldung, Katalogstand, Pruefergebnis, Tabellenstand } from '#domain/katalogstand.ts'
import type { Fristen } from './herunterladen.ts'
import { type Ablehnung, importDaten } from './import.ts'
import { ImportFehler } from './import-fehler.ts'
import { dateienFuer, type Katalogadressen, katalogInhalt } from './katalog.ts'
import { holdKatalog, kennungVon, readKatalogstand, writeKatalogstand } from './katalogstand.ts'
import { type Jahresdateien, Ladung } from './ladung.ts'
import { neuigkeit, zusammenfassung } from './neuigkeit.ts'
import { readZeiger } from './zeiger.ts'

export type Pruefauftrag = {
  varDir: string
  adressen: Katalogadressen
  fristen: Fristen
  /** Milliseconds since 1970. */
  jetzt: number
  /** From 0 to 1: spreads the next check. */
  zufall: number
}

/** In `VAR_DIR`: nothing else may be writable. Who is killed leaves it to the next check. */
const ARBEITSORDNER = 'katalog-laden'

/** As long as mails about something are tried to be written; after it nobody needs the news. */
const MELDUNG_GILT_MS = 14 * 24 * 3_600_000

/**
 * Asks the catalogue whether it has something new, and imports it: complete or not at all. Does nothing when it is not due,
 * or when another process is at it. A process that dies on the way has its check counted as failed: it was noted before.
 */
export async function checkKatalog(auftrag: Pruefauftrag): Promise<void> {
  const { varDir, jetzt, zufall } = auftrag
  await holdKatalog(varDir, async () => {
    const vorher = await readKatalogstand(varDir)
    if (!istPruefungFaellig(vorher, jetzt)) return
    const fehlschlaege = vorher.fehlschlaege + 1
    const begonnen: Katalogstand = {
      ...vorher,
      letzte: jetzt,
      ergebnis: 'abgebrochen',
      grund: null,
      naechste: naechstePruefung({ jetzt, fehlschlaege, zufall }),
      fehlschlaege,
      meldungen: vorher.meldungen.filter(({ zeit }) => Math.abs(jetzt - zeit) < MELDUNG_GILT_MS),
    }
    await writeKatalogstand(varDir, begonnen)
    await writeKatalogstand(varDir, await runPruefung(auftrag, begonnen))
  })
}

async function runPruefung(auftrag: Pruefauftrag, begonnen: Katalogstand): Promise<Katalogstand> {
  const { varDir, adressen, fristen, jetzt, zufall } = auftrag
  const ordner = join(varDir, ARBEITSORDNER)
  const tabellen: Record<string, Tabellenstand> = { ...begonnen.tabellen }
  const meldungen = [...begonnen.meldungen]
  const schritte: Schritt[] = []
  try {
    await rm(ordner, { recursive: true, force: true })
    await mkdir(ordner)
    const ladung = new Ladung(ordner, { ...fristen, melde: () => {} }, begonnen.quellen)
    const inhalt = await katalogInhalt(adressen, ladung)
    const gesucht = gesuchteJahre(jetzt).map(jahr => ({ jahr, dateien: dateienFuer(jahr, inhalt) }))
    // Without an archive both years lead to the current table; it is of one of them.
    for (const { jahr, dateien } of new Map(
      gesucht.map(eintrag => [eintrag.dateien.tabelle.adresse, eintrag]),
    ).values()) {
      const schritt = await takeFund({
        varDir,
        jahr,
        dateien,
        ladung,
        jetzt,
        bisher: tabellen[dateien.tabelle.adresse],
      })
      schritte.push(schritt)
      tabellen[dateien.tabelle.adresse] = schritt.tabelle
      if (schritt.meldung) meldungen.push(schritt.meldung)
    }
    return {
      ...begonnen,
      ...gesamtergebnis(schritte),
      letzterErfolg: jetzt,
      naechste: naechstePruefung({ jetzt, fehlschlaege: 0, zufall }),
      fehlschlaege: 0,
      quellen: ladung.quellen(),
      tabellen,
      meldungen,
    }
  } catch (fehler) {
    if (!(fehler instanceof ImportFehler)) throw fehler
    // A table that was dealt with before stays so.
    return { ...begonnen, ergebnis: 'fehler', grund: fehler.message, tabellen, meldungen }
  } finally {
    await rm(ordner, { recursive: true, force: true })
  }
}

type Schritt = {
  ergebnis: Exclude<Pruefergebnis, 'abgebrochen' | 'fehler'>
  grund: string | null
  tabelle: Tabellenstand
  meldung?: Datenmeldung
}

/** The most important of several tables. */
const RANG: readonly Schritt['ergebnis'][] = ['abgelehnt', 'importiert', 'noch-nicht', 'unveraendert']

function gesamtergebnis(schritte: readonly Schritt[]): Pick<Katalogstand, 'ergebnis' | 'grund'> {
  const [wichtigster] = schritte.toSorted((a, b) => RANG.indexOf(a.ergebnis) - RANG.indexOf(b.ergebnis))
  return { ergebnis: wichtigster?.ergebnis ?? 'unveraendert', grund: wichtigster?.grund ?? null }
}

type Fund = {
  varDir: string
  jahr: number
  dateien: Jahresdateien
  ladung: Ladung
  jetzt: number
  bisher: Tabellenstand | undefined
}

/** Imports a table unless it is the one that was seen before. */
async function takeFund({ varDir, jahr, dateien, ladung, jetzt, bisher }: Fund): Promise<Schritt> {
  const hash = await ladung.sieh(dateien.tabelle)
  const kennung = await kennungVon(dateien, ladung)
  if (bisher?.kennung === kennung || (bisher?.ergebnis === 'zurueckgezogen' && bisher.hash === hash))
    return { ergebnis: bisher.ergebnis === 'noch-nicht' ? 'noch-nicht' : 'unveraendert', grund: null, tabelle: bisher }

  for (const datei of [dateien.tabelle, ...dateien.beilagen, dateien.orte]) await ladung.hole(datei)
  const vorher = await readZeiger(varDir)
  const ergebnis = await importDaten({
    ...{ varDir, praemienjahr: jahr, quelle: 'BAG', jetzt: new Date(jetzt) },
    von: join(varDir, ARBEITSORDNER),
  })
  // The table of the other year would do as well if this one is refused: they must not lie there together.
  await rm(ladung.pfad(dateien.tabelle))
  if (ergebnis.art === 'abgelehnt') {
    const art = istNochNicht(ergebnis, Object.keys(vorher.jahre).map(Number)) ? 'noch-nicht' : 'abgelehnt'
    const tabelle = { hash, kennung, jahr, ergebnis: art } as const
    const grund = ergebnis.meldung
    if (art === 'noch-nicht') return { ergebnis: art, grund, tabelle }
    return { ergebnis: art, grund, tabelle, meldung: { art, zeit: jetzt, jahr, kennung, grund } }
  }
  const { bericht } = ergebnis
  const tabelle = { hash, kennung, jahr: bericht.jahr, ergebnis: 'importiert' } as const
  const art = await neuigkeit(varDir, bericht.jahr, vorher)
  if (!art) return { ergebnis: 'unveraendert', grund: null, tabelle }
  const meldung = {
    ...{ art, zeit: jetzt, jahr: bericht.jahr, kennung },
    ...(await zusammenfassung(varDir, bericht)),
  }
  return { ergebnis: 'importiert', grund: null, tabelle, meldung }
}

/** Of a year that is there already a table that lacks something is damaged. */
function istNochNicht({ unvollstaendig }: Ablehnung, vorhandene: readonly number[]): boolean {
  return unvollstaendig !== undefined && !vorhandene.includes(unvollstaendig.jahr ?? 0)
}
