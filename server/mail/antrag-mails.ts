import { ABSENDER_FUSS, BETREIBER_FUSS } from '#content/mails/allgemein.ts'
import { ANTRAG_ANTWORT, ANTRAG_LINK, ANTRAG_MELDUNG, ANTRAGSNAME } from '#content/mails/antrag.ts'
import { tagDerZeitText, zeitpunktText } from '#content/zahlen/format-zeit.ts'
import type { Antragsart } from '#contract/datenschutz-antrag.ts'
import type { NeuerAusgang } from '#db/ausgang.ts'
import type { Zeit } from '#db/schema.ts'
import { absatz, abschnitt, angaben, knopf, liste, titel, verweis, zitat } from './bausteine.ts'
import { type Anhang, adresse } from './nachricht.ts'
import { type Ausgangsanlass, type MailEinstellungen, mailAusgang } from './neuer-ausgang.ts'

type Antragsumstaende = { emailHash: string; einstellungen: MailEinstellungen; jetzt: Zeit }
type Mailantrag<Art = Antragsart> = { id: string; referenz: string; art: Art; erstellt: Zeit }

const anlassAus = ({ id, referenz }: Mailantrag, emailHash: string): Ausgangsanlass => ({
  id,
  referenz,
  emailHash,
  gehoertZu: 'antrag',
})

/** The link that proves whose address it is. */
export function antragLink({
  antrag,
  email,
  secret,
  emailHash,
  einstellungen,
  jetzt,
}: Antragsumstaende & { antrag: Mailantrag; email: string; secret: string }): NeuerAusgang {
  const name = ANTRAGSNAME[antrag.art]
  const mail = {
    an: adresse('', email),
    betreff: ANTRAG_LINK.betreff(name),
    inhalt: {
      titel: ANTRAG_LINK.titel(name),
      bausteine: [
        absatz(ANTRAG_LINK.einleitung(zeitpunktText(antrag.erstellt))),
        absatz(ANTRAG_LINK.wirkung[antrag.art]),
        knopf(ANTRAG_LINK.knopf, `${einstellungen.siteUrl}/datenschutz-verwaltung#token=${antrag.art}.${secret}`),
        absatz(ANTRAG_LINK.frist),
        absatz(ANTRAG_LINK.unbeteiligt),
        angaben([[ANTRAG_LINK.referenz, antrag.referenz]]),
      ],
      fuss: ABSENDER_FUSS,
    },
  }
  return mailAusgang('antrag-link', anlassAus(antrag, emailHash), mail, einstellungen, jetzt)
}

export type Kopien = {
  /** For reading; shown in the mail itself when access was asked for. */
  lesbar: string
  json: string
  csv: string
}

/** The answer to a confirmed request; `kopien` is null when nothing is stored under the address. */
export function antragAntwort({
  antrag,
  email,
  kopien,
  emailHash,
  einstellungen,
  jetzt,
}: Antragsumstaende & {
  antrag: Mailantrag<'access' | 'portability'>
  email: string
  kopien: Kopien | null
}): NeuerAusgang {
  const { gefunden, nichts, kopie, anhaenge: imAnhang, aufbewahrung, rechte, verwaltung } = ANTRAG_ANTWORT
  const anhaenge = kopien ? anhaengeAus(antrag, kopien) : []
  const mail = {
    an: adresse('', email),
    antwortAn: adresse('', einstellungen.betreiberEmail),
    betreff: ANTRAG_ANTWORT.betreff[antrag.art](antrag.referenz),
    anhaenge,
    inhalt: {
      titel: ANTRAG_ANTWORT.titel[antrag.art],
      bausteine: [
        absatz(kopien ? gefunden[antrag.art] : nichts),
        ...(kopien && antrag.art === 'access' ? abschnitt(kopie, [zitat(kopien.lesbar)]) : []),
        ...(kopien ? abschnitt(imAnhang, [liste(anhaenge.map(({ dateiname }) => dateiname))]) : []),
        absatz(aufbewahrung),
        absatz(rechte),
        verweis(verwaltung, `${einstellungen.siteUrl}/datenschutz-verwaltung`),
      ],
      fuss: ABSENDER_FUSS,
    },
  }
  return mailAusgang('antrag-antwort', anlassAus(antrag, emailHash), mail, einstellungen, jetzt)
}

function anhaengeAus({ art, referenz }: Mailantrag, { lesbar, json, csv }: Kopien): Anhang[] {
  return [
    ...(art === 'access' ? [{ dateiname: `${referenz}.txt`, typ: 'text/plain; charset=utf-8', inhalt: lesbar }] : []),
    { dateiname: `${referenz}.json`, typ: 'application/json', inhalt: json },
    { dateiname: `${referenz}.csv`, typ: 'text/csv; charset=utf-8', inhalt: csv },
  ]
}

/**
 * Tells the operator what was done and what is left to do outside of the server. Names enquiries by reference
 * only, so that after a deletion this mail holds nothing of the person either.
 */
export function antragMeldung({
  antrag,
  frist,
  referenzen,
  emailHash,
  einstellungen,
  jetzt,
}: Antragsumstaende & { antrag: Mailantrag; frist: Zeit; referenzen: readonly string[] }): NeuerAusgang {
  const name = ANTRAGSNAME[antrag.art]
  const mail = {
    an: adresse('', einstellungen.betreiberEmail),
    betreff: ANTRAG_MELDUNG.betreff(name, antrag.referenz),
    inhalt: {
      titel: ANTRAG_MELDUNG.titel(name),
      bausteine: [
        absatz(ANTRAG_MELDUNG.ausgefuehrt[antrag.art]),
        absatz(ANTRAG_MELDUNG.pendent[antrag.art]),
        angaben([
          [ANTRAG_MELDUNG.referenz, antrag.referenz],
          [ANTRAG_MELDUNG.eingang, zeitpunktText(antrag.erstellt)],
          [ANTRAG_MELDUNG.frist, tagDerZeitText(frist)],
        ]),
        titel(ANTRAG_MELDUNG.anfragen),
        liste(referenzen.length > 0 ? referenzen : [ANTRAG_MELDUNG.keine]),
      ],
      fuss: BETREIBER_FUSS,
    },
  }
  return mailAusgang('antrag-meldung', anlassAus(antrag, emailHash), mail, einstellungen, jetzt)
}
