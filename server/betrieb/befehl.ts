import { parseArgs } from 'node:util'
import { tagesbeginn } from '#domain/fristen/kalender-monate.ts'

/** What the operator can ask for on the command line. */
export type Befehl =
  | { art: 'liste'; offen: boolean; suche: string; seit: number }
  | { art: 'zeige'; id: string }
  | { art: 'erledigt' | 'offen'; id: string }
  | { art: 'export'; seit: number; datei: string | null }
  | { art: 'loesche'; email: string }
  | { art: 'antraege' }
  | { art: 'mails'; erneut: boolean }
  | { art: 'aufbewahrung'; bestaetigen: boolean }
  | { art: 'bericht' }
  | { art: 'sichern'; datei: string; nurLoeschungen: boolean }
  | { art: 'wiederherstellen'; datei: string; loeschungen: string | null }

export const AUFRUF = `Aufruf: npm run anfragen -- BEFEHL

  liste [--offen] [--suche T] [--seit D]
                                    alle Anfragen, die neusten zuerst; nur offene, nur mit T in Name, E-Mail, Ort oder
                                    Referenz, nur seit einem Tag D wie 2026-11-15
  zeige ID                          eine Anfrage mit allen Angaben; ID ist die Referenz
  erledigt ID                       eine Anfrage als erledigt vermerken
  offen ID                          das zurücknehmen
  export [--seit D] [--csv DATEI]   Anfragen als CSV für Excel, in eine Datei oder auf die Standardausgabe
                                    (dort mit «npm run -s anfragen -- export»)
  loesche --email E                 alles löschen, was zu einer E-Mail-Adresse gespeichert ist
  antraege                          Anträge zum Datenschutz mit ihrer Frist
  mails [--erneut]                  gescheiterte Mails; mit --erneut noch einmal versuchen
  aufbewahrung [bestaetigen]        ob das fristgemässe Löschen angehalten ist und warum; mit «bestaetigen» löschen,
                                    was dabei fällig war
  bericht                           Zahlen nach Wochen, Postausgang, offene Anträge; dazu als Seite mit Bildern
                                    bericht.html in VAR_DIR, nach Woche, Kanton und Krankenkasse, ohne Personen
  sichern DATEI [--nur-loeschungen] alles in eine neue Datei sichern, auch neben einem laufenden Server; oder nur die
                                    Nachweise der Löschungen, ohne Personen
  wiederherstellen DATEI [--loeschungen DATEI]
                                    eine leere Datenbank aus einer Sicherung füllen, ohne die seither Gelöschten`

/** As long as a name may be. */
const SUCHE_HOECHSTENS = 100

const OPTIONEN = {
  offen: { type: 'boolean' },
  suche: { type: 'string' },
  seit: { type: 'string' },
  csv: { type: 'string' },
  email: { type: 'string' },
  erneut: { type: 'boolean' },
  'nur-loeschungen': { type: 'boolean' },
  loeschungen: { type: 'string' },
} as const
const werteAus = (args: string[]) => parseArgs({ args, allowPositionals: true, options: OPTIONEN })

type Befehlsangaben = { werte: ReturnType<typeof werteAus>['values']; wort: string; seit: number }

type Befehlsform = {
  optionen: readonly (keyof typeof OPTIONEN)[]
  /** How many words follow, at most: an enquiry, a file. */
  worte: 0 | 1
  /** A sentence where something is missing. */
  befehlAus: (angaben: Befehlsangaben) => Befehl | string
}

const zuAnfrage = (art: 'zeige' | 'erledigt' | 'offen'): Befehlsform => ({
  ...{ optionen: [], worte: 1 },
  befehlAus: ({ wort: id }) => (id ? { art, id } : `«${art}» braucht die Referenz einer Anfrage.`),
})

