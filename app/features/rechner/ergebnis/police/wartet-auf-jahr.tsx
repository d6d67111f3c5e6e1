import { ANDERES_JAHR } from '#content/rechner/rechnung.ts'
import { datenfrage } from '../../zustand/zustand.ts'
import type { Blick } from '../sicht/sicht.ts'

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
      <button
        type="button"
        className="textlink min-h-11 text-fir"
        onClick={() => dispatch({ art: 'anderesJahr', frage, anderesJahr: { art: 'ruht' } })}
      >
        {ANDERES_JAHR.erneut}
      </button>
    </div>
  )
}
