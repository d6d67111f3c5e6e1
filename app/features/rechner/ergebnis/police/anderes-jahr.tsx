import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { TextButton } from '#app/ui/text-button.tsx'
import { ANDERES_JAHR } from '#content/rechner/rechnung.ts'
import { altersklasse } from '#domain/altersklasse.ts'
import type { Jahrestabelle } from '#domain/rechnung.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import { datenfrage, type Zustand } from '../../zustand/zustand.ts'
import type { PersonSicht } from '../sicht/bezug.ts'
import type { Blick } from '../sicht/sicht.ts'

/** The years a paper may be of, the earlier first; `wartet`: the one whose table is not there yet. */
export function useAnderesJahr({ sofort, anderesJahr }: Zustand, { jahr }: Regionstabelle) {
  const { praemien } = useSeitenDaten()
  const anderes = praemien.sofort === undefined ? undefined : sofort === null ? praemien.sofort : praemien.jahr
  const jahre = anderes === undefined ? [jahr] : [jahr, anderes].sort((a, b) => a - b)
  return { jahre, wartet: anderesJahr.art === 'bereit' ? undefined : anderes }
}

/** The tables of these years, as far as they are there, each with the person's class in it. */
export function jahrestabellen(
  { anderesJahr }: Zustand,
  eigene: Regionstabelle,
  { jahrgang, klasse }: PersonSicht,
): Jahrestabelle[] {
  return [eigene, ...(anderesJahr.art === 'bereit' ? [anderesJahr.tabelle] : [])]
    .sort((a, b) => a.jahr - b.jahr)
    .map(tabelle => ({ tabelle, klasse: jahrgang === null ? klasse : altersklasse(jahrgang, tabelle.jahr) }))
}

/** While the table of the other year is not there. */
export function WartetAufJahr({ zustand, dispatch, jahr }: Pick<Blick, 'zustand' | 'dispatch'> & { jahr: number }) {
  const frage = datenfrage(zustand)
  if (zustand.anderesJahr.art !== 'fehler' || !frage)
    return (
      <p role="status" className="text-ink2">
        {ANDERES_JAHR.laedt}
      </p>
    )
  return (
    <div role="alert">
      <p className="mass">{ANDERES_JAHR.fehler(jahr)}</p>
      <TextButton onClick={() => dispatch({ art: 'anderesJahr', frage, anderesJahr: { art: 'ruht' } })}>
        {ANDERES_JAHR.erneut}
      </TextButton>
    </div>
  )
}
