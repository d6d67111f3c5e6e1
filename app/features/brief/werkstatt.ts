import type { Auftrag, Briefergebnis } from './brief-worker.ts'
import type { Brief } from './brieftext.ts'

export type Werkstatt = { briefDatei: (brief: Brief) => Promise<Blob>; schliesse: () => void }

/**
 * Letters are made beside the page: library and fonts are loaded and warmed up while the visitor types, and typing
 * never waits for them. After that nothing is asked of anybody.
 */
export function oeffneWerkstatt(): Werkstatt {
  const worker = new Worker(new URL('./brief-worker.ts', import.meta.url), { type: 'module' })
  const offene = new Map<number, PromiseWithResolvers<Blob>>()
  let zahl = 0

  worker.addEventListener('message', ({ data }: MessageEvent<Briefergebnis>) => {
    const auftrag = offene.get(data.nummer)
    offene.delete(data.nummer)
    if ('datei' in data) auftrag?.resolve(data.datei)
    else auftrag?.reject(new Error(data.fehler))
  })
  // Also when its code cannot be loaded.
  worker.addEventListener('error', () => {
    for (const { reject } of offene.values()) reject(new Error('The letter worker failed.'))
    offene.clear()
  })

  return {
    briefDatei(brief) {
      const auftrag = Promise.withResolvers<Blob>()
      zahl += 1
      offene.set(zahl, auftrag)
      worker.postMessage({ nummer: zahl, brief } satisfies Auftrag)
      return auftrag.promise
    },
    schliesse: () => worker.terminate(),
  }
}
