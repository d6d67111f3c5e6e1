import { BETREIBER_FUSS } from '#content/mails/allgemein.ts'
import { ABSCHNITTE, ANGABEN } from '#content/mails/angaben.ts'
import { BETREIBER_MAIL } from '#content/mails/betreiber.ts'
import { EINWILLIGUNG } from '#content/recht/einwilligung.ts'
import { BUNDESRECHNER } from '#content/zahlen/bundesrechner.ts'
import { zeitpunktText } from '#content/zahlen/format-zeit.ts'
import { jahreshinweis } from '#content/zahlen/jahreshinweis.ts'
import { datumInZuerich } from '../zeit.ts'
import { haushaltAngaben, heuteAngaben, kontaktAngaben, wunschAngaben } from './angaben.ts'
import type { AngenommeneAnfrage } from './angenommene-anfrage.ts'
import { absatz, abschnitt, angaben, type Baustein, type MailInhalt, verweis, zitat } from './bausteine.ts'

/** Everything the visitor gave, in reading order, and what was consented to. */
export function betreiberMail(
  anfrage: AngenommeneAnfrage,
  { weitergabe, bestaetigt }: { weitergabe: boolean; bestaetigt: boolean },
): { betreff: string; inhalt: MailInhalt } {
  const anliegen = anfrage.art === 'kontakt' && anfrage.daten.anliegen === 'beratung' ? 'beratung' : anfrage.art
  const kennzeichen = angaben([
    [ANGABEN.referenz, anfrage.referenz],
    [ANGABEN.zeitpunkt, zeitpunktText(anfrage.erstellt)],
  ])
  return {
    betreff: BETREIBER_MAIL.betreff[anliegen](anfrage.referenz),
    inhalt: {
      titel: BETREIBER_MAIL.titel[anliegen],
      bausteine: [
        absatz(BETREIBER_MAIL.einleitung),
        ...(bestaetigt ? [] : [absatz(BETREIBER_MAIL.ohneBestaetigung)]),
        kennzeichen,
        ...abschnitt(ABSCHNITTE.person, [angaben(kontaktAngaben(anfrage.daten))]),
        ...inhaltAbschnitte(anfrage),
        ...einwilligungen(anfrage.erstellt, weitergabe),
        absatz(BETREIBER_MAIL.aufbewahrung(anfrage.referenz)),
      ],
      fuss: BETREIBER_FUSS,
    },
  }
}

/** What the enquiry is about; the confirmation shows what of it may be repeated. */
export function inhaltAbschnitte(anfrage: AngenommeneAnfrage): Baustein[] {
  const heute = abschnitt(ABSCHNITTE.heute, [angaben(heuteAngaben(anfrage.daten))])
  if (anfrage.art === 'kontakt') return [...geschriebenes(ABSCHNITTE.nachricht, anfrage.daten.nachricht), ...heute]
  const { beduerfnisse } = anfrage.daten
  return [
    ...abschnitt(ABSCHNITTE.wunsch, [angaben(wunschAngaben(anfrage.daten))]),
    ...jahr(anfrage.daten.premiumYear, anfrage.erstellt),
    ...heute,
    ...abschnitt(ABSCHNITTE.haushalt, [angaben(haushaltAngaben(anfrage.daten))]),
    ...geschriebenes(ABSCHNITTE.beduerfnisse, beduerfnisse),
  ]
}

/** Next year the price may be another: said where it was not yet known when the enquiry was sent. */
function jahr(praemienjahr: string, erstellt: number): Baustein[] {
  const hinweis = praemienjahr && jahreshinweis(datumInZuerich(new Date(erstellt)), Number(praemienjahr))
  return hinweis ? [absatz(hinweis), verweis(BUNDESRECHNER.name, BUNDESRECHNER.url)] : []
}

const geschriebenes = (titel: string, text: string) => (text ? abschnitt(titel, [zitat(text)]) : [])

function einwilligungen(zeit: number, weitergabe: boolean): Baustein[] {
  const { titel, kontakt, weitergabe: name, ja, nein, fassung, zeitpunkt: wann, wortlaut } = BETREIBER_MAIL.einwilligung
  return abschnitt(titel, [
    angaben([
      [kontakt, ja],
      [wortlaut, EINWILLIGUNG.kontakt],
      [name, weitergabe ? ja : nein],
      [wortlaut, EINWILLIGUNG.weitergabe],
      [fassung, EINWILLIGUNG.version],
      [wann, zeitpunktText(zeit)],
    ]),
  ])
}
