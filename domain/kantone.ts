export type Kanton = {
  /** The federal statistical office's number, in the order of the constitution. */
  id: number
  kanton: string
  name: string
  /** Numbers of its premium regions; `[0]` where the whole canton is one (annex to SR 832.106). */
  regionen: readonly number[]
}

const EINE = [0]
const ZWEI = [1, 2]
const DREI = [1, 2, 3]

/** By canton code. Together 42 premium regions. */
export const KANTONE: readonly Kanton[] = [
  { id: 19, kanton: 'AG', name: 'Aargau', regionen: EINE },
  { id: 16, kanton: 'AI', name: 'Appenzell Innerrhoden', regionen: EINE },
  { id: 15, kanton: 'AR', name: 'Appenzell Ausserrhoden', regionen: EINE },
  { id: 2, kanton: 'BE', name: 'Bern', regionen: DREI },
  { id: 13, kanton: 'BL', name: 'Basel-Landschaft', regionen: ZWEI },
  { id: 12, kanton: 'BS', name: 'Basel-Stadt', regionen: EINE },
  { id: 10, kanton: 'FR', name: 'Freiburg', regionen: ZWEI },
  { id: 25, kanton: 'GE', name: 'Genf', regionen: EINE },
  { id: 8, kanton: 'GL', name: 'Glarus', regionen: EINE },
  { id: 18, kanton: 'GR', name: 'Graubünden', regionen: DREI },
  { id: 26, kanton: 'JU', name: 'Jura', regionen: EINE },
  { id: 3, kanton: 'LU', name: 'Luzern', regionen: DREI },
  { id: 24, kanton: 'NE', name: 'Neuenburg', regionen: EINE },
  { id: 7, kanton: 'NW', name: 'Nidwalden', regionen: EINE },
  { id: 6, kanton: 'OW', name: 'Obwalden', regionen: EINE },
  { id: 17, kanton: 'SG', name: 'St. Gallen', regionen: DREI },
  { id: 14, kanton: 'SH', name: 'Schaffhausen', regionen: ZWEI },
  { id: 11, kanton: 'SO', name: 'Solothurn', regionen: EINE },
  { id: 5, kanton: 'SZ', name: 'Schwyz', regionen: EINE },
  { id: 20, kanton: 'TG', name: 'Thurgau', regionen: EINE },
  { id: 21, kanton: 'TI', name: 'Tessin', regionen: ZWEI },
  { id: 4, kanton: 'UR', name: 'Uri', regionen: EINE },
  { id: 22, kanton: 'VD', name: 'Waadt', regionen: ZWEI },
  { id: 23, kanton: 'VS', name: 'Wallis', regionen: ZWEI },
  { id: 9, kanton: 'ZG', name: 'Zug', regionen: EINE },
  { id: 1, kanton: 'ZH', name: 'Zürich', regionen: DREI },
]

const NACH_CODE: ReadonlyMap<string, Kanton> = new Map(KANTONE.map(kanton => [kanton.kanton, kanton]))

export function kantonMitCode(code: string): Kanton | undefined {
  return NACH_CODE.get(code)
}
