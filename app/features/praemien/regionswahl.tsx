import { answerId, Segments } from '#app/ui/segments.tsx'
import { ZEHN } from '#content/praemien/kanton.ts'
import { regionKurz } from '#content/praemien/kantone.ts'

type Regionen = readonly { kanton: string; region: number }[]

/** One choice for cards, list, dumbbells and table; a canton that is one region has nothing to choose. */
export function wennRegion(regionen: Regionen, index: number) {
  return { 'data-when': regionen.length > 1 ? answerId('choice', index) : undefined }
}

export function Regionswahl({ regionen }: { regionen: Regionen }) {
  if (regionen.length < 2) return null
  return (
    <Segments
      name="choice"
      legend={ZEHN.region}
      labels={regionen.map(({ kanton, region }) => regionKurz(kanton, region))}
      className="max-md:w-full"
    />
  )
}
