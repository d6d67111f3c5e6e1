import type { Tag } from '../fristen/fristen.ts'
import { kalenderjahr } from '../fristen/praemienjahr.ts'
import { type Altersklasse, altersklasse } from '../praemien/altersklasse.ts'

export type Klassenwechsel = { von: Altersklasse; auf: Altersklasse }

/** Somebody's class changes between today and the compared year; undefined when it stays. */
export function klassenwechsel(geburtsjahr: number, heute: Tag, jahr: number): Klassenwechsel | undefined {
  const von = altersklasse(geburtsjahr, kalenderjahr(heute))
  const auf = altersklasse(geburtsjahr, jahr)
  return von === auf ? undefined : { von, auf }
}
