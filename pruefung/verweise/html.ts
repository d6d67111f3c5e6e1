import { htmlFehler } from '../../tests/fixtures/texte/html-regeln.ts'
import type { Befund, Pruefteil } from '../befund.ts'

export const html: Pruefteil = {
  name: 'html',
  titel: 'HTML (html-validate)',
  async pruefe({ url, seiten }) {
    const befunde: Befund[] = []
    for (const { pfad } of seiten) {
      const antwort = await fetch(url + encodeURI(pfad))
      for (const was of await htmlFehler(await antwort.text())) befunde.push({ wo: pfad, was })
    }
    return { umfang: `${seiten.length} Seiten, wie der Server sie ausliefert.`, befunde }
  },
}
