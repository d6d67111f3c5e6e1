import { lazy } from 'react'

/** A text below other parts of a page, for `ServerPart`. */
export const leitfadenTeil = (datei: string) =>
  import.meta.env.SSR ? lazy(async () => (await import('../text/leitfaden.tsx')).leitfaden(datei)) : undefined
