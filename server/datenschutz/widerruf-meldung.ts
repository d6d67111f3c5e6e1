import { BETREIBER_FUSS } from '#content/mails/allgemein.ts'
import { WIDERRUF_MELDUNG } from '#content/mails/widerruf.ts'
import type { NeuerAusgang } from '#db/ausgang.ts'
import type { Zeit } from '#db/schema.ts'
import { absatz, angaben } from '../mail/bausteine.ts'
import { adresse } from '../mail/nachricht.ts'
import { type MailEinstellungen, mailAusgang } from '../mail/neuer-ausgang.ts'

/** Tells the operator which enquiry is gone, by its reference alone. */
export function widerrufMeldung(
  anfrage: { id: string; referenz: string; emailHash: string },
  einstellungen: MailEinstellungen,
  jetzt: Zeit,
): NeuerAusgang {
  const { betreff, titel, geschehen, pendent, referenz } = WIDERRUF_MELDUNG
  const mail = {
    an: adresse('', einstellungen.betreiberEmail),
    betreff: betreff(anfrage.referenz),
    inhalt: {
      titel,
      bausteine: [absatz(geschehen), absatz(pendent), angaben([[referenz, anfrage.referenz]])],
      fuss: BETREIBER_FUSS,
    },
  }
  const ausgang = mailAusgang('antrag-meldung', { ...anfrage, gehoertZu: 'anfrage' }, mail, einstellungen, jetzt)
  // The enquiry it is about no longer exists.
  return { ...ausgang, anfrage_id: null }
}
