import type { Tariftyp } from '#domain/modelle.ts'

/** The name where there is little room, and what completes it elsewhere. */
export const MODELL_KURZ: Readonly<Partial<Record<Tariftyp, { kurz: string; rest: string }>>> = {
  'TAR-HAM': { kurz: 'Hausarzt', rest: '-Modell' },
  'TAR-HMO': { kurz: 'HMO', rest: '-Modell' },
  'TAR-DIV': { kurz: 'Weitere', rest: ' Modelle' },
}
