import { KANTONE } from '#domain/orte/kantone.ts'
import { kantonName } from '../orte/kantone.ts'

/** A canton with a page of its own. */
export type Kantonseintrag = { kanton: string; name: string; slug: string; regionen: readonly number[] }

/** «St. Gallen» lies at `st-gallen`, «Graubünden» at `graubuenden`. */
const slugVon = (name: string): string =>
  name.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll(/[. ]+/g, '-')

/** By name. */
export const KANTONSEITEN: readonly Kantonseintrag[] = KANTONE.map(({ kanton, regionen }) => {
  const name = kantonName(kanton)
  return { kanton, name, slug: slugVon(name), regionen }
}).toSorted((a, b) => a.name.localeCompare(b.name, 'de-CH'))

export const kantonMitSlug = (slug: string): Kantonseintrag | undefined =>
  KANTONSEITEN.find(eintrag => eintrag.slug === slug)

/** The address of a canton's page, by its code. */
export const kantonspfad = (code: string): string =>
  `/praemien/kanton/${KANTONSEITEN.find(({ kanton }) => kanton === code)?.slug ?? ''}`

/** The short name of a table or a bar: «Appenzell A.Rh.» */
export function kantonKurz(code: string): string {
  if (code === 'AR') return 'Appenzell A.Rh.'
  return code === 'AI' ? 'Appenzell I.Rh.' : kantonName(code)
}

/** «Region 2», or the canton's name where it has one alone. */
export const regionKurz = (kanton: string, region: number): string =>
  region === 0 ? kantonKurz(kanton) : `Region ${region}`

/** «Zürich 2» */
export const regionMitKanton = (kanton: string, region: number): string =>
  region === 0 ? kantonKurz(kanton) : `${kantonKurz(kanton)}\u00a0${region}`
