import { erlaubteFranchisen, type Franchise, franchiseAusBetrag } from '#domain/kosten/franchise.ts'
import { kantonMitCode } from '#domain/orte/kantone.ts'
import { ALTERSKLASSEN } from '#domain/praemien/altersklasse.ts'
import { neuePerson, type Unfallwahl } from '../zustand/person.ts'
import type { Geteilt } from '../zustand/zustand.ts'

/** What a shared address says: enough for every price, nothing about a person. No year in addresses of before they named it. */
type Vergleich = Omit<Geteilt, 'person'> & { franchise: Franchise; unfall: Unfallwahl }

/** `#vergleich=2027-ZH1-ERW-2500-OHNE`; a fragment never reaches a server. */
export const fragmentZuVergleich = ({ jahr, kanton, region, klasse, franchise, unfall }: Vergleich): string =>
  `#vergleich=${jahr === null ? '' : `${jahr}-`}${kanton}${region}-${klasse.slice(4)}-${franchise}-${unfall}`

/** With a person of whom nothing else is known; null for everything that is not such an address, or names what does not exist. */
export function geteilterAus(hash: string): Geteilt | null {
  const teile = /^#vergleich=(?:(\d{4})-)?([A-Z]{2})(\d)-([A-Z]{3})-(\d{1,4})-(MIT|OHNE)$/.exec(hash)
  if (!teile) return null
  const [, jahr = null, kanton = '', region, klassenText, franchiseText, unfall] = teile
  const franchise = franchiseAusBetrag(Number(franchiseText))
  const klasse = ALTERSKLASSEN.find(code => code.slice(4) === klassenText)
  if (!klasse || !kantonMitCode(kanton)?.regionen.includes(Number(region))) return null
  if (franchise === undefined || !erlaubteFranchisen(klasse).includes(franchise)) return null
  const person = { ...neuePerson(1, 'sie'), franchise, unfall: unfall as Unfallwahl }
  return { jahr: jahr === null ? null : Number(jahr), kanton, region: Number(region), klasse, person }
}
