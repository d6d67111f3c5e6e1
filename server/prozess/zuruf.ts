import cluster, { type Worker } from 'node:cluster'

/** What serving processes ask of the one that tends the house. */
export type Zurufe = {
  /** Something waits in the outbox. */
  wake: () => void
  /** A data-protection request was confirmed. Resolves once it has been tried. */
  carryOut: () => Promise<void>
  /** Whether there is time to render a form that was refused. */
  darfFormular: () => boolean
}

type Zuruffrage = { zuruf: keyof Zurufe; nummer: number }
type Zurufantwort = { nummer: number; wert: unknown }

export type ZurufeAnsHaus = { [Name in keyof Zurufe]: () => Promise<unknown> }

/** In a serving process: the same calls, carried out by the other one. */
export function zurufeAnsHaus(): ZurufeAnsHaus {
  const offen = new Map<number, (wert: unknown) => void>()
  let nummer = 0
  process.on('message', (antwort: Zurufantwort) => {
    offen.get(antwort.nummer)?.(antwort.wert)
    offen.delete(antwort.nummer)
  })
  const rufe = (zuruf: keyof Zurufe) => () =>
    new Promise(resolve => {
      nummer += 1
      offen.set(nummer, resolve)
      process.send?.({ zuruf, nummer } satisfies Zuruffrage)
    })
  return { wake: rufe('wake'), carryOut: rufe('carryOut'), darfFormular: rufe('darfFormular') }
}

/** In the process that tends the house. */
export function answerZurufe(zurufe: Zurufe): void {
  cluster.on('message', async (prozess: Worker, { zuruf, nummer }: Partial<Zuruffrage>) => {
    if (zuruf === undefined || nummer === undefined) return
    const wert = await zurufe[zuruf]()
    if (prozess.isConnected()) prozess.send({ nummer, wert } satisfies Zurufantwort)
  })
}
