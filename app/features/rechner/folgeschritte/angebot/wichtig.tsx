import { Checkbox } from '#app/ui/checkbox.tsx'

const PUNKTE = [
  'Günstige Prämien',
  'Freie Arztwahl',
  'Zusatzversicherung',
  'Halbprivat/Privat',
  'Alternativmedizin',
  'Fitness und Prävention',
  'Familienrabatte',
  'Anderes',
]

/** A list to think along with: it is neither stored nor sent. */
export function Wichtig({ gewaehlt, onToggle }: { gewaehlt: readonly string[]; onToggle: (punkt: string) => void }) {
  return (
    <fieldset className="min-w-0 print:hidden">
      <legend className="t3 mb-1 font-semibold">Was ist Ihnen wichtig?</legend>
      {PUNKTE.map(punkt => (
        <Checkbox key={punkt} checked={gewaehlt.includes(punkt)} onChange={() => onToggle(punkt)}>
          {punkt}
        </Checkbox>
      ))}
      <p className="t1 mt-2 text-ink2">Nur für Sie: wird weder gespeichert noch gesendet.</p>
    </fieldset>
  )
}
