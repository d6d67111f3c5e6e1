import { createHash } from 'node:crypto'
import { EINWILLIGUNG } from '#content/recht/einwilligung.ts'
import { FASSUNGEN } from '#content/recht/einwilligung-fassungen.ts'
import type { EinwilligungTabelle, Zeit } from '#db/schema.ts'
import { site } from '#site-config'
import { kopfAdresse } from '../http/kopf-adresse.ts'

type Erteilt = { datenschutzEinverstaendnis: boolean; weitergabeEinverstaendnis: boolean }

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const WORTLAUT_HASH = { kontakt: sha256(EINWILLIGUNG.kontakt), weitergabe: sha256(EINWILLIGUNG.weitergabe) }

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
    wortlaut_hash: WORTLAUT_HASH[zweck],
  })
  return [zeile('kontakt', erteilt.datenschutzEinverstaendnis), zeile('weitergabe', erteilt.weitergabeEinverstaendnis)]
}

/**
 * The sentence that a proof is about. Only its hash says under which name of the operator it was shown, and in which language:
 * where that is not today's name, all that remains is the wording of the version without a name.
 */
export function gezeigterSatz({
  zweck,
  version,
  wortlaut_hash,
}: Pick<EinwilligungTabelle, 'zweck' | 'version' | 'wortlaut_hash'>): { wortlaut: string } | { aehnliche: string[] } {
  const fassungen = FASSUNGEN.filter(fassung => fassung.zweck === zweck && fassung.version === version)
  const saetze = fassungen.map(fassung => fassung.wortlaut)
  const wortlaut = saetze
    .map(satz => satz.replace('{firma}', site.betreiber.firma))
    .find(satz => sha256(satz) === wortlaut_hash)
  return wortlaut === undefined ? { aehnliche: saetze } : { wortlaut }
}

/** Where the form stood: the path of the page, never its query, which a visitor's data could be in. */
export function seiteAus(referer: string | undefined, sonst: string): string {
  const pfad = kopfAdresse(referer)?.pathname ?? sonst
  return /^\/[a-z0-9/-]{0,80}$/.test(pfad) ? pfad : sonst
}
