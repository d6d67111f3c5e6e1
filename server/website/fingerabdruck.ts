import { createHash } from 'node:crypto'
import type { Stats } from 'node:fs'

/**
 * A file's time of change is made of its content: a time before 2038, because some file systems know no later one. nginx makes
 * its ETag of that time and the size, so that every server of the same content gives the same one, whenever it was rendered, and a
 * damaged file gives itself away.
 */
export const fingerabdruck = (inhalt: Buffer): number =>
  createHash('sha256').update(inhalt).digest().readUInt32BE(0) >>> 1

export const istHeil = (inhalt: Buffer, { mtimeMs }: Pick<Stats, 'mtimeMs'>): boolean =>
  fingerabdruck(inhalt) * 1000 === mtimeMs

/** As nginx writes it (ngx_http_set_etag): time and size in hexadecimal digits. */
export const etagVon = ({ mtimeMs, size }: Pick<Stats, 'mtimeMs' | 'size'>): string =>
  `"${(mtimeMs / 1000).toString(16)}-${size.toString(16)}"`
