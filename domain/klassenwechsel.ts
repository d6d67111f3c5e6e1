import { type Altersklasse, altersklasse } from './altersklasse.ts'
import type { Tag } from './fristen.ts'
import { kalenderjahr } from './praemienjahr.ts'

export type Klassenwechsel = { von: Altersklasse; auf: Altersklasse }

/** Somebody's class changes between today and the compared year; undefined when it stays. */
export function klassenwechsel(geburtsjahr: number, heute: Tag, jahr: number): Klassenwechsel | undefined {
  const von = altersklasse(geburtsjahr, kalenderjahr(heute))
  const auf = altersklasse(geburtsjahr, jahr)
  return von === auf ? undefined : { von, auf }
}
