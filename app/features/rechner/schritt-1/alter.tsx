import { alterGruppe, alterText, NOCH_NICHT_GEBOREN } from '#content/rechner/schritt-1.ts'
import { angezeigtesAlter } from '#domain/altersklasse.ts'
import { jahrgangAus } from '#domain/eingaben.ts'

/** undefined while the birth year is incomplete or impossible. */
export function alterVon(geburtsjahr: string, aktuellesJahr: number): number | undefined {
  const jahrgang = jahrgangAus(geburtsjahr, aktuellesJahr)
  return jahrgang === undefined ? undefined : angezeigtesAlter(jahrgang, aktuellesJahr)
}

/** Next year's children have no age yet. */
export function Alter({ alter }: { alter: number }) {
  if (alter < 0) return NOCH_NICHT_GEBOREN
  return (
    <>
      {alterText(alter)} <span className="whitespace-nowrap">{alterGruppe(alter)}</span>
    </>
  )
}
