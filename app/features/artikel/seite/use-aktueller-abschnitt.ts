import { useEffect } from 'react'
import { sprungziel } from '#app/lib/sprungziel.ts'

/**
 * Marks in the table of contents the section whose heading was the last to pass the upper third of the window.
 * It works on the document, because the text and its table of contents are HTML without code of their own.
 */
export function useAktuellerAbschnitt(): void {
  useEffect(() => {
    const markiere = () => {
      const links = [...document.querySelectorAll('nav[aria-label="Inhalt"] a')]
      const grenze = window.innerHeight / 3
      const vorbei = links.filter(link => {
        const ziel = sprungziel(link.getAttribute('href') ?? '')
        return ziel && ziel.getBoundingClientRect().top < grenze
      })
      const aktuell = vorbei.at(-1) ?? links[0]
      for (const link of links) {
        if (link === aktuell) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
    }
    window.addEventListener('scroll', markiere, { passive: true })
    return () => window.removeEventListener('scroll', markiere)
  }, [])
}
