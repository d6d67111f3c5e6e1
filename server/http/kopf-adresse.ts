/** Longer than the address of any page or origin. */
const HOECHSTENS_ZEICHEN = 2_000

/**
 * The address in a header such as Referer or Origin; null where there is none. An endless one is none: to read a host in a
 * foreign script takes a time that grows with the square of its length.
 */
export const kopfAdresse = (wert: string | undefined): URL | null =>
  wert === undefined || wert.length > HOECHSTENS_ZEICHEN ? null : URL.parse(wert)
