import { ZEHN } from '#content/praemien/kanton.ts'
import { regionKurz } from '#content/praemien/kantone.ts'
import { Segmente } from './segmente.tsx'

/*
 * One choice of the region for cards, list, dumbbells and table. Classes are written out, because the style sheet is made from
 * what stands in the source; where a browser does not know `:has`, all regions stand below each other.
 */
const VERSTECKT = [
  'group-not-has-[#region-0:checked]/region:hidden print:block',
  'group-not-has-[#region-1:checked]/region:hidden print:block',
  'group-not-has-[#region-2:checked]/region:hidden print:block',
]

/** Cards stand side by side where there is room. */
const GEFALTET = [
  'max-lg:group-not-has-[#region-0:checked]/region:hidden print:block',
  'max-lg:group-not-has-[#region-1:checked]/region:hidden print:block',
  'max-lg:group-not-has-[#region-2:checked]/region:hidden print:block',
]

const ZUGEKLAPPT = [
  'lg:hidden group-has-[#region-0:checked]/region:hidden print:hidden',
  'lg:hidden group-has-[#region-1:checked]/region:hidden print:hidden',
  'lg:hidden group-has-[#region-2:checked]/region:hidden print:hidden',
]

const OBERKANTE = [
  'max-lg:group-not-has-[#region-0:checked]/region:border-t',
  'max-lg:group-not-has-[#region-1:checked]/region:border-t',
  'max-lg:group-not-has-[#region-2:checked]/region:border-t',
]

type Regionen = readonly { kanton: string; region: number }[]

/** What belongs to a region is shown while it is chosen; a canton that is one region has nothing to choose. */
export function sichtbarkeit(regionen: Regionen, index: number) {
  const von = (klassen: readonly string[]) => (regionen.length > 1 ? (klassen[index] ?? '') : '')
  return { teil: von(VERSTECKT), karte: von(GEFALTET), kurz: von(ZUGEKLAPPT), oberkante: von(OBERKANTE) }
}

export const regionsfeld = (index: number): string => `region-${index}`

export function Regionswahl({ regionen }: { regionen: Regionen }) {
  if (regionen.length < 2) return null
  return (
    <Segmente
      name="region"
      legende={ZEHN.region}
      namen={regionen.map(({ kanton, region }) => regionKurz(kanton, region))}
      className="max-md:w-full"
    />
  )
}
