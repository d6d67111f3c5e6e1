import { join } from 'node:path'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import type { Ortsdaten } from '#domain/lagetabelle.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Build } from '../build.ts'
import { type Bestand, bestandAus } from './bestand.ts'
import { cached, hashVon } from './cache.ts'
import { renderDokumente } from './dokumente.ts'
import { klientDateien, quellenHash } from './klient-dateien.ts'
import { seitenDaten } from './seiten-daten.ts'

/** The premium data the pages show. Replaced whole by an import. */
export type Praemienquelle = {
  praemien: () => SeitenDaten['praemien']
  /** Another one means other figures, also within the same year. */
  kennung: () => string
  /** Asked for only when pages are rendered: a start from the cache needs none. */
  tabellen: () => readonly Regionstabelle[]
  ortsdaten: () => Ortsdaten
  onChange: (callback: () => void) => void
}

type Log = { warn: (details: object, message: string) => void; error: (details: object, message: string) => void }

export type VorratOptionen = {
  build: Build
  praemienquelle: Praemienquelle
  siteUrl: string
  gtmId: string | null
  varDir: string
  /** How hard pages are packed, from 0 to 11. */
  seitenBrotli: number
  jetzt: () => Date
  log: Log
}

export type Vorrat = {
  bestand: () => Bestand
  /** Renders again if data, settings or date have changed since. Never rejects: the old pages stay. */
  renew: () => Promise<void>
}

/** Rejects if the first rendering fails: a server without pages must not start. */
export async function startVorrat(optionen: VorratOptionen): Promise<Vorrat> {
  const { build, praemienquelle, gtmId, seitenBrotli: brotli, jetzt, log } = optionen
  const ordner = join(optionen.varDir, 'seiten')
  const warn = (err: unknown) => log.warn({ err }, 'Der Zwischenspeicher der Seiten konnte nicht geschrieben werden.')
  const dateien = await cached(
    ordner,
    'dateien',
    quellenHash(build.quelldateien),
    () => klientDateien(build.quelldateien),
    warn,
  )

  let bestand: Bestand
  let bestandHash: string | undefined

  async function renderIfChanged(): Promise<void> {
    const daten = seitenDaten(optionen, praemienquelle, jetzt())
    const hash = hashVon([build.id, daten, praemienquelle.kennung(), brotli])
    if (hash === bestandHash) return
    const nebenBesuchern = bestandHash !== undefined
    const render = async () =>
      renderDokumente(
        await build.bundle(),
        build.manifest,
        { daten, tabellen: praemienquelle.tabellen(), ortsdaten: praemienquelle.ortsdaten() },
        { brotli, nebenBesuchern },
      )
    const dokumente = await cached(ordner, 'seiten', hash, render, warn)
    bestand = bestandAus([...dateien, ...dokumente], gtmId)
    bestandHash = hash
  }

  await renderIfChanged()
  let letzte: Promise<void> = Promise.resolve()
  const renew = () => {
    // One after the other: an older rendering must never replace a newer one.
    letzte = letzte.then(renderIfChanged).catch((err: unknown) => {
      log.error({ err }, 'Die Seiten konnten nicht erneuert werden; die bisherigen bleiben.')
    })
    return letzte
  }
  praemienquelle.onChange(renew)
  return { bestand: () => bestand, renew }
}

/**
 * Midnight falls on a whole minute in every time zone and survives clock changes and a sleeping
 * machine this way; a rendering that failed gets another try a minute later.
 */
export function everyMinute(task: () => void): () => void {
  let timer: NodeJS.Timeout
  const plan = () => {
    timer = setTimeout(
      () => {
        plan()
        task()
      },
      60_000 - (Date.now() % 60_000),
    )
    timer.unref()
  }
  plan()
  return () => clearTimeout(timer)
}
