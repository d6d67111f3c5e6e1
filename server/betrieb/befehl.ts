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

/** The command, or the sentence that says what is wrong with it. */
export function befehlAus(argumente: readonly string[]): Befehl | { art: 'falsch'; meldung: string } {
  const falsch = (meldung: string) => ({ art: 'falsch' as const, meldung: `${meldung}\n\n${AUFRUF}` })
  const [name, ...rest] = argumente
  const gelesen = teile(rest)
  if (gelesen === null) return falsch('Diese Angaben versteht der Befehl nicht.')
  const { werte, stellen } = gelesen

  const erlaubt = ERLAUBT.get(name ?? '')
  if (!erlaubt) return falsch(name === undefined ? 'Es fehlt der Befehl.' : `Den Befehl «${name}» gibt es nicht.`)
  const fremd = Object.keys(werte).find(option => !erlaubt.includes(option))
  if (fremd) return falsch(`«${name}» kennt keine Angabe --${fremd}.`)
  if (stellen.length > (MIT_STELLE.has(name ?? '') ? 1 : 0)) return falsch(`«${name}» bekommt zu viele Angaben.`)

  const seit = werte.seit === undefined ? 0 : tagAus(werte.seit)
  if (seit === null) return falsch(`«${werte.seit}» ist kein Tag; erlaubt ist zum Beispiel 2026-11-15 oder 15.11.2026.`)

  switch (name) {
    case 'liste': {
      const { offen = false, suche = '' } = werte
      if (werte.suche?.trim() === '' || suche.length > SUCHE_HOECHSTENS)
        return falsch(`--suche braucht einen Text von 1 bis ${SUCHE_HOECHSTENS} Zeichen.`)
      return { art: 'liste', offen, suche, seit }
    }
    case 'zeige':
    case 'erledigt':
    case 'offen': {
      const id = stellen[0]
      return id ? { art: name, id } : falsch(`«${name}» braucht die Referenz einer Anfrage.`)
    }
    case 'export':
      return { art: 'export', seit, datei: werte.csv ?? null }
    case 'loesche':
      return werte.email
        ? { art: 'loesche', email: werte.email }
        : falsch('«loesche» braucht --email mit einer Adresse.')
    case 'mails':
      return { art: 'mails', erneut: werte.erneut ?? false }
    case 'aufbewahrung':
      return stellen[0] === undefined || stellen[0] === 'bestaetigen'
        ? { art: name, bestaetigen: stellen.length > 0 }
        : falsch(`«${name}» versteht nur «bestaetigen».`)
    case 'sichern':
    case 'wiederherstellen': {
      const datei = stellen[0]
      if (!datei) return falsch(`«${name}» braucht eine Datei.`)
      return name === 'sichern'
        ? { art: name, datei, nurLoeschungen: werte['nur-loeschungen'] ?? false }
        : { art: name, datei, loeschungen: werte.loeschungen ?? null }
    }
    default:
      return { art: name as 'antraege' | 'bericht' }
  }
}

/** Which options a command takes. */
const ERLAUBT = new Map<string, readonly string[]>([
  ['liste', ['offen', 'suche', 'seit']],
  ['zeige', []],
  ['erledigt', []],
  ['offen', []],
  ['export', ['seit', 'csv']],
  ['loesche', ['email']],
  ['antraege', []],
  ['mails', ['erneut']],
  ['aufbewahrung', []],
  ['bericht', []],
  ['sichern', ['nur-loeschungen']],
  ['wiederherstellen', ['loeschungen']],
])

/** Commands about one enquiry or one file, or with one word more. */
const MIT_STELLE = new Set(['zeige', 'erledigt', 'offen', 'aufbewahrung', 'sichern', 'wiederherstellen'])

function teile(argumente: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: argumente,
      allowPositionals: true,
      options: {
        offen: { type: 'boolean' },
        suche: { type: 'string' },
        seit: { type: 'string' },
        csv: { type: 'string' },
        email: { type: 'string' },
        erneut: { type: 'boolean' },
        'nur-loeschungen': { type: 'boolean' },
        loeschungen: { type: 'string' },
      },
    })
    return { werte: values, stellen: positionals }
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
