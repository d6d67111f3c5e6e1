import { site } from '../../site.config.ts'
import type { Befund, Pruefteil } from '../befund.ts'
import { auswaertigeBefunde, fragAuswaertige } from './extern.ts'
import { adresseVon, gelesen, type Linkantwort, linkBefunde, type Verweis } from './verweise.ts'

export const links: Pruefteil = {
  name: 'links',
  titel: 'Verweise',
  async pruefe({ url, seiten }) {
    const verweise: Verweis[] = []
    const antworten = new Map<string, Linkantwort>()
    const befunde: Befund[] = []
    for (const { pfad, status } of seiten) {
      const antwort = await fetch(url + encodeURI(pfad))
      const seite = gelesen(await antwort.text(), pfad, url)
      verweise.push(...seite.verweise)
      antworten.set(pfad, { status: antwort.status, anker: seite.anker })
      if (antwort.status !== status) befunde.push({ wo: pfad, was: `Antwortet mit ${antwort.status} statt ${status}.` })
    }
    // Canonical addresses and preview pictures name the site as the world knows it.
    const eigene = verweise.filter(({ ziel }) => [url, site.url].includes(ziel.origin))
    for (const { ziel } of eigene) {
      const adresse = adresseVon(ziel)
      if (!antworten.has(adresse)) antworten.set(adresse, await frage(url + encodeURI(adresse), url))
    }
    const fremde = await fragAuswaertige(verweise.filter(verweis => !eigene.includes(verweis)))
    const auswaertige = auswaertigeBefunde(fremde)
    return {
      umfang: `${eigene.length} Verweise auf ${antworten.size} eigene Adressen, mit Sprungmarken; ${fremde.length} fremde Adressen.`,
      befunde: [...befunde, ...linkBefunde(eigene, antworten), ...auswaertige.befunde],
      hinweise: auswaertige.hinweise,
      tabelle: {
        kopf: ['Fremde Adresse', 'Antwort', 'Genannt auf'],
        zeilen: fremde.map(({ adresse, von, status }) => [
          adresse,
          status === null ? 'keine' : String(status),
          von.join(', '),
        ]),
      },
    }
  },
}

async function frage(adresse: string, url: string): Promise<Linkantwort> {
  const antwort = await fetch(adresse, { redirect: 'manual' })
  const istSeite = antwort.headers.get('content-type')?.startsWith('text/html') ?? false
  const text = await antwort.text()
  return { status: antwort.status, anker: istSeite ? gelesen(text, '/', url).anker : null }
}
