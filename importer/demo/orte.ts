import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { kantonMitCode } from '#domain/kantone.ts'
import { REGION_NACH_PLZ } from './fakten.ts'

type Paket = Record<string, { name: string; canton: string }[]>

/** Basel's hospital district, which the package of 2020 does not know. */
const NACHTRAG: Paket = {
  // Clavaleyres joined Murten in 2022; the package is of 2020.
  1595: [
    { name: 'Clavaleyres', canton: 'FR' },
    { name: 'Faoug', canton: 'VD' },
  ],
  4031: [{ name: 'Basel', canton: 'BS' }],
}

/** Above every official number, so that an invented municipality is never taken for a real one. */
const ERSTE_NUMMER = 100_001

/** Lines of a directory of places and of a list of regions, in the official columns. Every place is its own municipality. */
export async function demoOrte(): Promise<{ orte: string[]; regionen: string[] }> {
  const pfad = createRequire(import.meta.url).resolve('switzerland-postal-codes/dist/postal-codes-full.json')
  const paket: Paket = { ...JSON.parse(await readFile(pfad, 'utf8')), ...NACHTRAG }
  const nummern = new Map<string, number>()
  const orte = ['Ortschaftsname;PLZ;Zusatzziffer;Gemeindename;BFS-Nr;Kantonskürzel']
  const regionen = ['Kanton;BFS-Nr.;Gemeinde;Region']
  for (const [plz, eintraege] of Object.entries(paket))
    for (const { name, canton } of eintraege) {
      const schluessel = `${canton} ${name}`
      const nummer = nummern.get(schluessel) ?? ERSTE_NUMMER + nummern.size
      if (!nummern.has(schluessel)) {
        nummern.set(schluessel, nummer)
        const region = regionNachPlz(canton, plz)
        if (region !== undefined) regionen.push(`${canton};${nummer};${name};${region}`)
      }
      orte.push(`${name};${plz};0;${name};${nummer};${canton}`)
    }
  return { orte, regionen }
}

function regionNachPlz(kanton: string, plz: string): number | undefined {
  const regel = REGION_NACH_PLZ[kanton]
  if (!regel) return undefined
  const [erste, zweite] = regel
  if (erste.some(ziffern => plz.startsWith(ziffern))) return 1
  if (zweite.some(ziffern => plz.startsWith(ziffern))) return 2
  return kantonMitCode(kanton)?.regionen.at(-1)
}
