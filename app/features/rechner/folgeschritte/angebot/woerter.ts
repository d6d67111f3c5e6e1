import { frankenText } from '#content/format.ts'
import type { Altersklasse } from '#domain/altersklasse.ts'
import type { Tariftyp } from '#domain/modelle.ts'
import type { Rappen } from '#domain/rappen.ts'

export const GUENSTIGSTES = 'Günstigstes Angebot'

/** «+36.00», «−12.00», «–» for no difference. */
export function differenzText(differenz: Rappen): string {
  if (differenz === 0) return '–'
  return differenz > 0 ? `+${frankenText(differenz)}` : frankenText(differenz)
}

export const ALTERSGRUPPE: Readonly<Record<Altersklasse, string>> = {
  'AKL-KIN': 'Kinder bis 18 Jahre',
  'AKL-JUG': 'Junge Erwachsene, 19 bis 25 Jahre',
  'AKL-ERW': 'Erwachsene ab 26 Jahren',
}

/** Where one turns first in a model, and what it asks in return. The conditions of the tariff decide. */
export const MODELLE: Readonly<Record<Tariftyp, { anlaufstelle: string; haken: string }>> = {
  'TAR-BASE': {
    anlaufstelle: 'Sie gehen direkt in jede Praxis, auch zu Spezialistinnen und Spezialisten.',
    haken: 'Kein Rabatt: meist das teuerste Modell einer Kasse.',
  },
  'TAR-HAM': {
    anlaufstelle: 'Ihre Hausarztpraxis, die Sie beim Abschluss wählen.',
    haken: 'Zur Spezialistin nur mit Überweisung. Manche Kassen führen eine Liste erlaubter Praxen.',
  },
  'TAR-HMO': {
    anlaufstelle: 'Ein HMO-Zentrum oder eine Gruppenpraxis in Ihrer Nähe.',
    haken: 'Sie sind an dieses Zentrum gebunden; Zentren gibt es nicht überall.',
  },
  'TAR-DIV': {
    anlaufstelle: 'Je nach Tarif Telefon, App oder Apotheke, bevor Sie in eine Praxis gehen.',
    haken: 'Wer den ersten Anruf auslässt, riskiert Kürzungen. Die Regeln unterscheiden sich stark.',
  },
  BASE: {
    anlaufstelle: 'Sie gehen direkt in jede Praxis, auch zu Spezialistinnen und Spezialisten.',
    haken: 'Kein Rabatt: meist das teuerste Modell einer Kasse.',
  },
  PRAXIS: {
    anlaufstelle: 'Die Hausarzt-, HMO- oder Gruppenpraxis, die Sie beim Abschluss wählen.',
    haken: 'Zur Spezialistin nur mit Überweisung. Manche Kassen führen eine Liste erlaubter Praxen.',
  },
  TEL_DIG: {
    anlaufstelle: 'Ein medizinisches Beratungstelefon oder die App der Kasse.',
    haken: 'Wer den ersten Anruf auslässt, riskiert Kürzungen.',
  },
  PHARM: {
    anlaufstelle: 'Eine Partnerapotheke der Kasse.',
    haken: 'Wer zuerst in eine Praxis geht, riskiert Kürzungen. Welche Apotheken gelten, bestimmt die Kasse.',
  },
  FLEX: {
    anlaufstelle: 'Eine von mehreren Stellen, zum Beispiel Telefon, Apotheke oder Praxis. Welche, sagt der Tarif.',
    haken: 'Die Regeln unterscheiden sich stark: lesen Sie die Bedingungen.',
  },
}
