import { istOhneVerbindung, type Zustellung } from '../jobs/ausgang-zustellung.ts'

/** The fields by which the mail library tells what happened. */
type SmtpFehler = {
  code?: string
  originalCode?: string
  /** The command that failed, such as 'RCPT TO'. */
  command?: string
  /** The server's reply, if there was one. */
  responseCode?: number
  timeoutType?: string
}

/** What the server said about this very mail, as opposed to about us or the session. */
const UEBER_DIE_MAIL = new Set(['RCPT TO', 'DATA'])

const DIENST_SCHLIESST = 421
/** Bad sequence of commands: a mishap of the session. */
const FALSCHE_FOLGE = 503

export function zustellungAusFehler(error: unknown): Zustellung {
  const fehler = (error instanceof Error ? error : {}) as SmtpFehler
  return fehler.responseCode ? ausAntwort(fehler, fehler.responseCode) : ohneAntwort(fehler)
}

function ausAntwort({ command = '' }: SmtpFehler, antwort: number): Zustellung {
  const code = String(antwort)
  if (antwort === DIENST_SCHLIESST) return { art: 'weg', code }
  // The sender is refused: a mistake in the settings, seldom this mail's. Nothing may fail for good because of it.
  if (command === 'MAIL FROM') return { art: 'abgebrochen', code }
  if (!UEBER_DIE_MAIL.has(command)) return { art: 'weg', code }
  return antwort >= 500 && antwort !== FALSCHE_FOLGE ? { art: 'unzustellbar', code } : { art: 'abgelehnt', code }
}

function ohneAntwort({ code = 'UNBEKANNT', originalCode, command, timeoutType }: SmtpFehler): Zustellung {
  // Found before anything was sent: the address cannot be written, or the mail is larger than the server takes.
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return { art: 'unzustellbar', code }
  const name = originalCode ?? code
  const niemandDa =
    istOhneVerbindung(name) ||
    ['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH'].includes(code) ||
    (code === 'ETIMEDOUT' && timeoutType !== 'SOCKET_TIMEOUT') ||
    // The pool gave up on a server that closes before it greets.
    (code === 'ECONNECTION' && command === undefined)
  return { art: niemandDa ? 'weg' : 'abgebrochen', code: name }
}
