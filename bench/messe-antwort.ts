import { alleAngebote, ERSTE_SEITE, ohneDoppelte, rangliste, seite } from '../domain/praemien/angebote.ts'
import { decodeRegionstabelle } from '../domain/praemien/regionstabelle.ts'

/** Milliseconds from the text of a region table to the first page of offers. Runs in the browser. */
export function messeAntwort(text: string): number {
  const beginn = performance.now()
  const tabelle = decodeRegionstabelle(text)
  const angebote = alleAngebote(tabelle, { stufe: 'ERW', unfall: 'OHN-UNF', franchise: 2500 })
  const erste = seite(rangliste(ohneDoppelte(angebote)), 0, ERSTE_SEITE)
  const dauer = performance.now() - beginn
  if (erste.zeilen.length !== ERSTE_SEITE) throw new Error('No answer to measure')
  return dauer
}
