export type Altersklasse = 'AKL-KIN' | 'AKL-JUG' | 'AKL-ERW'

export const ALTERSKLASSEN: readonly Altersklasse[] = ['AKL-KIN', 'AKL-JUG', 'AKL-ERW']

/** The class that prices are asked with (KVG 61 para. 3: it changes with the calendar year, not the birthday). */
export function altersklasse(geburtsjahr: number, praemienjahr: number): Altersklasse {
  const alter = praemienjahr - geburtsjahr
  if (alter <= 18) return 'AKL-KIN'
  return alter <= 25 ? 'AKL-JUG' : 'AKL-ERW'
}

/** Of age, and yet with a child's premium: that of the year of the 18th birthday. */
export function zahltNochAlsKind(geburtsjahr: number, aktuellesJahr: number, praemienjahr: number): boolean {
  return angezeigtesAlter(geburtsjahr, aktuellesJahr) >= 18 && altersklasse(geburtsjahr, praemienjahr) === 'AKL-KIN'
}

/** The age that is shown and that the hints for under 15, 55plus and 65plus use. */
export function angezeigtesAlter(geburtsjahr: number, aktuellesJahr: number): number {
  return aktuellesJahr - geburtsjahr
}
