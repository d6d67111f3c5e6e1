import { type Altersklasse, altersklasse, istGueltigesGeburtsjahr } from '#domain/altersklasse.ts'

/**
 * The group the franchise chart starts with: what the calculator left behind, seen from the current year (prices are
 * asked with the premium year). Adults when nothing is stored, or nothing that can be read.
 */
export function gespeicherteAltersgruppe(liesGespeichertes: () => string | null, aktuellesJahr: number): Altersklasse {
  try {
    const daten: { geburtsjahr?: unknown; birthYear?: unknown } | null = JSON.parse(liesGespeichertes() ?? 'null')
    const geburtsjahr = Number(daten?.geburtsjahr || daten?.birthYear)
    return istGueltigesGeburtsjahr(geburtsjahr, aktuellesJahr) ? altersklasse(geburtsjahr, aktuellesJahr) : 'AKL-ERW'
  } catch {
    return 'AKL-ERW'
  }
}
