import { useLocation, useNavigate } from '#app/router.tsx'
import type { Schritt } from '../zustand/zustand.ts'

/** What the history entry of a step holds: back and forward move between steps, the address stays as it is. */
type Eintrag = { schritt: Schritt; von: Schritt }

const eintragAus = (state: unknown): Eintrag => (state as Eintrag | null) ?? { schritt: 1, von: 1 }

export const schrittAus = (state: unknown): Schritt => eintragAus(state).schritt

export function useEintraege(schritt: Schritt) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  return {
    /** Makes an entry for another step. The router would keep the entry, because the address stays. */
    merke(neu: Schritt) {
      const eintrag: Eintrag = { schritt: neu, von: schritt }
      window.history.pushState(null, '', pathname)
      navigate(pathname, { state: eintrag })
    },
    /** Says of the present entry which step it is; also takes the query out of the address. */
    ersetze(neu: Schritt, hash = '') {
      const eintrag: Eintrag | null = neu === 1 ? null : { schritt: neu, von: neu }
      navigate(pathname + hash, { replace: true, state: eintrag })
    },
    /** Whether the browser's own back leads to this step. */
    istDavor(anderer: Schritt): boolean {
      const eintrag = eintragAus(state)
      return eintrag.schritt === schritt && eintrag.von === anderer && anderer !== schritt
    },
  }
}
