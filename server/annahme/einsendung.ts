import type { z } from 'zod'
import type { Angenommenes } from '#db/annahme.ts'
import type { Datenbank } from '#db/datenbank.ts'
import type { AdressHash, Zeit } from '#db/schema.ts'
import type { Clientnetz } from '../http/client-adresse.ts'
import type { Grenzstelle, Mailzweck } from '../http/grenzen.ts'

/** Something a visitor sends in to be kept: what its kind adds to the way on which all of them are accepted. */
export type Einsendung<Antwort> = {
  art: 'praemie' | 'kontakt' | 'antrag' | 'erinnerung'
  email: string
  /** Everything that makes it what it is: the same again under the same key is a second try. */
  inhalt: string
  /** A machine filled the field nobody sees: counted and answered like any other, but nobody is written to. */
  falle: boolean
  /** What the mail to the visitor is for: how many mails its mailbox may have got today depends on it. */
  mailzweck: Mailzweck
  /** Whether the limit also counts by e-mail address. Then a stranger can use it up: not where the law gives a right. */
  grenzeProAdresse: boolean
  /** What is stored, from one drawing of reference and secrets; null: nothing but key and counters. */
  angenommenes: (neu: Neu) => Angenommenes | null
  /** What the sender is told: its reference and, where it waits for a link, whether one was sent. */
  antwort: z.ZodType<Antwort>
}

export type Neu = {
  id: string
  referenz: string
  erstellt: Zeit
  emailHash: AdressHash
  /** Whether the visitor gets a mail: not a machine, and not a mailbox that got enough today. */
  mitMail: boolean
}

export type Absender = {
  /** What the limit counts by, see `clientNetze`. */
  netze: readonly Clientnetz[]
  /** A UUID of the sender, or 'inhalt': the same content within ten minutes is the same enquiry. */
  schluessel: string | 'inhalt' | null
}

/** 'wiederholt': under the same key it was accepted before. */
export type Annahmeweise = 'neu' | 'wiederholt' | 'falle'

export type Annahme<Antwort> =
  | { art: 'angenommen'; antwort: Antwort; wie: Annahmeweise }
  | { art: 'schluessel-vergeben' }
  | { art: 'grenze-erreicht'; sekunden: number }

export type Annahmestelle = Grenzstelle & {
  db: Pick<Datenbank, 'transaktion'>
  jetzt: () => Date
  /** Called once something waits to be sent. */
  wake: () => void
}
