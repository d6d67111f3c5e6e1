import { aussageText, type Fakt, quelleText, zeitpunktText } from '#content/fakten/fakt.ts'
import { BETREIBER_FUSS } from '#content/mails/allgemein.ts'
import { FAKTEN_MELDUNG } from '#content/mails/fakten.ts'
import { tagText } from '#content/zahlen/format.ts'
import type { NeuerAusgang } from '#db/ausgang.ts'
import type { Zeit } from '#db/schema.ts'
import type { Tag } from '#domain/fristen/fristen.ts'
import { absatz, angaben } from './bausteine.ts'
import { adresse } from './nachricht.ts'
import { type MailEinstellungen, mailAusgang } from './neuer-ausgang.ts'

export type Faktenanlass = 'bald' | 'abgelaufen'

/** Its id comes from the occasion and the day: processes that share a database write it once. */
export function faktenMeldung(
  anlass: Faktenanlass,
  bis: Tag,
  fakten: readonly Fakt[],
  einstellungen: MailEinstellungen,
  jetzt: Zeit,
): NeuerAusgang {
  const { referenz, aussage, stand, quelle } = FAKTEN_MELDUNG
  const { betreff, text } = FAKTEN_MELDUNG[anlass]
  const mail = {
    an: adresse('', einstellungen.betreiberEmail),
    betreff,
    inhalt: {
      titel: betreff,
      bausteine: [
        absatz(text(tagText(bis))),
        ...fakten.map(fakt =>
          angaben([
            [aussage, aussageText(fakt)],
            [stand, zeitpunktText(fakt.stand)],
            [quelle, quelleText(fakt.quelle)],
          ]),
        ),
      ],
      fuss: BETREIBER_FUSS,
    },
  }
  const grund = { id: `fakten-${anlass}-${bis}`, referenz, emailHash: '', gehoertZu: 'nichts' } as const
  return mailAusgang('befristet-meldung', grund, mail, einstellungen, jetzt)
}
