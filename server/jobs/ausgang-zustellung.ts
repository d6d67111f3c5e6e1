import type { GeholterAusgang } from '#db/ausgang.ts'

/** What came of one attempt. `code` is a reply code or the name of an error, never a server's sentence. */
export type Zustellung =
  | { art: 'angenommen' }
  /** This one is not wanted now; others may be. */
  | { art: 'abgelehnt'; code: string }
  /** This one will never be wanted. */
  | { art: 'unzustellbar'; code: string }
  /** Nobody took anything; it says nothing about this one. */
  | { art: 'weg'; code: string }
  /** Broke off on the way: perhaps the other side, perhaps this one, perhaps it even arrived. */
  | { art: 'abgebrochen'; code: string }

/** Delivers one row; never throws for what the other side does. */
export type Zusteller = {
  send: (ausgang: GeholterAusgang) => Promise<Zustellung>
  close: () => void
}

/** Errors of a connection that never came about. */
const OHNE_VERBINDUNG = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
])

export const istOhneVerbindung = (code: string): boolean => OHNE_VERBINDUNG.has(code)
