import { type RefObject, useLayoutEffect } from 'react'
import { useOrte } from '#app/lib/orte/use-orte.ts'
import type { Eingabe } from '../zustand/eingabe.ts'
import type { FuerWen } from '../zustand/person.ts'

/**
 * Step 1 as a form, in the calculator and on a card: with the places that belong to what was typed. `onVorher` gets what stood in the
 * prerendered form before React took over.
 */
export function useFormular(
  form: RefObject<HTMLFormElement | null>,
  getippt: Eingabe,
  onVorher: (vorher: Partial<Eingabe>, fuerWen: FuerWen) => void,
) {
  const orte = useOrte()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the page comes to life
  useLayoutEffect(() => {
    if (!form.current) return
    const felder = new FormData(form.current)
    const text = (name: string) => String(felder.get(name) ?? '')
    const vorher = { geburtsjahr: text('geburtsjahr'), plz: text('plz'), ort: text('ort') }
    const unfallversicherung = text('unfallversicherung') === 'MIT' ? 'MIT' : 'OHNE'
    const fuerWen = (text('fuer-wen') || 'ich') as FuerWen
    if (Object.values(vorher).some(Boolean) || unfallversicherung === 'MIT' || fuerWen !== 'ich')
      onVorher({ ...vorher, unfallversicherung }, fuerWen)
  }, [])
  const suche = orte.stand.art === 'bereit' ? orte.stand.orte : null
  return { orte, suche, eingabe: suche ? suche.nachgeschlagen(getippt) : getippt }
}
