import type { Befristet } from '#content/befristet.ts'
import { tagText } from '#content/format.ts'
import { BETREIBER_FUSS } from '#content/mails/allgemein.ts'
import { BEFRISTET_MELDUNG } from '#content/mails/befristet.ts'
import type { NeuerAusgang } from '#db/ausgang.ts'
import type { Zeit } from '#db/schema.ts'
import { absatz, angaben } from './bausteine.ts'
import { adresse } from './nachricht.ts'
import { type MailEinstellungen, mailAusgang } from './neuer-ausgang.ts'

/** Its id comes from the statement and its end: processes that share a database write it once. */
export function befristetMeldung(
  name: string,
  { was, stand, bis }: Befristet,
  einstellungen: MailEinstellungen,
  jetzt: Zeit,
): NeuerAusgang {
  const { referenz, betreff, text, ...woerter } = BEFRISTET_MELDUNG
  const mail = {
    an: adresse('', einstellungen.betreiberEmail),
    betreff,
    inhalt: {
      titel: betreff,
      bausteine: [
        absatz(text),
        angaben([
          [woerter.aussage, was],
          [woerter.stand, stand],
          [woerter.bis, tagText(bis)],
        ]),
      ],
      fuss: BETREIBER_FUSS,
    },
  }
  const anlass = { id: `befristet-${name}-${bis}`, referenz, emailHash: '', gehoertZu: 'nichts' } as const
  return mailAusgang('befristet-meldung', anlass, mail, einstellungen, jetzt)
}
