import type { Tariftyp } from '#domain/modelle.ts'

const NAMEN: Readonly<Record<Tariftyp, string>> = {
  'TAR-BASE': 'Standard',
  'TAR-HAM': 'Hausarzt-Modell',
  'TAR-HMO': 'HMO-Modell',
  'TAR-DIV': 'Weitere Modelle',
  BASE: 'Freie Wahl',
  PRAXIS: 'Praxis',
  TEL_DIG: 'Telefon/App',
  PHARM: 'Apotheke',
  FLEX: 'Mehrere zur Wahl',
}

export function modellName(typ: Tariftyp): string {
  return NAMEN[typ]
}
