export type Tariftyp = 'TAR-BASE' | 'TAR-HAM' | 'TAR-HMO' | 'TAR-DIV'

/** In the order in which one of several equally priced models is kept. */
export const TARIFTYPEN: readonly Tariftyp[] = ['TAR-BASE', 'TAR-HAM', 'TAR-HMO', 'TAR-DIV']

const NAMEN: Readonly<Record<Tariftyp, string>> = {
  'TAR-BASE': 'Standard',
  'TAR-HAM': 'Hausarzt-Modell',
  'TAR-HMO': 'HMO-Modell',
  'TAR-DIV': 'Weitere Modelle',
}

export function modellName(typ: Tariftyp): string {
  return NAMEN[typ]
}
