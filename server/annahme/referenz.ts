import { randomInt } from 'node:crypto'
import { ReferenzVergeben } from '#db/annahme.ts'

/** Crockford's 32 signs: none of I, L, O and U, so that nothing is misread or spells a word. */
const ZEICHEN = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Even among a million, five taken in a row never happens by chance. */
const ZIEHUNGEN = 5

/** What visitor and operator call an enquiry, such as PL-7K3Q-M2XD: 40 random bits, easy to say on the telephone. */
export function neueReferenz(): string {
  const zeichen = Array.from({ length: 8 }, () => ZEICHEN[randomInt(32)]).join('')
  return `PL-${zeichen.slice(0, 4)}-${zeichen.slice(4)}`
}

/** Does it again with another reference as long as the one it got is taken. */
export async function tryReferenzen<T>(attempt: (referenz: string) => Promise<T>, gezogen = neueReferenz): Promise<T> {
  for (let ziehung = 1; ; ziehung += 1) {
    try {
      return await attempt(gezogen())
    } catch (error) {
      if (!(error instanceof ReferenzVergeben) || ziehung === ZIEHUNGEN) throw error
    }
  }
}
