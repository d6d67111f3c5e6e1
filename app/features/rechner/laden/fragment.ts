import { ALTERSKLASSEN, type Altersklasse } from '#domain/altersklasse.ts'
import { erlaubteFranchisen, type Franchise, franchiseAusBetrag } from '#domain/franchise.ts'
import { kantonMitCode } from '#domain/kantone.ts'
import { neuePerson, type Unfallwahl } from '../zustand/person.ts'
import type { Geteilt } from '../zustand/zustand.ts'

/** What a shared address says: enough for every price, nothing about a person. */
export type GeteilterVergleich = {
  /** The year of the shared prices; null in addresses of before they named it. */
  jahr: number | null
  kanton: string
  region: number
  klasse: Altersklasse
  franchise: Franchise
  unfall: Unfallwahl
}

/** `#vergleich=2027-ZH1-ERW-2500-OHNE`; a fragment never reaches a server. */
export function fragmentZuVergleich({ jahr, kanton, region, klasse, franchise, unfall }: GeteilterVergleich): string {
  return `#vergleich=${jahr === null ? '' : `${jahr}-`}${kanton}${region}-${klasse.slice(4)}-${franchise}-${unfall}`
}

/** As the calculator shows it: with a person of whom nothing else is known. */
export function geteilterAus(hash: string): Geteilt | null {
  const vergleich = vergleichAusFragment(hash)
  if (!vergleich) return null
  const { franchise, unfall, ...geteilt } = vergleich
  return { ...geteilt, person: { ...neuePerson(1, 'sie'), franchise, unfall } }
}

/** null for everything that is not such an address, or names what does not exist. */
export function vergleichAusFragment(hash: string): GeteilterVergleich | null {
  const teile = /^#vergleich=(?:(\d{4})-)?([A-Z]{2})(\d)-([A-Z]{3})-(\d{1,4})-(MIT|OHNE)$/.exec(hash)
  if (!teile) return null
  const [, jahrText, kanton = '', regionText, klassenText, franchiseText, unfall] = teile
  const region = Number(regionText)
  const franchise = franchiseAusBetrag(Number(franchiseText))
  const klasse = ALTERSKLASSEN.find(code => code.slice(4) === klassenText)
  if (!klasse || !kantonMitCode(kanton)?.regionen.includes(region)) return null
  if (franchise === undefined || !erlaubteFranchisen(klasse).includes(franchise)) return null
  const jahr = jahrText === undefined ? null : Number(jahrText)
  return { jahr, kanton, region, klasse, franchise, unfall: unfall === 'MIT' ? 'MIT' : 'OHNE' }
}
