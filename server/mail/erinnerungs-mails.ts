import { ABSENDER_FUSS } from '#content/mails/allgemein.ts'
import { ERINNERUNG, ERINNERUNG_LINK } from '#content/mails/erinnerung.ts'
import { FRISTNAME } from '#content/wechsel/erinnerung.ts'
import { tagText } from '#content/zahlen/format.ts'
import { zeitpunktText } from '#content/zahlen/format-zeit.ts'
import type { NeuerAusgang } from '#db/ausgang.ts'
import type { Zeit } from '#db/schema.ts'
import type { Erinnerung, Fristart } from '#domain/fristen/erinnerung.ts'
import { absatz, angaben, knopf, verweis } from './bausteine.ts'
import { adresse } from './nachricht.ts'
import { type Ausgangsanlass, type MailEinstellungen, mailAusgang } from './neuer-ausgang.ts'

type Erinnerungsumstaende = { anlass: Ausgangsanlass; email: string; art: Fristart; erinnerung: Erinnerung }

/** The link that proves whose address it is, and the one that takes the wish back. */
export function erinnerungsLink(
  {
    anlass,
    email,
    art,
    erinnerung: { frist, am },
    secrets,
    erstellt,
  }: Erinnerungsumstaende & { secrets: { erinnerung: string; abmeldung: string }; erstellt: Zeit },
  einstellungen: MailEinstellungen,
): NeuerAusgang {
  const link = (zweck: 'erinnerung' | 'abmeldung') =>
    `${einstellungen.siteUrl}/datenschutz-verwaltung#token=${zweck}.${secrets[zweck]}`
  const mail = {
    an: adresse('', email),
    betreff: ERINNERUNG_LINK.betreff,
    inhalt: {
      titel: ERINNERUNG_LINK.titel,
      bausteine: [
        absatz(ERINNERUNG_LINK.einleitung(zeitpunktText(erstellt))),
        angaben([
          [ERINNERUNG_LINK.frist, FRISTNAME[art]],
          [ERINNERUNG_LINK.eintreffen, tagText(frist.eintreffen)],
          [ERINNERUNG_LINK.am, tagText(am)],
        ]),
        knopf(ERINNERUNG_LINK.knopf, link('erinnerung')),
        absatz(ERINNERUNG_LINK.gueltig),
        verweis(ERINNERUNG_LINK.abmelden, link('abmeldung')),
      ],
      fuss: ABSENDER_FUSS,
    },
  }
  return mailAusgang('erinnerung-link', anlass, mail, einstellungen, erstellt)
}

/** The reminder itself. It is stored with the moment it is for, and so waits until then. */
export function erinnerungsMail(
  { anlass, email, art, erinnerung: { frist, am: tag }, am }: Erinnerungsumstaende & { am: Zeit },
  einstellungen: MailEinstellungen,
): NeuerAusgang {
  const { siteUrl } = einstellungen
  const mail = {
    an: adresse('', email),
    betreff: ERINNERUNG.betreff(tagText(frist.eintreffen)),
    inhalt: {
      titel: ERINNERUNG.titel,
      bausteine: [
        absatz(ERINNERUNG.einleitung),
        angaben([
          [ERINNERUNG.frist, FRISTNAME[art]],
          [ERINNERUNG.eintreffen, tagText(frist.eintreffen)],
          [ERINNERUNG.absenden, tag <= frist.absenden ? tagText(frist.absenden) : ERINNERUNG.sofort],
          [ERINNERUNG.wechsel, tagText(frist.wechsel)],
        ]),
        absatz(ERINNERUNG.zaehlt),
        absatz(ERINNERUNG.anmelden),
        absatz(art === 'mitte-jahr' ? ERINNERUNG.halbjahr : ERINNERUNG.jahresende),
        knopf(ERINNERUNG.vergleichen, `${siteUrl}/vergleichen`),
        verweis(ERINNERUNG.kuendigen, `${siteUrl}/kuendigen`),
        absatz(ERINNERUNG.einmalig),
      ],
      fuss: ABSENDER_FUSS,
    },
  }
  return mailAusgang('erinnerung', anlass, mail, einstellungen, am)
}
