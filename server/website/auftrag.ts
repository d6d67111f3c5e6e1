import { createHash } from 'node:crypto'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import { datumInZuerich } from '../zeit.ts'

/** Everything a version is made of. */
export type Websiteauftrag = {
  dist: string
  varDir: string
  buildId: string
  daten: SeitenDaten
  /** Of the premiums. */
  kennung: string
  /** How hard pages and tables are packed, from 0 to 11. */
  brotli: number
  jetzt: number
}

/** What every page is rendered with. */
export const seitenDaten = (
  { siteUrl, gtmId }: Pick<SeitenDaten, 'siteUrl' | 'gtmId'>,
  quelle: { praemien: () => SeitenDaten['praemien'] },
  jetzt: Date,
): SeitenDaten => ({ siteUrl, gtmId, praemien: quelle.praemien(), datum: datumInZuerich(jetzt) })

const hashVon = (inhalt: unknown) => createHash('sha256').update(JSON.stringify(inhalt)).digest('hex')

/** What the versions of a build begin with: a process never serves those of another one that shares its folder. */
export const bauzeichen = (buildId: string): string => hashVon(buildId).slice(0, 8)

/** Another one means another website. */
export const schluesselZu = ({ buildId, daten, kennung, brotli }: Websiteauftrag): string =>
  bauzeichen(buildId) + hashVon([daten, kennung, brotli]).slice(0, 16)
