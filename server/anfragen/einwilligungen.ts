import { createHash } from 'node:crypto'
import { EINWILLIGUNG } from '#content/einwilligung.ts'
import type { EinwilligungTabelle, Zeit } from '#db/schema.ts'
import { kopfAdresse } from '../kopf-adresse.ts'

type Erteilt = { datenschutzEinverstaendnis: boolean; weitergabeEinverstaendnis: boolean }

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Proof of what stood beside the two checkboxes, and how they were left. */
export function einwilligungen(
  erteilt: Erteilt,
  beleg: { anfrage_id: string; seite: string; zeit: Zeit },
): EinwilligungTabelle[] {
  const zeile = (zweck: EinwilligungTabelle['zweck'], ja: boolean): EinwilligungTabelle => ({
    ...beleg,
    zweck,
    erteilt: ja ? 1 : 0,
    version: EINWILLIGUNG.version,
    wortlaut_hash: sha256(EINWILLIGUNG[zweck]),
  })
  return [zeile('kontakt', erteilt.datenschutzEinverstaendnis), zeile('weitergabe', erteilt.weitergabeEinverstaendnis)]
}

/** Where the form stood: the path of the page, never its query, which a visitor's data could be in. */
export function seiteAus(referer: string | undefined, sonst: string): string {
  const pfad = kopfAdresse(referer)?.pathname ?? sonst
  return /^\/[a-z0-9/-]{0,80}$/.test(pfad) ? pfad : sonst
}
