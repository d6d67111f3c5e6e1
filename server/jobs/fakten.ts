import { type Fakt, zustandAm } from '#content/fakten/fakt.ts'
import { FAKTEN } from '#content/fakten/register.ts'
import { insertNeueAusgang } from '#db/ausgang.ts'
import type { Datenbank } from '#db/datenbank.ts'
import { nachTagen } from '#domain/fristen/kalender-tag.ts'
import { type Faktenanlass, faktenMeldung } from '../mail/fakten-mail.ts'
import type { MailEinstellungen } from '../mail/neuer-ausgang.ts'
import { datumInZuerich } from '../zeit.ts'

type Faktenumstaende = { db: Datenbank; einstellungen: MailEinstellungen; jetzt: () => Date }

const VORLAUF_TAGE = 30

/**
 * Tells the operator which facts of the site run out within 30 days, and which have: one mail for all that end on the same day,
 * each once, as long as it is kept.
 */
export async function tellFakten(
  { db, einstellungen, jetzt }: Faktenumstaende,
  fakten: Readonly<Record<string, Fakt>> = FAKTEN,
): Promise<void> {
  const zeit = jetzt()
  const heute = datumInZuerich(zeit)
  const faellige = Object.values(fakten).filter(({ bis }) => bis <= nachTagen(heute, VORLAUF_TAGE))
  const zeilen = Object.entries(Object.groupBy(faellige, ({ bis }) => bis)).flatMap(([bis, gruppe = []]) => {
    const anlass: Faktenanlass = gruppe.every(fakt => zustandAm(heute, fakt) === 'gilt') ? 'bald' : 'abgelaufen'
    return faktenMeldung(anlass, bis, gruppe, einstellungen, zeit.getTime())
  })
  // The outbox looks every second: nobody waits for this.
  if (zeilen.length > 0) await db.transaktion(tx => insertNeueAusgang(tx, zeilen))
}
