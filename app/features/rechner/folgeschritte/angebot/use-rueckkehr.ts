import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Of the box that marks a row. */
export const vormerkId = (schluessel: string) => `vergleichen-${schluessel}`

type Stelle = { schluessel: string; oben: number }

/**
 * What opens in place of the list begins at its head; closed again, the box that was marked last stands where it stood
 * and has the focus, whatever changed above it meanwhile.
 */
export function useRueckkehr(offen: boolean, anfang: RefObject<HTMLElement | null>) {
  const stelle = useRef<Stelle | null>(null)
  const war = useRef(offen)

  useLayoutEffect(() => {
    if (war.current === offen) return
    war.current = offen
    if (offen || !stelle.current) {
      anfang.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
      anfang.current?.focus({ preventScroll: true })
      return
    }
    const kaestchen = document.getElementById(vormerkId(stelle.current.schluessel)) ?? anfang.current
    if (!kaestchen) return
    scrollBy({ top: kaestchen.getBoundingClientRect().top - stelle.current.oben, behavior: 'instant' })
    kaestchen.focus({ preventScroll: true })
  }, [offen, anfang])

  return (schluessel: string) => {
    const oben = document.getElementById(vormerkId(schluessel))?.getBoundingClientRect().top
    stelle.current = oben === undefined ? null : { schluessel, oben }
  }
}
