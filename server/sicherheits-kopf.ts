/**
 * No `upgrade-insecure-requests`: every address in the pages is relative or https already, HSTS covers
 * the rest, and Safari would apply it to http://localhost, where nothing answers https.
 */
export function inhaltsRichtlinie(): string {
  return Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
  })
    .map(([direktive, quellen]) => `${direktive} ${quellen}`)
    .join('; ')
}

/** On every answer, whatever its status. */
export const sicherheitsKopf: Readonly<Record<string, string>> = {
  'Content-Security-Policy': inhaltsRichtlinie(),
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Not `no-referrer`: browsers would then send `Origin: null` with the contact form.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Only features every browser knows: an unknown name is a console warning on each page.
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}
