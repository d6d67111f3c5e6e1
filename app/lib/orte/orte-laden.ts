import { VERZEICHNIS_ADRESSE } from '#contract/daten.ts'
import type { Verzeichnis } from '#domain/praemien/datensatz.ts'
import type { Ortssuche } from './ortssuche.ts'

/** Longer than any phone in a tunnel waits gladly, short enough to end in words. */
const GEDULD = 15_000

export async function holeText(adresse: string, cache: RequestCache = 'default'): Promise<string> {
  const antwort = await fetch(adresse, { cache, signal: AbortSignal.timeout(GEDULD) })
  if (!antwort.ok) throw new Error(`${antwort.status} ${adresse}`)
  return antwort.text()
}

/** Loads once; a failure is forgotten, so that the next call is another try. */
export function einmal<T>(laden: () => Promise<T>): { (): Promise<T>; vergiss: () => void } {
  let laufend: Promise<T> | null = null
  const vergiss = () => {
    laufend = null
  }
  const lade = () => {
    laufend ??= laden().catch(error => {
      vergiss()
      throw error
    })
    return laufend
  }
  return Object.assign(lade, { vergiss })
}

/** The directory is the visitor's list of insurers and the key to all tables. */
export const verzeichnisLader = (adresse: string) =>
  einmal(async (): Promise<Verzeichnis> => {
    try {
      return JSON.parse(await holeText(adresse, 'no-cache'))
    } catch (cause) {
      throw new Error(`Fehler beim Laden der Versicherer: ${text(cause)}`, { cause })
    }
  })

/** That of the compared year. */
export const ladeVerzeichnis = verzeichnisLader(VERZEICHNIS_ADRESSE)

export const ladeOrte = einmal(async (): Promise<Ortssuche> => {
  const { orte } = await ladeVerzeichnis()
  try {
    const [tabelle, { ortssucheAus }] = await Promise.all([holeText(orte), import('./ortssuche.ts')])
    await leerlauf()
    return ortssucheAus(tabelle)
  } catch (cause) {
    // The data set may have been replaced since the directory came.
    ladeVerzeichnis.vergiss()
    throw new Error(`Fehler beim Laden der Orte: ${text(cause)}`, { cause })
  }
})

export const text = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** For what would make a press wait: it is done when nothing else is. Safari has no idle callback. */
export function leerlauf(): Promise<void> {
  return new Promise(bereit => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => bereit(), { timeout: 1_000 })
    else setTimeout(bereit)
  })
}
