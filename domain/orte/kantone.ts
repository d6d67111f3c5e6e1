export type Kanton = {
  /** The federal statistical office's number, in the order of the constitution. */
  id: number
  kanton: string
  /** Numbers of its premium regions; `[0]` where the whole canton is one (annex to SR 832.106). */
  regionen: readonly number[]
}

const EINE = [0]
const ZWEI = [1, 2]
const DREI = [1, 2, 3]

/** By canton code. Together 42 premium regions. */
export const KANTONE: readonly Kanton[] = [
  { id: 19, kanton: 'AG', regionen: EINE },
  { id: 16, kanton: 'AI', regionen: EINE },
  { id: 15, kanton: 'AR', regionen: EINE },
  { id: 2, kanton: 'BE', regionen: DREI },
  { id: 13, kanton: 'BL', regionen: ZWEI },
  { id: 12, kanton: 'BS', regionen: EINE },
  { id: 10, kanton: 'FR', regionen: ZWEI },
  { id: 25, kanton: 'GE', regionen: EINE },
  { id: 8, kanton: 'GL', regionen: EINE },
  { id: 18, kanton: 'GR', regionen: DREI },
  { id: 26, kanton: 'JU', regionen: EINE },
  { id: 3, kanton: 'LU', regionen: DREI },
  { id: 24, kanton: 'NE', regionen: EINE },
  { id: 7, kanton: 'NW', regionen: EINE },
  { id: 6, kanton: 'OW', regionen: EINE },
  { id: 17, kanton: 'SG', regionen: DREI },
  { id: 14, kanton: 'SH', regionen: ZWEI },
  { id: 11, kanton: 'SO', regionen: EINE },
  { id: 5, kanton: 'SZ', regionen: EINE },
  { id: 20, kanton: 'TG', regionen: EINE },
  { id: 21, kanton: 'TI', regionen: ZWEI },
  { id: 4, kanton: 'UR', regionen: EINE },
  { id: 22, kanton: 'VD', regionen: ZWEI },
  { id: 23, kanton: 'VS', regionen: ZWEI },
  { id: 9, kanton: 'ZG', regionen: EINE },
  { id: 1, kanton: 'ZH', regionen: DREI },
]

const NACH_CODE: ReadonlyMap<string, Kanton> = new Map(KANTONE.map(kanton => [kanton.kanton, kanton]))

export function kantonMitCode(code: string): Kanton | undefined {
  return NACH_CODE.get(code)
}
