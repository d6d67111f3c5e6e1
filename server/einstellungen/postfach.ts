import { domainToASCII } from 'node:url'
import { EMAIL_HOECHSTENS } from '#domain/werte/eingaben.ts'
import { nfc } from '#domain/werte/normalform.ts'

/** An address in the one form that all ways of typing it share. */
export function adressform(email: string): { lokal: string; domain: string } {
  const sauber = (nfc(email, EMAIL_HOECHSTENS) ?? email).trim().toLowerCase()
  const trenner = sauber.lastIndexOf('@')
  const domain = sauber.slice(trenner + 1)
  return { lokal: sauber.slice(0, trenner), domain: domainToASCII(domain) || domain }
}

type Anbieter = {
  domain: string
  /** Signs that it does not look at. */
  ohne: RegExp
}

/** With any dots, and under either domain: https://support.google.com/mail/answer/7436150 and /10313. */
const GMAIL: Anbieter = { domain: 'gmail.com', ohne: /\./g }
/**
 * With any dots, hyphens and underscores, as its own code compares addresses (ProtonMail/WebClients,
 * `canonicalizeInternalEmail`); a name under one of its domains is kept for the same person under the others
 * (https://proton.me/support/addresses-and-aliases).
 */
const PROTON: Anbieter = { domain: 'proton.me', ohne: /[._-]/g }

/** Of no other large provider is that known: for them addresses with other dots may be other people. */
const ANBIETER = new Map([
  ['gmail.com', GMAIL],
  ['googlemail.com', GMAIL],
  ['proton.me', PROTON],
  ['protonmail.com', PROTON],
  ['protonmail.ch', PROTON],
  ['pm.me', PROTON],
])

/**
 * The mailbox that an address most likely leads to, for counting alone: whoever varies an address must not get more
 * mails through to it. `name+tag` is `name` (RFC 5233). Never used to find or send anything: two people may share it.
 */
export function postfach(email: string): string {
  const { lokal, domain } = adressform(email)
  const ohneTag = lokal.replace(/(?<=.)\+.*$/, '')
  const anbieter = ANBIETER.get(domain)
  return anbieter ? `${ohneTag.replace(anbieter.ohne, '')}@${anbieter.domain}` : `${ohneTag}@${domain}`
}
