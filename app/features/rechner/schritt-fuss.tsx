import type { ReactNode } from 'react'
import { Link } from '#app/router.tsx'
import { SCHRITT_1 } from '#content/rechner/schritt-1.ts'

/** Below every step, perhaps after a sentence. What was typed stays: the first link opens a tab of its own. */
export const SchrittFuss = ({ children }: { children?: ReactNode }) => (
  <p className="t1 text-ink2">
    {children}{' '}
    <span className="whitespace-nowrap">
      <Link to="/datenschutz" target="_blank" className="textlink">
        {SCHRITT_1.datenschutz}
        <span className="sr-only">{SCHRITT_1.neuerTab}</span>
      </Link>{' '}
      ·{' '}
      <Link to="/kontakt" className="textlink">
        {SCHRITT_1.kontakt}
      </Link>
    </span>
  </p>
)
