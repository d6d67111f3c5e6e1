import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { alterGruppe, alterText, NOCH_NICHT_GEBOREN, nochAlsKind } from '#content/rechner/schritt-1.ts'
import { altersklasse, angezeigtesAlter, zahltNochAlsKind } from '#domain/altersklasse.ts'
import { jahrgangAus } from '#domain/eingaben.ts'
import { kalenderjahr } from '#domain/praemienjahr.ts'

/** undefined while the birth year is incomplete or impossible. */
export function alterVon(geburtsjahr: string, aktuellesJahr: number): number | undefined {
  const jahrgang = jahrgangAus(geburtsjahr, aktuellesJahr)
  return jahrgang === undefined ? undefined : angezeigtesAlter(jahrgang, aktuellesJahr)
}

/** Next year's children have no age yet. */
export function Alter({ alter }: { alter: number }) {
  const { datum, praemien } = useSeitenDaten()
  if (alter < 0) return NOCH_NICHT_GEBOREN
  const jahr = kalenderjahr(datum)
  const geburtsjahr = jahr - alter
  return (
    <>
      <span>
        {alterText(alter)}{' '}
        <span className="whitespace-nowrap">{alterGruppe(alter, altersklasse(geburtsjahr, praemien.jahr))}</span>
      </span>
      {zahltNochAlsKind(geburtsjahr, jahr, praemien.jahr) && ` ${nochAlsKind(praemien.jahr)}`}
    </>
  )
}
