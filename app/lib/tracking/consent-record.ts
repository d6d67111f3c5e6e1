/** The visitor's choice, as the specification stores it in the browser. */
export type ConsentRecord = { essential: true; statistics: boolean; marketing: boolean; timestamp: number }

const KEY = 'cookieConsent'

/** Null when there is no choice yet, or none that can be read: then the visitor is asked again. */
export function parseConsent(value: string | null): ConsentRecord | null {
  try {
    const record = JSON.parse(value ?? 'null')
    const valid = typeof record?.statistics === 'boolean' && typeof record?.marketing === 'boolean'
    return valid
      ? {
          essential: true,
          statistics: record.statistics,
          marketing: record.marketing,
          timestamp: Number(record.timestamp) || 0,
        }
      : null
  } catch {
    return null
  }
}

/** Reading storage throws where a browser forbids it: that is no choice. */
export function readConsent(): ConsentRecord | null {
  try {
    return parseConsent(localStorage.getItem(KEY))
  } catch {
    return null
  }
}

/** Where the browser forbids storage the choice holds for this page only, and the visitor is asked again. */
export function storeConsent(record: ConsentRecord) {
  try {
    localStorage.setItem(KEY, JSON.stringify(record))
  } catch {}
}

/** Another window of the site has stored a choice. */
export function onStoredConsent(listener: (record: ConsentRecord) => void) {
  window.addEventListener('storage', ({ key, newValue }) => {
    const record = key === KEY ? parseConsent(newValue) : null
    if (record) listener(record)
  })
}
