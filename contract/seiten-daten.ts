import type { OhneProfil, OhneTarif } from '#domain/praemien/versicherer.ts'
import type { Rappen } from '#domain/werte/rappen.ts'

/**
 * What every page knows without a clock or a request: it is part of the HTML, so that the server's
 * rendering and the browser's first one agree.
 */
export type SeitenDaten = {
  /** Canonical origin, without a slash at the end. */
  siteUrl: string
  /** ISO date in Europe/Zurich for which the page was rendered. */
  datum: string
  praemien: {
    jahr: number
    /** The year for who must be insured at once, while `jahr` is the next one. */
    sofort?: number
    /** What must be said beside a price on this day; the browser needs neither rule nor words for it. */
    hinweis?: string
    /** Refund per month, where the operator has set it. */
    abgabe?: Rappen
    quelle: 'BAG' | 'DEMO'
    /** How many insurers and premium regions the data set holds. */
    versicherer: number
    regionen: number
    /** ISO day of their import. */
    importiert: string
    /** Insurers with a profile that sell nothing in `jahr`, and those that sell without having one; absent for none. */
    ohneTarif?: readonly OhneTarif[]
    ohneProfil?: readonly OhneProfil[]
  }
  gtmId: string | null
}

/** The data block in the HTML that carries `SeitenDaten` to the browser. */
export const SEITEN_DATEN_ID = 'seiten-daten'
