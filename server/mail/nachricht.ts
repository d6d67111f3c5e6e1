import type { MailInhalt } from './bausteine.ts'
import { einzeilig } from './getippter-text.ts'

/** One recipient: the name is only shown, the address alone decides where it goes. */
export type Mailadresse = { name: string; address: string }

export type Anhang = { dateiname: string; typ: string; inhalt: string }

/**
 * A mail as it waits in the outbox: plain JSON. Its parts become text and HTML only when it is sent: storing it is
 * what the visitor waits for, and so it is a sixth of the size.
 */
export type Nachricht = {
  an: Mailadresse
  antwortAn?: Mailadresse
  betreff: string
  inhalt: MailInhalt
  anhaenge?: readonly Anhang[]
  /** The intermediary's information sheet goes along. It is the same for everybody, so no row holds it. */
  mitBlatt?: true
}

/** What a transport knows of the build: the sheet as PDF, or nothing where the build has none. */
export type Beilage = { blatt?: Buffer | undefined }

/** What could make one address look like several, or like another one. */
const ADRESSZEICHEN = /[<>@"\\,;:()[\]=?]+/g

export function adresse(name: string, address: string): Mailadresse {
  const sauber = einzeilig(name).replace(ADRESSZEICHEN, ' ').replace(/\s+/g, ' ').trim()
  return { name: sauber.slice(0, 80).toWellFormed(), address }
}
