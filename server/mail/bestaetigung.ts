import { ABSENDER_FUSS } from '#content/mails/allgemein.ts'
import { ANGABEN } from '#content/mails/angaben.ts'
import { BESTAETIGUNG } from '#content/mails/bestaetigung.ts'
import { VERMITTLER_PDF } from '#content/recht/vermittler.ts'
import { wartenSieNicht } from '#content/wechsel/warten-sie-nicht.ts'
import { zeitpunktText } from '#content/zahlen/format-zeit.ts'
import { datumInZuerich } from '../zeit.ts'
import { kontaktAngaben } from './angaben.ts'
import type { AngenommeneAnfrage } from './angenommene-anfrage.ts'
import { absatz, abschnitt, angaben, type Baustein, liste, type MailInhalt, titel, verweis } from './bausteine.ts'
import { inhaltAbschnitte } from './betreiber-mail.ts'
import { ohneVerweise } from './getippter-text.ts'

/**
 * What was received, what happens next, who we are and who pays, and a way out for whoever did not send it. The enquiry comes as
 * `wiederholbar` leaves it.
 */
export function bestaetigungsMail(
  anfrage: AngenommeneAnfrage,
  weitergabe: boolean,
  { siteUrl, widerrufToken }: { siteUrl: string; widerrufToken: string },
): { betreff: string; inhalt: MailInhalt } {
  const { weiter, erhalten, daten, vermittlerin, widerruf } = BESTAETIGUNG
  return {
    betreff: BESTAETIGUNG.betreff(anfrage.referenz),
    inhalt: {
      titel: BESTAETIGUNG.titel,
      bausteine: [
        absatz(BESTAETIGUNG.anrede),
        absatz(BESTAETIGUNG.einleitung(zeitpunktText(anfrage.erstellt))),
        angaben([[BESTAETIGUNG.referenz, anfrage.referenz]]),
        titel(weiter.titel),
        liste([...weiter[anfrage.art], wartenSieNicht(datumInZuerich(new Date(anfrage.erstellt)))]),
        verweis(weiter.kuendigen, `${siteUrl}/kuendigen`),
        absatz(weiter.ergaenzen),
        ...abschnitt(erhalten.titel, [angaben(kontaktAngaben(anfrage.daten)), ...inhaltAbschnitte(anfrage)]).map(
          harmlos,
        ),
        absatz(erhalten.nichtWiederholt),
        titel(daten.titel),
        absatz(`${daten.verwendung} ${weitergabe ? daten.weitergabe.ja : daten.weitergabe.nein}`),
        verweis(daten.verwaltung, `${siteUrl}/datenschutz-verwaltung`),
        titel(vermittlerin.titel),
        absatz(vermittlerin.text),
        verweis(vermittlerin.blatt, `${siteUrl}/vermittler`),
        verweis(vermittlerin.pdf, `${siteUrl}${VERMITTLER_PDF}`),
        titel(widerruf.titel),
        absatz(widerruf.text),
        verweis(widerruf.knopf, `${siteUrl}/datenschutz-verwaltung#token=widerruf.${widerrufToken}`),
      ],
      fuss: ABSENDER_FUSS,
    },
  }
}

/** Some insurers name products like addresses («KPTwin.win»). The recipient's own address stays whole. */
function harmlos(baustein: Baustein): Baustein {
  if (baustein.art !== 'angaben') return baustein
  const zeilen = baustein.zeilen.map(
    ([name, wert]) => [name, name === ANGABEN.email ? wert : ohneVerweise(wert)] as const,
  )
  return { ...baustein, zeilen }
}
