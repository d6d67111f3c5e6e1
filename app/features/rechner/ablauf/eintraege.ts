import { useLocation, useNavigate } from '#app/router.tsx'
import type { Schritt } from '../zustand/zustand.ts'

/** What the history entry of a step holds: back and forward move between steps, the address stays as it is. */
type Eintrag = { schritt: Schritt; von: Schritt }

const eintragAus = (state: unknown): Eintrag => (state as Eintrag | null) ?? { schritt: 1, von: 1 }

export const schrittAus = (state: unknown): Schritt => eintragAus(state).schritt

export function useEintraege(schritt: Schritt) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()

  /** Says of the present entry which step it is; also takes the query out of the address. */
  function ersetze(neu: Schritt, hash = '') {
    const eintrag: Eintrag | null = neu === 1 ? null : { schritt: neu, von: neu }
    navigate(pathname + hash, { replace: true, state: eintrag })
  }

  return {
    /** Makes an entry for another step. The router would keep the entry, because the address stays. */
    merke(neu: Schritt) {
      // After a reload that did not get as far as its entry, that one is there already.
      if (schrittAus(state) > schritt) return ersetze(neu)
      const eintrag: Eintrag = { schritt: neu, von: schritt }
      window.history.pushState(null, '', pathname)
      navigate(pathname, { state: eintrag })
    },
    ersetze,
    /** Whether the browser's own back leads to this step. */
    istDavor(anderer: Schritt): boolean {
      const eintrag = eintragAus(state)
      return eintrag.schritt === schritt && eintrag.von === anderer && anderer !== schritt
    },
  }
}