const FORMEN: Readonly<Record<Befehl['art'], Befehlsform>> = {
  liste: {
    ...{ optionen: ['offen', 'suche', 'seit'], worte: 0 },
    befehlAus: ({ werte: { offen = false, suche }, seit }) =>
      suche?.trim() === '' || (suche ?? '').length > SUCHE_HOECHSTENS
        ? `--suche braucht einen Text von 1 bis ${SUCHE_HOECHSTENS} Zeichen.`
        : { art: 'liste', offen, suche: suche ?? '', seit },
  },
  zeige: zuAnfrage('zeige'),
  erledigt: zuAnfrage('erledigt'),
  offen: zuAnfrage('offen'),
  export: {
    ...{ optionen: ['seit', 'csv'], worte: 0 },
    befehlAus: ({ werte, seit }) => ({ art: 'export', seit, datei: werte.csv ?? null }),
  },
  loesche: {
    ...{ optionen: ['email'], worte: 0 },
    befehlAus: ({ werte: { email } }) =>
      email ? { art: 'loesche', email } : '«loesche» braucht --email mit einer Adresse.',
  },
  antraege: { optionen: [], worte: 0, befehlAus: () => ({ art: 'antraege' }) },
  mails: {
    ...{ optionen: ['erneut'], worte: 0 },
    befehlAus: ({ werte: { erneut = false } }) => ({ art: 'mails', erneut }),
  },
  aufbewahrung: {
    ...{ optionen: [], worte: 1 },
    befehlAus: ({ wort }) =>
      wort === '' || wort === 'bestaetigen'
        ? { art: 'aufbewahrung', bestaetigen: wort !== '' }
        : '«aufbewahrung» versteht nur «bestaetigen».',
  },
  bericht: { optionen: [], worte: 0, befehlAus: () => ({ art: 'bericht' }) },
  sichern: {
    ...{ optionen: ['nur-loeschungen'], worte: 1 },
    befehlAus: ({ wort: datei, werte: { 'nur-loeschungen': nurLoeschungen = false } }) =>
      datei ? { art: 'sichern', datei, nurLoeschungen } : '«sichern» braucht eine Datei.',
  },
  wiederherstellen: {
    ...{ optionen: ['loeschungen'], worte: 1 },
    befehlAus: ({ wort: datei, werte: { loeschungen = null } }) =>
      datei ? { art: 'wiederherstellen', datei, loeschungen } : '«wiederherstellen» braucht eine Datei.',
  },
}

/** The command, or what is wrong with it. */
export function readBefehl(argumente: readonly string[]): Befehl | { art: 'falsch'; meldung: string } {
  const gelesen = befehlOderSatz(argumente)
  return typeof gelesen === 'string' ? { art: 'falsch', meldung: `${gelesen}\n\n${AUFRUF}` } : gelesen
}

function befehlOderSatz([name, ...rest]: readonly string[]): Befehl | string {
  const gelesen = werteOderNull(rest)
  if (gelesen === null) return 'Diese Angaben versteht der Befehl nicht.'
  if (name === undefined) return 'Es fehlt der Befehl.'
  if (!istBefehl(name)) return `Den Befehl «${name}» gibt es nicht.`
  const { values: werte, positionals } = gelesen
  const { optionen, worte, befehlAus } = FORMEN[name]
  const fremd = Object.keys(werte).find(option => !optionen.some(erlaubte => erlaubte === option))
  if (fremd) return `«${name}» kennt keine Angabe --${fremd}.`
  if (positionals.length > worte) return `«${name}» bekommt zu viele Angaben.`
  const seit = werte.seit === undefined ? 0 : tagAus(werte.seit)
  if (seit === null) return `«${werte.seit}» ist kein Tag; erlaubt ist zum Beispiel 2026-11-15 oder 15.11.2026.`
  return befehlAus({ werte, wort: positionals[0] ?? '', seit })
}

const istBefehl = (name: string): name is Befehl['art'] => Object.hasOwn(FORMEN, name)

function werteOderNull(argumente: string[]) {
  try {
    return werteAus(argumente)
  } catch {
    return null
  }
}

const ISO_TAG = /^(?<jahr>\d{4})-(?<monat>\d{1,2})-(?<tag>\d{1,2})$/
const SCHWEIZER_TAG = /^(?<tag>\d{1,2})\.(?<monat>\d{1,2})\.(?<jahr>\d{4})$/

/** Midnight in Zurich of a day that exists. */
function tagAus(text: string): number | null {
  const gruppen = (ISO_TAG.exec(text) ?? SCHWEIZER_TAG.exec(text))?.groups
  if (!gruppen) return null
  const [jahr, monat, tag] = [Number(gruppen.jahr), Number(gruppen.monat), Number(gruppen.tag)]
  const existiert = new Date(Date.UTC(jahr, monat - 1, tag)).getUTCDate() === tag && monat >= 1 && monat <= 12
  return existiert ? tagesbeginn(jahr, monat, tag) : null
}
