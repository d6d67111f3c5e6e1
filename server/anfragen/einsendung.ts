import { annahme } from '#contract/annahme.ts'
import type { KontaktAnfrage } from '#contract/kontakt-anfrage.ts'
import type { PraemienAnfrage } from '#contract/praemien-anfrage.ts'
import type { Angenommenes } from '#db/annahme.ts'
import { loeschenAb } from '#domain/fristen/kalender-monate.ts'
import type { Einsendung, Neu } from '../annahme/einsendung.ts'
import type { Bekanntes } from '../daten/bekanntes.ts'
import { LINK_GUELTIG_MS, neuesSecret, tokenHash } from '../datenschutz/secret.ts'
import { anfrageAusgang } from '../mail/anfrage-mails.ts'
import type { AngenommeneAnfrage } from '../mail/angenommene-anfrage.ts'
import type { MailEinstellungen } from '../mail/neuer-ausgang.ts'
import { einwilligungen } from './einwilligungen.ts'

export type EingesandteAnfrage = { art: 'praemie'; daten: PraemienAnfrage } | { art: 'kontakt'; daten: KontaktAnfrage }

type Anfrageumfeld = {
  /** Where the form stood. */
  seite: string
  einstellungen: MailEinstellungen
  /** What a confirmation may repeat of the visitor's words. */
  bekanntes: Bekanntes
}

/** An enquiry with its proof of consent. A caught machine's is kept apart, and nobody is written to. */
export function anfrageEinsendung(
  anfrage: EingesandteAnfrage,
  umfeld: Anfrageumfeld,
): Einsendung<{ referenz: string }> {
  const { art, daten } = anfrage
  const falle = daten.website !== ''
  return {
    art,
    email: daten.email,
    // The parsed data have their fields in the schema's order: the same content is the same text.
    inhalt: `${art}\n${JSON.stringify(daten)}`,
    falle,
    mailzweck: 'bestaetigung',
    grenzeProAdresse: true,
    antwort: annahme,
    angenommenes(neu) {
      const { id, referenz, erstellt, emailHash } = neu
      const angenommen = angenommeneAnfrage(anfrage, { id, referenz, erstellt })
      return {
        benannt: {
          tabelle: 'anfrage',
          werte: {
            id,
            referenz,
            art,
            status: falle ? 'falle' : 'offen',
            email_hash: emailHash,
            daten: JSON.stringify(angenommen.daten),
            erstellt,
            loeschen_ab: loeschenAb(erstellt),
          },
        },
        einwilligungen: einwilligungen(daten, { anfrage_id: id, seite: umfeld.seite, zeit: erstellt }),
        ...(!falle && post(angenommen, neu, umfeld)),
      }
    },
  }
}

/** Without the trap field: what is stored, mailed and handed on. */
function angenommeneAnfrage(
  anfrage: EingesandteAnfrage,
  kennung: Pick<AngenommeneAnfrage, 'id' | 'referenz' | 'erstellt'>,
): AngenommeneAnfrage {
  if (anfrage.art === 'praemie') {
    const { website: _, ...daten } = anfrage.daten
    return { ...kennung, art: 'praemie', daten }
  }
  const { website: _, ...daten } = anfrage.daten
  return { ...kennung, art: 'kontakt', daten }
}

/**
 * Mails and calls that follow. Without a confirmation, because its mailbox got enough today, there is no link either by
 * which the visitor could take everything back.
 */
function post(
  anfrage: AngenommeneAnfrage,
  { id, erstellt, emailHash, mitMail }: Neu,
  { einstellungen, bekanntes }: Anfrageumfeld,
): Pick<Angenommenes, 'tokens' | 'ausgang'> {
  const weitergabe = anfrage.daten.weitergabeEinverstaendnis
  const gemeinsames = { anfrage, emailHash, weitergabe, bekanntes, einstellungen, jetzt: erstellt }
  if (!mitMail) return { ausgang: anfrageAusgang({ ...gemeinsames, widerrufToken: null }) }
  const widerrufToken = neuesSecret()
  return {
    tokens: [
      {
        hash: tokenHash('widerruf', widerrufToken),
        zweck: 'widerruf',
        ziel_id: id,
        email_hash: emailHash,
        ablauf: erstellt + LINK_GUELTIG_MS.widerruf,
      },
    ],
    ausgang: anfrageAusgang({ ...gemeinsames, widerrufToken }),
  }
}
