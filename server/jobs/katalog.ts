import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { DATEN_MELDUNG } from '#content/mails/daten.ts'
import { jahreshinweis } from '#content/zahlen/jahreshinweis.ts'
import { insertNeueAusgang } from '#db/ausgang.ts'
import type { Datenbank } from '#db/datenbank.ts'
import type { Tag } from '#domain/fristen/fristen.ts'
import { praemienjahr } from '#domain/fristen/praemienjahr.ts'
import { jahrImKatalog, type Katalogstand } from '#domain/katalog/katalogstand.ts'
import { istPruefungFaellig, vermisstesJahr } from '#domain/katalog/takt.ts'
import { amtlicheJahre, readKatalogstand } from '../daten/katalogstand.ts'
import { datenMeldung, fehltMeldung } from '../mail/daten-mails.ts'
import type { MailEinstellungen } from '../mail/neuer-ausgang.ts'
import { errorSpot } from '../prozess/log.ts'
import { endOf, SPARSAM } from '../prozess/unterprozess.ts'
import { datumInZuerich } from '../zeit.ts'
import { tellFakten } from './fakten.ts'
import { startImmerWieder } from './immer-wieder.ts'

/** How often it looks whether it is time, and whether another process has left news. */
const TAKT_MS = 60_000
const NACH_STOERUNG_MS = 10 * 60_000
const LAENGSTE_PRUEFUNG_MS = 15 * 60_000

/** The server never loads the importer: it is another process, so that answers stay as fast. */
const LAUF = fileURLToPath(import.meta.resolve('#importer/katalog/lauf.ts'))

export type KatalogOptionen = {
  db: Datenbank
  varDir: string
  /** Null: the official catalogue. */
  katalogUrl: string | null
  einstellungen: MailEinstellungen
  jetzt: () => Date
  /** Something waits in the outbox. */
  wake: () => void
  log: Record<'info' | 'warn' | 'error', (details: object, message: string) => void>
}

/** Looks for new official premiums until it is stopped. What it has under way then ends at once and changes nothing. */
export function startKatalog(optionen: KatalogOptionen): { stop: () => Promise<void> } {
  async function run(ende: AbortSignal): Promise<number> {
    try {
      await lookForDaten(optionen, ende)
      return TAKT_MS
    } catch (error) {
      if (!ende.aborted) optionen.log.error({ fehler: errorSpot(error) }, 'Die Suche nach neuen Prämien ist gestört.')
      return NACH_STOERUNG_MS
    }
  }

  return startImmerWieder(run)
}

/** Asks the catalogue if that is due, and tells the operator what is new. */
export async function lookForDaten(optionen: KatalogOptionen, signal: AbortSignal): Promise<void> {
  const { varDir, jetzt } = optionen
  if (istPruefungFaellig(await readKatalogstand(varDir), jetzt().getTime())) {
    const fehler = await runPruefung(optionen, signal)
    logPruefung(optionen, await readKatalogstand(varDir), fehler)
  }
  await tellBetreiber(optionen)
  // What the year has overtaken beside the premiums.
  await tellFakten(optionen)
}

function logPruefung({ log }: KatalogOptionen, katalogstand: Katalogstand | null, fehler: object | null): void {
  const { ergebnis, grund, uebergangen, naechste } = katalogstand ?? {}
  const details = {
    ...{ ergebnis, ...(grund && { grund }), ...(uebergangen && { uebergangen }) },
    naechste: naechste && new Date(naechste).toISOString(),
  }
  if (fehler !== null) log.error({ ...details, fehler }, 'Die Suche nach neuen Prämien ist abgebrochen.')
  else if (ergebnis === 'fehler') log.warn(details, 'Der Katalog ist gestört.')
  else log.info(details, 'Im Katalog nach neuen Prämien gesucht.')
}

/** In a process of its own. Null when it ended well, else what it said last. */
async function runPruefung({ varDir, katalogUrl, jetzt }: KatalogOptionen, signal: AbortSignal) {
  const argumente = ['--var', varDir, '--jetzt', String(jetzt().getTime()), '--zufall', String(Math.random())]
  const kind = spawn(
    process.execPath,
    [...SPARSAM.argumente, LAUF, ...argumente, ...(katalogUrl === null ? [] : ['--katalog', katalogUrl])],
    {
      ...{ env: { ...process.env, ...SPARSAM.env }, stdio: ['ignore', 'ignore', 'pipe'] },
      // Loading has a limit of its own; nobody knows how long a hostile file can be computed with.
      ...{ signal, timeout: LAENGSTE_PRUEFUNG_MS, killSignal: 'SIGKILL' },
    },
  )
  return endOf(kind)
}

/** Whoever comes first writes a mail; the others find its id taken. */
async function tellBetreiber({ db, varDir, einstellungen, jetzt, wake, log }: KatalogOptionen): Promise<void> {
  const katalogstand = await readKatalogstand(varDir)
  if (!katalogstand) return
  const zeit = jetzt().getTime()
  const jahre = await amtlicheJahre(varDir)
  const vermisst = wirdGeprueft(katalogstand, zeit) ? undefined : vermisstesJahr(zeit, jahre)
  const hinweis = seitenHinweis(datumInZuerich(jetzt()), jahre, katalogstand)
  const fehlt = vermisst && fehltMeldung(vermisst, katalogstand, hinweis, einstellungen, zeit)
  const zeilen = katalogstand.meldungen.map(meldung => datenMeldung(meldung, einstellungen)).concat(fehlt ?? [])
  if (zeilen.length === 0) return
  const neue = await db.transaktion(tx => insertNeueAusgang(tx, zeilen))
  if (neue.length > 0) wake()
  if (fehlt && neue.includes(fehlt.id)) log.warn({ jahr: vermisst.jahr }, hinweis ?? DATEN_MELDUNG.fehlt(vermisst.jahr))
}

/** Another process may be about to bring what is missing. */
const wirdGeprueft = ({ ergebnis, letzte }: Katalogstand, zeit: number) =>
  ergebnis === 'abgebrochen' && zeit - letzte < LAENGSTE_PRUEFUNG_MS

/** What the pages say beside official premiums that are not those of the season. */
function seitenHinweis(heute: Tag, jahre: readonly number[], katalogstand: Katalogstand): string | null {
  const gezeigt = praemienjahr(heute, jahre)
  return gezeigt === undefined ? null : jahreshinweis(heute, gezeigt, jahrImKatalog(katalogstand))
}
