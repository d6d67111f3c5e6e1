import type { Befund, Teilergebnis } from '../befund.ts'
import type { Verweis } from './verweise.ts'

const ZEITGRENZE = 10_000
const ZUGLEICH = 6
/** Sites that want no programs answer so; a person may still get in. */
const ABGEWIESEN = [401, 403, 405, 429, 503, 999]

type FetchStatus = (adresse: string) => Promise<number>

export type Auswaertig = { adresse: string; von: readonly string[]; status: number | null }

const frageImNetz: FetchStatus = async adresse =>
  (await fetch(adresse, { signal: AbortSignal.timeout(ZEITGRENZE), headers: { 'user-agent': 'Mozilla/5.0' } })).status

/** Every address once, with the pages that name it and its answer: a status, or none. */
export async function fragAuswaertige(
  verweise: readonly Verweis[],
  frage: FetchStatus = frageImNetz,
): Promise<Auswaertig[]> {
  const offen = [...Map.groupBy(verweise, ({ ziel }) => ziel.href.split('#')[0] ?? '')]
  const gefragt: Auswaertig[] = []
  const arbeite = async () => {
    for (let naechste = offen.pop(); naechste; naechste = offen.pop()) {
      const [adresse, stellen] = naechste
      const status = await frage(adresse).catch(() => null)
      gefragt.push({ adresse, von: [...new Set(stellen.map(({ von }) => von))], status })
    }
  }
  await Promise.all(Array.from({ length: ZUGLEICH }, arbeite))
  return gefragt.toSorted((a, b) => a.adresse.localeCompare(b.adresse))
}

/** Without a single answer it is our network that is missing, not their pages. */
export function auswaertigeBefunde(
  gefragt: readonly Auswaertig[],
): Required<Pick<Teilergebnis, 'befunde' | 'hinweise'>> {
  if (gefragt.every(({ status }) => status === null))
    return {
      befunde: [],
      hinweise: [`Das Netz antwortet nicht: ${gefragt.length} fremde Adressen sind nur aufgeführt, nicht geprüft.`],
    }
  const abgewiesen = gefragt.filter(({ status }) => ABGEWIESEN.includes(status ?? 0))
  const befunde: Befund[] = gefragt
    .filter(({ status }) => status === null || (status >= 400 && !ABGEWIESEN.includes(status)))
    .map(({ adresse, von, status }) => ({
      wo: von.join(', '),
      was: status === null ? `${adresse} antwortet nicht.` : `${adresse} antwortet mit ${status}.`,
    }))
  return { befunde, hinweise: abgewiesen.map(({ adresse, status }) => `${adresse} weist Programme ab (${status}).`) }
}
