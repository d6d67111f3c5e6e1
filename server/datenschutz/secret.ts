import { createHash, randomBytes } from 'node:crypto'
import type { BestaetigungsArt } from '#contract/datenschutz-antrag.ts'

const STUNDE_MS = 3_600_000

/** How long the link in a mail can be used. */
export const LINK_GUELTIG_MS = { antrag: 24 * STUNDE_MS, widerruf: 30 * 24 * STUNDE_MS } as const

/** 192 random bits: nobody guesses it, so its hash needs neither salt nor slowness. */
export function neuesSecret(): string {
  return randomBytes(24).toString('base64url')
}

/**
 * What the database keeps of a link `#token=<art>.<secret>`. The kind is part of it: a link that was altered to
 * announce something else on the page than it does is as unknown as an invented one.
 */
export function tokenHash(art: BestaetigungsArt, secret: string): string {
  return createHash('sha256').update(`${art}.${secret}`).digest('hex')
}
