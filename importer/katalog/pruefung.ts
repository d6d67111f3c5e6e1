import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unplausibelText } from '#content/zahlen/plausibilitaet.ts'
import type { Datenmeldung, Katalogstand, Pruefergebnis, Tabellenstand } from '#domain/katalog/katalogstand.ts'
import { gesuchteJahre, istPruefungFaellig, naechstePruefung } from '#domain/katalog/takt.ts'
import { dropUeberholte, keepGehaltene } from '../ablage/gehalten.ts'
import { type Jahresdateien, Ladung } from '../ablage/ladung.ts'
import { readZeiger } from '../ablage/zeiger.ts'
import { type Ablehnung, importDaten } from '../import.ts'
import { ImportFehler } from '../import-fehler.ts'
import type { Ladefristen } from './herunterladen.ts'
import { dateienFuer, type Katalogadressen, katalogInhalt } from './katalog.ts'
import { holdKatalog, kennungVon, mitVermerk, readKatalogstand, updateKatalogstand } from './katalogstand.ts'
import { neuigkeit, zusammenfassung } from './neuigkeit.ts'

export type Pruefauftrag = {
  varDir: string
  adressen: Katalogadressen
  fristen: Ladefristen
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
    if (!istPruefungFaellig(await readKatalogstand(varDir), jetzt)) return
    const begonnen = await updateKatalogstand(varDir, ({ uebergangen: _, ...vorher }) => {
      const fehlschlaege = vorher.fehlschlaege + 1
      return {
        ...vorher,
        letzte: jetzt,
        ergebnis: 'abgebrochen',
        grund: null,
        naechste: naechstePruefung({ jetzt, fehlschlaege, zufall }),
        fehlschlaege,
        meldungen: vorher.meldungen.filter(({ zeit }) => Math.abs(jetzt - zeit) < MELDUNG_GILT_MS),
      }
    })
    const { tabellen, meldungen, ...ausgang } = await runPruefung(auftrag, begonnen)
    // Meanwhile somebody may have noted something else: what was imported is there already.
    const beendet = await updateKatalogstand(varDir, stand => ({
      ...stand,
      ...ausgang,
      tabellen: { ...stand.tabellen, ...tabellen },
      meldungen: [...stand.meldungen, ...meldungen],
    }))
    await dropUeberholte(varDir, beendet)
  })
}

/** What a check changes; of tables only those it did not import. */
type Pruefausgang = Pick<Katalogstand, 'ergebnis' | 'grund' | 'tabellen' | 'meldungen'> & Partial<Katalogstand>

/** Whatever goes wrong is a result. */
async function runPruefung(auftrag: Pruefauftrag, begonnen: Katalogstand): Promise<Pruefausgang> {
  const { varDir, adressen, fristen, jetzt, zufall } = auftrag
  const ordner = join(varDir, ARBEITSORDNER)
  const tabellen: Record<string, Tabellenstand> = {}
  const meldungen: Datenmeldung[] = []
  const uebergangen: string[] = []
  const schritte: Pruefschritt[] = []
  try {
    await rm(ordner, { recursive: true, force: true })
    await mkdir(ordner)
    const ladung = new Ladung(ordner, { ...fristen, melde: () => {} }, begonnen.quellen)
    const inhalt = await katalogInhalt(adressen, ladung, satz => uebergangen.push(satz))
    const gesucht = gesuchteJahre(jetzt).map(jahr => ({ jahr, dateien: dateienFuer(jahr, inhalt) }))
    // Without an archive both years lead to the current table; it is of one of them.
    for (const { jahr, dateien } of new Map(
      gesucht.map(eintrag => [eintrag.dateien.tabelle.adresse, eintrag]),
    ).values()) {
      const { adresse } = dateien.tabelle
      const schritt = await takeFund({ varDir, jahr, dateien, ladung, jetzt, bisher: begonnen.tabellen[adresse] })
      schritte.push(schritt)
      if (schritt.tabelle) tabellen[adresse] = schritt.tabelle
      if (schritt.meldung) meldungen.push(schritt.meldung)
    }
    return {
      ...gesamtergebnis(schritte),
      letzterErfolg: jetzt,
      naechste: naechstePruefung({ jetzt, fehlschlaege: 0, zufall }),
      fehlschlaege: 0,
      quellen: ladung.quellen(),
      ...genannt(uebergangen),
      ...{ tabellen, meldungen },
    }
  } catch (fehler) {
    // A table that was dealt with before stays so.
    return { ergebnis: 'fehler', grund: grundVon(fehler), ...genannt(uebergangen), tabellen, meldungen }
  } finally {
    await rm(ordner, { recursive: true, force: true })
  }
}

