import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { TextButton } from '#app/ui/text-button.tsx'
import { ANDERES_JAHR } from '#content/rechner/rechnung.ts'
import type { Kandidat } from '#domain/police/rechnung.ts'
import { praemieNachAbzug } from '#domain/praemien/praemie.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import type { Rappen } from '#domain/werte/rappen.ts'
import { datenfrage } from '../../zustand/zustand.ts'
import type { Blick } from '../sicht/sicht.ts'

/** The years a paper may be of, the earlier first; `wartet`: the one whose table is not there yet. */
export function useAnderesJahr({ zustand: { sofort, anderesJahr }, sicht }: Pick<Blick, 'zustand' | 'sicht'>) {
  const { praemien } = useSeitenDaten()
  const anderes = praemien.sofort !== undefined && sofort !== null ? praemien.jahr : praemien.sofort
  const jahre = [sicht.volleTabelle.jahr, ...(anderes === undefined ? [] : [anderes])].sort((a, b) => a - b)
  return { jahre, wartet: anderesJahr.art === 'bereit' ? undefined : anderes }
}

/** The tables of these years, as far as they are there. */
export const jahrestabellen = ({ zustand: { anderesJahr }, sicht }: Pick<Blick, 'zustand' | 'sicht'>) =>
  [sicht.volleTabelle, ...(anderesJahr.art === 'bereit' ? [anderesJahr.tabelle] : [])].sort((a, b) => a.jahr - b.jahr)

/** Gross while the table of its year is not there. */
export function preisDer({ jahr, praemie }: Pick<Kandidat, 'jahr' | 'praemie'>, tabellen: Regionstabelle[]): Rappen {
  const tabelle = tabellen.find(eine => eine.jahr === jahr)
  return tabelle ? praemieNachAbzug(praemie, tabelle) : praemie
}

/** While the table of the other year is not there. */
export function WartetAufJahr({ zustand, dispatch, jahr }: Blick & { jahr: number }) {
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
