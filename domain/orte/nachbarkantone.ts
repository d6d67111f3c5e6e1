/**
 * Cantons with a common border, on land or in a lake (FR and NE, NW and SZ meet in a lake only). Each pair stands once, below the
 * code that comes first.
 */
const GRENZEN: Readonly<Record<string, readonly string[]>> = {
  AG: ['BE', 'BL', 'LU', 'SO', 'ZG', 'ZH'],
  AI: ['AR', 'SG'],
  AR: ['SG'],
  BE: ['FR', 'JU', 'LU', 'NE', 'NW', 'OW', 'SO', 'UR', 'VD', 'VS'],
  BL: ['BS', 'JU', 'SO'],
  FR: ['NE', 'VD'],
  GE: ['VD'],
  GL: ['GR', 'SG', 'SZ', 'UR'],
  GR: ['SG', 'TI', 'UR'],
  JU: ['NE', 'SO'],
  LU: ['NW', 'OW', 'SZ', 'ZG'],
  NE: ['VD'],
  NW: ['OW', 'SZ', 'UR'],
  OW: ['UR'],
  SG: ['SZ', 'TG', 'ZH'],
  SH: ['TG', 'ZH'],
  SZ: ['UR', 'ZG', 'ZH'],
  TG: ['ZH'],
  TI: ['UR', 'VS'],
  UR: ['VS'],
  VD: ['VS'],
  ZG: ['ZH'],
}

/** In the order of their codes. */
export function nachbarkantone(kanton: string): string[] {
  const vorangehende = Object.keys(GRENZEN).filter(code => GRENZEN[code]?.includes(kanton))
  return [...vorangehende, ...(GRENZEN[kanton] ?? [])].sort()
}
