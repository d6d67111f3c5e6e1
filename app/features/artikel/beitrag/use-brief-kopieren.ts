import { useEffect } from 'react'
import { BEITRAG } from '#content/artikel/beitrag.ts'

/**
 * Copies a letter of the text when its button is pressed. It works on the document, because the text is HTML without code of
 * its own.
 */
export function useBriefKopieren(): void {
  useEffect(() => {
    const beiKlick = ({ target }: Event) => {
      const brief = target instanceof Element && target.closest('button')?.closest('[data-brief]')
      if (brief) void copyBrief(brief)
    }
    document.addEventListener('click', beiKlick)
    return () => document.removeEventListener('click', beiKlick)
  }, [])
}

async function copyBrief(brief: Element): Promise<void> {
  const blatt = brief.firstElementChild
  const meldung = brief.querySelector('[role=status]')
  if (!(blatt instanceof HTMLElement) || !meldung) return
  try {
    await navigator.clipboard.writeText(blatt.innerText)
    meldung.textContent = BEITRAG.textKopiert
  } catch {
    meldung.textContent = BEITRAG.kopierenMisslungen
  }
}
