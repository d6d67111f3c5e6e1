import { type RefObject, useLayoutEffect } from 'react'
import type { Eingabe } from '../zustand/eingabe.ts'
import type { FuerWen } from '../zustand/personen.ts'

/** What was typed into the prerendered form before React took over. */
export function useVorherGetipptes(
  form: RefObject<HTMLFormElement | null>,
  onChange: (eingabe: Partial<Eingabe>, fuerWen: FuerWen) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the page comes to life
  useLayoutEffect(() => {
    if (!form.current) return
    const felder = new FormData(form.current)
    const text = (name: string) => String(felder.get(name) ?? '')
    const getippt = { geburtsjahr: text('geburtsjahr'), plz: text('plz'), ort: text('ort') }
    const unfallversicherung = text('unfallversicherung') === 'MIT' ? 'MIT' : 'OHNE'
    const fuerWen = (text('fuer-wen') || 'ich') as FuerWen
    if (Object.values(getippt).some(Boolean) || unfallversicherung === 'MIT' || fuerWen !== 'ich')
      onChange({ ...getippt, unfallversicherung }, fuerWen)
  }, [])
}
