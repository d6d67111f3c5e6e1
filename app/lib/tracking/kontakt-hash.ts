/** What a form knows about its sender. */
export type Kontaktdaten = { email: string; telefon: string }

/** Named as Google's enhanced conversions expect them. */
export type KontaktHashes = { sha256_email_address?: string; sha256_phone_number?: string }

/** Null where nothing can be hashed: no usable value, or a browser that offers no digest (page not served by https). */
export async function gehashteKontaktdaten({ email, telefon }: Kontaktdaten): Promise<KontaktHashes | null> {
  if (!window.crypto?.subtle) return null
  const adresse = normalisierteEmail(email)
  const nummer = e164(telefon)
  if (!adresse && !nummer) return null
  return {
    ...(adresse && { sha256_email_address: await sha256(adresse) }),
    ...(nummer && { sha256_phone_number: await sha256(nummer) }),
  }
}

/** Google's rule: no spaces, lower case, and at its own mail service no dots before the @. */
export function normalisierteEmail(email: string): string | null {
  const [name, domain, ...rest] = email.replace(/\s/g, '').toLowerCase().split('@')
  if (!name || !domain || rest.length) return null
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@${domain}` : `${name}@${domain}`
}

/** A number written without its country is a Swiss one. */
export function e164(telefon: string): string | null {
  const ziffern = telefon.replace(/\(0\)/, '').replace(/[^\d+]/g, '')
  const international = ziffern.replace(/^00/, '+').replace(/^0/, '+41')
  return /^\+[1-9]\d{6,14}$/.test(international) ? international : null
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}
