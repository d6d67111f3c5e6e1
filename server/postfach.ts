import { domainToASCII } from 'node:url'
import { EMAIL_HOECHSTENS } from '#domain/eingaben.ts'
import { nfc } from '#domain/normalform.ts'

/** An address in the one form that all ways of typing it share. */
export function adressform(email: string): { lokal: string; domain: string } {
  const sauber = (nfc(email, EMAIL_HOECHSTENS) ?? email).trim().toLowerCase()
  const trenner = sauber.lastIndexOf('@')
  const domain = sauber.slice(trenner + 1)
  return { lokal: sauber.slice(0, trenner), domain: domainToASCII(domain) || domain }
}

/**
 * Gmail delivers an address with any dots, and under either domain, to the same person
 * (https://support.google.com/mail/answer/7436150 and /10313). Of no other large provider is that known: for them
 * addresses with other dots may be other people.
 */
const OHNE_PUNKTE = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
])

/**
 * The mailbox that an address most likely leads to, for counting alone: whoever varies an address must not get more
 * mails through to it. `name+tag` is `name` (RFC 5233). Never used to find or send anything: two people may share it.
 */
export function postfach(email: string): string {
  const { lokal, domain } = adressform(email)
  const ohneTag = lokal.replace(/(?<=.)\+.*$/, '')
  const anbieter = OHNE_PUNKTE.get(domain)
  return anbieter ? `${ohneTag.replaceAll('.', '')}@${anbieter}` : `${ohneTag}@${domain}`
}
