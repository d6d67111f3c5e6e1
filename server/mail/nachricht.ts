/** One recipient: the name is only shown, the address alone decides where it goes. */
export type Adresse = { name: string; address: string }

export type Anhang = { dateiname: string; typ: string; inhalt: string }

/** A mail as it waits in the outbox: plain JSON, complete but for sender, Message-ID and date. */
export type Nachricht = {
  an: Adresse
  antwortAn?: Adresse
  betreff: string
  text: string
  html: string
  anhaenge?: readonly Anhang[]
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: line ends and their like are what it looks for.
const UNSICHTBAR = /[\u0000-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2060-\u206f\ufeff]+/g
/** What could make one address look like several, or like another one. */
const ADRESSZEICHEN = /[<>@"\\,;:()[\]]+/g

/** A typed text on one line, without characters that hide or turn others. */
export const einzeilig = (text: string) => text.toWellFormed().replace(UNSICHTBAR, ' ').trim()

export function adresse(name: string, address: string): Adresse {
  const sauber = einzeilig(name).replace(ADRESSZEICHEN, ' ').replace(/\s+/g, ' ').trim()
  return { name: sauber.slice(0, 80).toWellFormed(), address }
}