const genannt = (uebergangen: readonly string[]) => (uebergangen.length > 0 ? { uebergangen } : {})

function grundVon(fehler: unknown): string {
  return fehler instanceof ImportFehler ? fehler.message : `Unerwartet: ${String(fehler).slice(0, 500)}`
}

type Pruefschritt = {
  ergebnis: Exclude<Pruefergebnis, 'abgebrochen' | 'fehler'>
  grund: string | null
  tabelle?: Tabellenstand
  meldung?: Datenmeldung
}

/** The most important of several tables. */
const RANG: readonly Pruefschritt['ergebnis'][] = ['gehalten', 'abgelehnt', 'importiert', 'noch-nicht', 'unveraendert']

function gesamtergebnis(schritte: readonly Pruefschritt[]): Pick<Katalogstand, 'ergebnis' | 'grund'> {
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
async function takeFund({ varDir, jahr, dateien, ladung, jetzt, bisher }: Fund): Promise<Pruefschritt> {
  const hash = await ladung.sieh(dateien.tabelle)
  const kennung = await kennungVon(dateien, ladung)
  if (bisher && istErledigt(bisher, kennung, hash)) return wieBisher(bisher)

  const alle = [dateien.tabelle, ...dateien.beilagen, dateien.orte]
  for (const datei of alle) await ladung.hole(datei)
  const vorher = await readZeiger(varDir)
  const ergebnis = await importDaten({
    ...{ varDir, praemienjahr: jahr, quelle: 'BAG', jetzt: new Date(jetzt), vonSelbst: true },
    von: join(varDir, ARBEITSORDNER),
    begleite: mitVermerk(varDir, dateien.tabelle.adresse, { bisher, hash, kennung }),
  })
  if (ergebnis.art === 'abgelehnt' && ergebnis.unplausibel)
    await keepGehaltene(
      varDir,
      kennung,
      alle.map(datei => ladung.pfad(datei)),
    )
  // The table of the other year would do as well if this one is refused: they must not lie there together.
  await rm(ladung.pfad(dateien.tabelle))
  if (ergebnis.art === 'abgelehnt')
    return abgelehnt(ergebnis, { hash, kennung, jahr }, jetzt, Object.keys(vorher.jahre).map(Number))
  const { bericht } = ergebnis
  const art = await neuigkeit(varDir, bericht.jahr, vorher)
  if (!art) return { ergebnis: 'unveraendert', grund: null }
  const meldung = {
    ...{ art, zeit: jetzt, jahr: bericht.jahr, kennung },
    ...(await zusammenfassung(varDir, bericht)),
  }
  return { ergebnis: 'importiert', grund: null, meldung }
}

const istErledigt = (bisher: Tabellenstand, kennung: string, hash: string) =>
  bisher.kennung === kennung || (bisher.ergebnis === 'zurueckgezogen' && bisher.hash === hash)

function wieBisher({ ergebnis, jahr, messungen = [] }: Tabellenstand): Pruefschritt {
  if (ergebnis === 'gehalten') return { ergebnis, grund: unplausibelText(jahr, messungen) }
  return { ergebnis: ergebnis === 'noch-nicht' ? ergebnis : 'unveraendert', grund: null }
}

/** Held, not published yet, or damaged: of a year that is there already a table that lacks something is that. */
function abgelehnt(
  { meldung: grund, unplausibel, unvollstaendig }: Ablehnung,
  gefunden: Pick<Tabellenstand, 'hash' | 'kennung' | 'jahr'>,
  zeit: number,
  vorhandene: readonly number[],
): Pruefschritt {
  if (unplausibel) {
    const tabelle = { ...gefunden, ...unplausibel, ergebnis: 'gehalten' } as const
    const { kennung, jahr, messungen } = tabelle
    return { ergebnis: 'gehalten', grund, tabelle, meldung: { art: 'gehalten', zeit, jahr, kennung, messungen } }
  }
  if (unvollstaendig && !vorhandene.includes(unvollstaendig.jahr ?? 0))
    return { ergebnis: 'noch-nicht', grund, tabelle: { ...gefunden, ergebnis: 'noch-nicht' } }
  const { kennung, jahr } = gefunden
  return {
    ergebnis: 'abgelehnt',
    grund,
    tabelle: { ...gefunden, ergebnis: 'abgelehnt' },
    meldung: { art: 'abgelehnt', zeit, jahr, kennung, grund },
  }
}
