import { useId } from 'react'
import { geschuetzt } from '#app/lib/typografie.ts'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { FRAGEN } from '#content/verbilligung/formular.ts'

type JaNeinProps = {
  frage: string
  hinweis?: string | undefined
  fehler?: string | undefined
  wert: boolean | null
  onChange: (wert: boolean) => void
}

const ANTWORTEN = [
  { value: 'ja', label: FRAGEN.ja },
  { value: 'nein', label: FRAGEN.nein },
] as const

/** Unanswered until somebody answers. */
export function JaNein({ frage, hinweis, fehler, wert, onChange }: JaNeinProps) {
  return (
    <RadioGroup
      legend={frage}
      name={useId()}
      look="segmented"
      hint={hinweis && geschuetzt(hinweis)}
      error={fehler}
      options={ANTWORTEN}
      value={wert === null ? null : wert ? 'ja' : 'nein'}
      onChange={antwort => onChange(antwort === 'ja')}
    />
  )
}
