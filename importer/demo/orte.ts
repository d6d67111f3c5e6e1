import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { kantonMitCode } from '#domain/orte/kantone.ts'
import { REGION_NACH_PLZ } from './fakten.ts'

type Ortspaket = Record<string, { name: string; canton: string }[]>

/** Basel's hospital district, which the package of 2020 does not know. */
const NACHTRAG: Ortspaket = {
  // Clavaleyres joined Murten in 2022; the package is of 2020.
  1595: [
    { name: 'Clavaleyres', canton: 'FR' },
    { name: 'Faoug', canton: 'VD' },
  ],
  4031: [{ name: 'Basel', canton: 'BS' }],
}

/** Above every official number, so that an invented municipality is never taken for a real one. */
const ERSTE_NUMMER = 10_001

/** Places that are not their own municipality: 8044 is Zürich's and Gockhausen's, so a postcode in two regions can be tried. */
const GEMEINDE: Readonly<Record<string, string>> = { 'ZH Gockhausen': 'Dübendorf' }

/** Lines of a directory of places and of a list of regions, in the official columns. Nearly every place is its own municipality. */
export async function demoOrte(): Promise<{ orte: string[]; regionen: string[] }> {
  const pfad = createRequire(import.meta.url).resolve('switzerland-postal-codes/dist/postal-codes-full.json')
  const paket: Ortspaket = { ...JSON.parse(await readFile(pfad, 'utf8')), ...NACHTRAG }
  const alle = Object.entries(paket).flatMap(([plz, eintraege]) =>
    eintraege.map(({ name, canton }) => ({ plz, name, canton, gemeinde: GEMEINDE[`${canton} ${name}`] ?? name })),
  )
  const nummern = new Map<string, number>()
  const regionen = ['Kanton;BFS-Nr.;Gemeinde;Region']
  for (const { plz, name, canton, gemeinde } of alle) {
    // A municipality's region is that of its own first postcode.
    if (name !== gemeinde || nummern.has(`${canton} ${gemeinde}`)) continue
    const nummer = ERSTE_NUMMER + nummern.size
    nummern.set(`${canton} ${gemeinde}`, nummer)
    const region = regionNachPlz(canton, plz)
    if (region !== undefined) regionen.push(`${canton};${nummer};${gemeinde};${region}`)
  }
  const orte = alle.map(
    ({ plz, name, canton, gemeinde }) =>
      `${name};${plz};0;${gemeinde};${nummern.get(`${canton} ${gemeinde}`)};${canton}`,
  )
  return { orte: ['Ortschaftsname;PLZ;Zusatzziffer;Gemeindename;BFS-Nr;Kantonskürzel', ...orte], regionen }
}

function regionNachPlz(kanton: string, plz: string): number | undefined {
  const regel = REGION_NACH_PLZ[kanton]
  if (!regel) return undefined
  const [erste, zweite] = regel
  if (erste.some(ziffern => plz.startsWith(ziffern))) return 1
  if (zweite.some(ziffern => plz.startsWith(ziffern))) return 2
  return kantonMitCode(kanton)?.regionen.at(-1)
}
