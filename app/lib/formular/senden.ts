import type { FehlerAntwort } from '#contract/fehler.ts'
import { IDEMPOTENZ_KOPF } from '#contract/pfade.ts'

/** Which field the server complains about, and in what words. */
export type Feldfehler = Readonly<Record<string, string>>

type Misserfolg =
  /** The server answered and said no. `meldung` is its sentence for the visitor, or '' where it sent none. */
  | { art: 'abgelehnt'; status: number; meldung: string; felder: Feldfehler }
  /** No whole answer in time. Whether the server stored it is unknown: send again under the same key. */
  | { art: 'nicht-erreicht' }

/** With what the server says about what it took, at least its reference. */
export type Ergebnis<Annahme = { referenz: string }> = ({ art: 'angenommen' } & Annahme) | Misserfolg

const GEDULD_MS = 15_000

/** Sends an enquiry. The key says which content it is: see `schluesselFuer`. */
export async function sende<Annahme = { referenz: string }>(
  pfad: string,
  koerper: object,
  schluessel: string,
): Promise<Ergebnis<Annahme>> {
  const antwort = await post<Annahme>(pfad, koerper, { [IDEMPOTENZ_KOPF]: schluessel })
  return antwort.art === 'angenommen' ? { art: 'angenommen', ...antwort.inhalt } : antwort
}

export async function post<Inhalt>(
  pfad: string,
  koerper: object,
  kopf: Readonly<Record<string, string>> = {},
): Promise<{ art: 'angenommen'; inhalt: Inhalt } | Misserfolg> {
  try {
    const response = await fetch(pfad, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...kopf },
      body: JSON.stringify(koerper),
      signal: AbortSignal.timeout(GEDULD_MS),
    })
    if (response.ok) return { art: 'angenommen', inhalt: await response.json() }
    const { fehler = '', felder = {} } = await fehlerAntwort(response)
    return { art: 'abgelehnt', status: response.status, meldung: fehler, felder }
  } catch {
    return { art: 'nicht-erreicht' }
  }
}

/** A proxy in between answers in its own words: no sentence of ours then. */
async function fehlerAntwort(response: Response): Promise<Partial<FehlerAntwort>> {
  if (!response.headers.get('content-type')?.includes('application/json')) return {}
  return response.json()
}

const schluessel = new Map<string, string>()

/** One key per content, as long as the page is open: a second try stores nothing twice, a changed text is new. */
export function schluesselFuer(koerper: object): string {
  const inhalt = JSON.stringify(koerper)
  const neu = schluessel.get(inhalt) ?? uuid()
  schluessel.set(inhalt, neu)
  return neu
}

/** Version 4. By hand, because `crypto.randomUUID` is missing on pages served without https. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  const variante = '89ab'[(bytes[8] ?? 0) % 4]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variante}${hex.slice(17, 20)}-${hex.slice(20)}`
}
