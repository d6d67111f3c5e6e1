import type { SeitenDaten } from '#contract/seiten-daten.ts'
import { datumInZuerich } from '../zeit.ts'

/** What every page is rendered with. */
export const seitenDaten = (
  { siteUrl, gtmId }: Pick<SeitenDaten, 'siteUrl' | 'gtmId'>,
  quelle: { praemien: () => SeitenDaten['praemien'] },
  jetzt: Date,
): SeitenDaten => ({ siteUrl, gtmId, praemien: quelle.praemien(), datum: datumInZuerich(jetzt) })
