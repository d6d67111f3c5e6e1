import { type Altersklasse, altersklasse } from '#domain/praemien/altersklasse.ts'
import { jahrgangAus } from '#domain/werte/eingaben.ts'

/**
 * The group the franchise chart starts with: what the calculator left behind, seen from the current year (prices are
 * asked with the premium year). Adults when nothing is stored, or nothing that can be read.
 */
export function gespeicherteAltersgruppe(liesGespeichertes: () => string | null, aktuellesJahr: number): Altersklasse {
  try {
    const daten: { geburtsjahr?: unknown; birthYear?: unknown } | null = JSON.parse(liesGespeichertes() ?? 'null')
    const jahrgang = jahrgangAus(String(daten?.geburtsjahr || daten?.birthYear), aktuellesJahr)
    return jahrgang ? altersklasse(jahrgang, aktuellesJahr) : 'AKL-ERW'
  } catch {
    return 'AKL-ERW'
  }
}
