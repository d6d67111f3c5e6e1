import { randomUUID } from 'node:crypto'
import { BETREIBER_FUSS } from '#content/mails/allgemein.ts'
import { AUFBEWAHRUNG_MELDUNG } from '#content/mails/aufbewahrung.ts'
import { zeitpunktText } from '#content/zahlen/format-zeit.ts'
import type { NeuerAusgang } from '#db/ausgang.ts'
import type { Zeit } from '#db/schema.ts'
import type { Haltegrund } from '#domain/fristen/aufbewahrung.ts'
import { absatz, angaben } from './bausteine.ts'
import { adresse } from './nachricht.ts'
import { type MailEinstellungen, mailAusgang } from './neuer-ausgang.ts'

export type Halt = { grund: Haltegrund; seit: Zeit; anker: Zeit; faellig: number; gesamt: number }

/**
 * Tells the operator that deleting is held; names nobody. Dated by the last sound time: by a clock that is ahead it
 * would wait in the outbox for years once that clock is put right.
 */
export function aufbewahrungMeldung(halt: Halt, einstellungen: MailEinstellungen): NeuerAusgang {
  const { betreff, titel, grund, falsch, richtig, uhr, anker, faellig, anzahl } = AUFBEWAHRUNG_MELDUNG
  const mail = {
    an: adresse('', einstellungen.betreiberEmail),
    betreff,
    inhalt: {
      titel,
      bausteine: [
        absatz(grund[halt.grund]),
        angaben([
          [uhr, zeitpunktText(halt.seit)],
          [anker, zeitpunktText(halt.anker)],
          [faellig, anzahl(halt.faellig, halt.gesamt)],
        ]),
        absatz(falsch),
        absatz(richtig),
      ],
      fuss: BETREIBER_FUSS,
    },
  }
  const anlass = {
    id: randomUUID(),
    referenz: AUFBEWAHRUNG_MELDUNG.referenz,
    emailHash: '',
    gehoertZu: 'nichts',
  } as const
  return mailAusgang('aufbewahrung-meldung', anlass, mail, einstellungen, Math.min(halt.anker, halt.seit))
}
