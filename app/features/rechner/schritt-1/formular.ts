import { useEffect, useLayoutEffect, useRef } from 'react'
import { useOrte } from '#app/lib/orte/use-orte.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { kalenderjahr } from '#domain/fristen/praemienjahr.ts'
import { type Eingabe, type EingabeFehler, eingabeFehler, mitFeldern } from '../zustand/eingabe.ts'

/** Step 1 as a form, in the calculator and on a card: with the places that belong to what was typed. */
export function useFormular(
  getippt: Eingabe,
  fehlversuche: number,
  /** Also told what stood in the prerendered form before React took over. Until the places are there, nobody knows what is wrong. */
  onChange: (neu: Eingabe, falsches: EingabeFehler | undefined) => void,
) {
  const form = useRef<HTMLFormElement>(null)
  const orte = useOrte()
  const aktuellesJahr = kalenderjahr(useSeitenDaten().datum)
  const suche = orte.stand.art === 'bereit' ? orte.stand.orte : null
  const eingabe = suche ? { ...getippt, wohnort: suche.nachgeschlagen(getippt.wohnort) } : getippt
  const falsches = (neu: Eingabe) => (suche ? eingabeFehler(neu, suche, aktuellesJahr) : undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the page comes to life
  useLayoutEffect(() => {
    if (!form.current) return
    const felder = new FormData(form.current)
    const vorher = mitFeldern(getippt, name => felder.get(name))
    if (JSON.stringify(vorher) !== JSON.stringify(getippt)) onChange(vorher, undefined)
  }, [])

  useEffect(() => {
    if (fehlversuche > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [fehlversuche])

  return {
    attribute: { ref: form, noValidate: true, onFocus: orte.lade },
    felder: { eingabe, onChange: (neu: Eingabe) => onChange(neu, falsches(neu)), orte, aktuellesJahr },
    falsches,
  }
}
