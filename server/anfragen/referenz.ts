import { randomBytes } from 'node:crypto'

/** Crockford's 32 signs: none of I, L, O and U, so that nothing is misread or spells a word. */
const ZEICHEN = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What visitor and operator call an enquiry, such as PL-7K3Q-M2XD: 40 random bits, easy to say on the telephone. */
export function neueReferenz(): string {
  const zeichen = Array.from(randomBytes(8), byte => ZEICHEN[byte % 32]).join('')
  return `PL-${zeichen.slice(0, 4)}-${zeichen.slice(4)}`
}
