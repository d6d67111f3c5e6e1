import type { Tariftyp } from '#domain/modelle.ts'

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

/** The name where there is little room, and what completes it elsewhere. */
export const MODELL_KURZ: Readonly<Partial<Record<Tariftyp, { kurz: string; rest: string }>>> = {
  'TAR-HAM': { kurz: 'Hausarzt', rest: '-Modell' },
  'TAR-HMO': { kurz: 'HMO', rest: '-Modell' },
  'TAR-DIV': { kurz: 'Weitere', rest: ' Modelle' },
}
