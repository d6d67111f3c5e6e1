const EIGEN: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'none'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
}

/**
 * What Google documents for Tag Manager, Analytics 4 and Ads conversions
 * (https://developers.google.com/tag-platform/security/guides/csp), without its exceptions for inline and evaluated
 * code. Scripts are narrower than that: only the files a container loads, by path. Google's hosts for figures are no
 * source of scripts, for some answer with whatever the address says: docs/decisions/tag-manager.md.
 */
const ADS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
  'https://google.com',
]
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.googletagmanager.com']
const TAG_MANAGER: Readonly<Record<string, readonly string[]>> = {
  'script-src': [
    'https://www.googletagmanager.com/gtm.js',
    'https://www.googletagmanager.com/gtag/',
    'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/',
  ],
  'img-src': [...ANALYTICS, ...ADS],
  'connect-src': [...ANALYTICS, 'https://*.analytics.google.com', ...ADS, 'https://ad.doubleclick.net'],
  'frame-src': ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
}

/**
 * No `upgrade-insecure-requests`: every address in the pages is relative or https already, HSTS covers
 * the rest, and Safari would apply it to http://localhost, where nothing answers https.
 */
export function inhaltsRichtlinie(gtmId: string | null): string {
  return Object.entries(EIGEN)
    .map(([direktive, eigen]) => {
      const fremd = gtmId === null ? [] : (TAG_MANAGER[direktive] ?? [])
      // 'none' stands alone or not at all.
      const quellen = fremd.length && eigen === "'none'" ? fremd : [eigen, ...fremd]
      return [direktive, ...quellen].join(' ')
    })
    .join('; ')
}

/** On every answer, whatever its status. Only a page can load a tag manager, so only pages get the wider policy. */
export const sicherheitsKopf = kopfMit(inhaltsRichtlinie(null))

export const sicherheitsKopfFuerSeiten = (gtmId: string | null) => kopfMit(inhaltsRichtlinie(gtmId))

function kopfMit(richtlinie: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': richtlinie,
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Not `no-referrer`: browsers would then send `Origin: null` with the contact form.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Only features every browser knows: an unknown name is a console warning on each page.
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}
