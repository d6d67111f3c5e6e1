import { statSync } from 'node:fs'
import { isIP, isIPv6 } from 'node:net'
import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { regeln } from '#contract/feldregeln.ts'

/* What a single setting may hold; each says in its message what is allowed. */

const hostname = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i

const adresseMit = (protokoll: RegExp) => (text: string) => protokoll.test(URL.parse(text)?.protocol ?? '')

export function ganzeZahl(min: number, max: number, error: string) {
  return z
    .string()
    .refine(text => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, { error })
    .transform(Number)
}

/** «alle»: as many as the process may use cores. */
export const prozesse = z.union(
  [
    z.literal('alle').transform(() => availableParallelism()),
    ganzeZahl(1, 64, 'erlaubt ist eine ganze Zahl von 1 bis 64 oder «alle»'),
  ],
  { error: 'erlaubt ist eine ganze Zahl von 1 bis 64 oder «alle»' },
)

export const rechner = z.string().refine(host => isIP(host) > 0 || hostname.test(host), {
  error: 'erlaubt ist eine IP-Adresse oder ein Rechnername, zum Beispiel 0.0.0.0 oder localhost',
})

export const ursprung = z
  .string()
  .refine(text => adresseMit(/^https?:$/)(text) && text.replace(/\/$/, '') === URL.parse(text)?.origin, {
    error: 'erlaubt ist eine Adresse mit http:// oder https:// ohne Pfad, zum Beispiel https://praemienlotse.ch',
  })
  .transform(url => url.replace(/\/$/, ''))

export const ordner = z.string().refine(pfad => statSync(pfad, { throwIfNoEntry: false })?.isDirectory() ?? false, {
  error: 'erlaubt ist ein vorhandener Ordner mit den amtlichen Dateien',
})

export const postgresAdresse = z.string().refine(adresseMit(/^postgres(ql)?:$/), {
  error: 'erlaubt ist eine Adresse der Form postgres://benutzer:passwort@rechner:5432/datenbank',
})

/** This machine, or a neighbour in its own network: a name without a dot, as containers have, means nothing elsewhere. */
function istNebenan(adresse: string): boolean {
  const host = URL.parse(adresse)?.hostname ?? ''
  return host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host) || (hostname.test(host) && !host.includes('.'))
}

/** Without this a mail server that offers no TLS would be sent everything in plain text. */
function mitTls(adresse: string): string {
  const url = URL.parse(adresse)
  if (url?.protocol !== 'smtp:' || url.searchParams.has('requireTLS') || istNebenan(adresse)) return adresse
  return `${adresse}${url.search === '' ? '?' : '&'}requireTLS=true`
}

export const smtpAdresse = z
  .string()
  .refine(adresseMit(/^smtps?:$/), {
    error: 'erlaubt ist eine Adresse der Form smtp://benutzer:passwort@rechner:587 oder smtps://…:465',
  })
  .transform(mitTls)

export const webhookAdresse = z
  .string()
  .refine(text => adresseMit(/^https:$/)(text) || (adresseMit(/^http:$/)(text) && istNebenan(text)), {
    error:
      'erlaubt ist eine Adresse mit https://; http:// nur auf demselben Rechner, zum Beispiel http://127.0.0.1:8080/',
  })

export const katalogAdresse = z.string().refine(text => text === 'aus' || adresseMit(/^https?:$/)(text), {
  error: 'erlaubt ist «aus» oder eine Adresse mit http:// oder https://, zum Beispiel https://katalog.example',
})

export const emailAdresse = z.string().refine(text => regeln.email(text) === null, {
  error: 'erlaubt ist eine einzelne E-Mail-Adresse, zum Beispiel kontakt@praemienlotse.ch',
})

const MIT_NAMEN = /^[^<>@"\\,;:\r\n]{1,80} <([^<>]+)>$/

export const absender = z.string().refine(text => regeln.email(MIT_NAMEN.exec(text)?.[1] ?? text) === null, {
  error: 'erlaubt ist eine E-Mail-Adresse, auch mit Namen: «Prämienlotse <kontakt@praemienlotse.ch>»',
})

/** Standard Webhooks: 24 to 64 bytes in base64, with or without the prefix. */
export const webhookGeheimnis = z.string().refine(
  text => {
    const base64 = text.replace(/^whsec_/, '')
    const bytes = Buffer.from(base64, 'base64')
    return bytes.length >= 24 && bytes.length <= 64 && bytes.toString('base64') === base64
  },
  { error: 'erlaubt ist ein Schlüssel der Form whsec_…, 24 bis 64 Bytes in Base64' },
)

function istNetz(text: string): boolean {
  const [adresse = '', bits, ...rest] = text.split('/')
  if (isIP(adresse) === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(adresse) ? 128 : 32))
}

export const netze = z
  .string()
  .transform(text => text.split(',').map(netz => netz.trim()))
  .refine(liste => liste.every(istNetz), {
    error: 'erlaubt sind IP-Adressen oder Netze, durch Kommas getrennt, zum Beispiel 127.0.0.1,10.0.0.0/8',
  })
