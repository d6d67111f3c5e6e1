import type { Kysely } from 'kysely'
import { kurzerZeitText } from '#content/zahlen/format-zeit.ts'
import { holdAufbewahrung, readAufbewahrung, writeAufbewahrung } from '#db/aufbewahrung.ts'
import type { Tabellen } from '#db/schema.ts'
import { ankerNachBestaetigung } from '#domain/fristen/aufbewahrung.ts'
import { forgetGeloeschtes } from '../datenschutz/vergessen.ts'
import { deleteFaelliges } from '../jobs/aufbewahrung.ts'
import { OHNE_HALT } from '../jobs/aufbewahrung-halt.ts'
import type { Loeschstelle } from './antraege-befehle.ts'
import type { Befehlsausgabe } from './ausgabe.ts'

const LAEUFT = 'Das fristgemässe Löschen ist nicht angehalten.'

const GRUND = {
  uhr: 'die Uhr stand mehr als 30 Tage nach dem letzten Lauf',
  menge: 'auf einmal war mehr als ein Fünftel aller Anfragen fällig',
} as const

/** The sentence about a hold, or null. */
export async function haltText(db: Kysely<Tabellen>): Promise<string | null> {
  const aufbewahrung = await readAufbewahrung(db)
  if (!aufbewahrung?.grund || aufbewahrung.gehalten_seit === null) return null
  const { grund, gehalten_seit: seit, faellig, gesamt } = aufbewahrung
  return (
    `Das fristgemässe Löschen ist angehalten: ${GRUND[grund]} (Stand der Uhr ${kurzerZeitText(seit)}, ` +
    `fällig ${faellig} von ${gesamt} Anfragen). Weiter geht es mit «aufbewahrung bestaetigen».`
  )
}

export async function showAufbewahrung(db: Kysely<Tabellen>): Promise<Befehlsausgabe> {
  return { text: (await haltText(db)) ?? LAEUFT }
}

/**
 * Deletes what was due when it was held, and nothing that became due by a later reading of the clock. Nothing is left
 * behind that could release another hold: the command does the work itself.
 */
export async function confirmAufbewahrung({ db, varDir, jetzt: uhr }: Loeschstelle): Promise<Befehlsausgabe> {
  const jetzt = uhr().getTime()
  const aufbewahrung = await readAufbewahrung(db.kysely)
  const seit = aufbewahrung?.gehalten_seit ?? null
  if (seit === null) return { text: LAEUFT }
  if (jetzt < seit)
    return {
      fehler:
        `Angehalten wurde am ${kurzerZeitText(seit)}, die Uhr zeigt aber ${kurzerZeitText(jetzt)}. Sie wurde zurückgestellt: ` +
        'Der Server prüft innert einer Stunde oder nach einem Neustart selbst neu. Nichts wurde gelöscht.',
    }
  const { anfragen } = await deleteFaelliges(db, seit)
  await db.transaktion(async tx => {
    const danach = await holdAufbewahrung(tx)
    // Another process may have judged anew meanwhile: that hold was not meant.
    if (danach.gehalten_seit === seit)
      await writeAufbewahrung(tx, { ...danach, ...OHNE_HALT, anker: ankerNachBestaetigung(seit, jetzt) })
  })
  // A busy journal or a mail on its way is left to the hourly work of the server.
  await forgetGeloeschtes(db, varDir, jetzt).catch(() => false)
  return { text: `Bestätigt. Gelöscht: ${anfragen} Anfragen und was sonst bis ${kurzerZeitText(seit)} fällig war.` }
}
