import type { Rappen } from '#domain/werte/rappen.ts'
import { ENTSCHAEDIGUNG } from '../recht/verguetung.ts'
import { RECHT } from '../wechsel/rechte-beim-wechsel.ts'
import { frankenText } from '../zahlen/format.ts'
import { zahlwort } from './antwort.ts'

/** Insured nowhere in the list, or not yet at all. Also what the enquiry says. */
export const ANDERE_KASSE = 'Andere oder noch keine Krankenkasse'

export const ANFRAGE = {
  formular: 'Anfrage',
  gewaehlt: 'Ihr gewähltes Angebot',
  heuteVersichert: 'Heute versichert bei',
  person: 'Ihre Person',
  adresse: 'Ihre Adresse',
  versprechen:
    'Wir prüfen Ihre Anfrage und melden uns telefonisch oder per E-Mail bei Ihnen. Es entsteht dabei kein Vertrag: Ob Sie wechseln, entscheiden Sie danach selbst.',
  zurueck: 'Zurück',
  senden: 'Anfrage senden',
  sendet: 'Wird gesendet...',
  telefon: 'Telefon:',
} as const

export const FELDER = {
  kasse: 'Aktuelle Krankenkasse',
  kasseWaehlen: 'Bitte wählen',
  vorname: 'Vorname',
  nachname: 'Nachname',
  email: 'E-Mail',
  telefon: 'Telefon',
  strasse: 'Strasse',
  nummer: 'Nummer',
  plz: 'PLZ',
  website: 'Website',
} as const

/** Only for who has reckoned with premium reduction; voluntary, never ticked beforehand. */
export const VERBILLIGUNG_MITSENDEN = {
  name: (betrag: Rappen) =>
    `Freiwillig: Betrag der Prämienverbilligung mitsenden (CHF\u00a0${frankenText(betrag)} pro Monat)`,
  hinweis: 'Gesendet wird nur dieser geschätzte Betrag, nie Ihr Einkommen oder Vermögen.',
} as const

/** Above the form after a failed attempt; `fehlen`: nothing is wrong but what is still empty. */
export function beanstandungen(anzahl: number, fehlen: boolean): string {
  if (anzahl === 1) return fehlen ? 'Eine Angabe fehlt noch' : 'Eine Angabe stimmt noch nicht'
  return fehlen ? `${anzahl} Angaben fehlen noch` : `${anzahl} Angaben fehlen noch oder stimmen nicht`
}

/** What follows the enquiry: who calls, who pays what, what it is not. */
export const ABLAUF = {
  titel: 'So geht es weiter',
  schritte: (firma: string) => [
    { titel: 'Sie senden die Anfrage', text: 'Eine Bestätigung kommt per E-Mail.' },
    {
      titel: 'Wir melden uns',
      text: `${firma} ruft Sie an oder schreibt Ihnen. Versicherer erhalten Ihre Angaben nur, wenn Sie das ankreuzen.`,
    },
    { titel: 'Sie entscheiden', text: 'Die Anfrage ist kein Vertrag. Sie wechseln nur, wenn Sie es wollen.' },
  ],
  kosten: [
    { was: 'Was es Sie kostet', wieViel: 'Nichts' },
    {
      was: 'Was uns der Versicherer zahlt',
      wieViel: `Grundversicherung: höchstens CHF\u00a0${ENTSCHAEDIGUNG.grund} pro Person. Zusatzversicherung: höchstens ${ENTSCHAEDIGUNG.zusatz} Monatsprämien pro Produkt.`,
    },
  ],
} as const

export const OHNE_ANGEBOT = {
  titel: 'Noch kein Angebot gewählt.',
  text: 'Für Ihre Angaben ist hier nichts ausgewählt. Wählen Sie zuerst ein Angebot.',
  zurueck: 'Zu den Angeboten',
} as const

/** The choice while the visitor writes. */
export const KURZFORM = {
  auswahl: 'Ihre Auswahl',
  je: 'Monat',
  praemien: (jahr: number) => `Prämien ${jahr}`,
  proMonat: (preis: Rappen) => `CHF\u00a0${frankenText(preis)}/Monat`,
  weniger: (proJahr: Rappen) => `CHF\u00a0${frankenText(proJahr)} weniger im Jahr`,
  ersparnis: 'Weniger im Jahr',
  /** Around an amount, for those who hear it. */
  chf: 'CHF ',
  proMonatGesprochen: ' pro Monat',
} as const

/** For those who change without an enquiry. */
export const SELBST_WECHSELN = {
  titel: 'Selbst wechseln',
  bleibt:
    'Bei der gleichen Kasse braucht es keine Kündigung. Schreiben Sie ihr, welches Modell und welche Franchise ab wann gelten soll.',
  text: `${RECHT.gleichzeitig.satz} ${RECHT.nichtWarten.satz} Die Briefe entstehen in Ihrem Browser. Nichts davon wird übertragen oder gespeichert.`,
} as const

type Briefart = 'kuendigung' | 'anmeldung'

/** «Kündigung und Anmeldung als PDF», «Drei Kündigungen, zwei Anmeldungen als PDF» */
export function briefeText(briefe: readonly { art: Briefart }[]): string {
  const anzahl = (art: Briefart) => briefe.filter(brief => brief.art === art).length
  const [kuendigungen, anmeldungen] = [anzahl('kuendigung'), anzahl('anmeldung')]
  if (briefe.length === 0) return 'Ohne Kündigung: die Kasse bleibt'
  if (kuendigungen === 1 && anmeldungen === 1) return 'Kündigung und Anmeldung als PDF'
  const teile = [zahlMit(kuendigungen, 'Kündigung'), zahlMit(anmeldungen, 'Anmeldung')]
  return `${gross(teile.join(', '))} als PDF`
}

const zahlMit = (anzahl: number, wort: string) => `${zahlwort(anzahl)} ${wort}${anzahl === 1 ? '' : 'en'}`

const gross = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
