import { Checkbox } from '#app/ui/checkbox.tsx'
import { VERBILLIGUNG_MITSENDEN } from '#content/rechner/anfrage.ts'
import type { Rappen } from '#domain/rappen.ts'

type VerbilligungMitsendenProps = { betrag: Rappen; checked: boolean; onChange: (mit: boolean) => void }

/** Asked only of those whom the canton pays something, and never ticked beforehand. */
export function VerbilligungMitsenden({ betrag, checked, onChange }: VerbilligungMitsendenProps) {
  if (betrag === 0) return null
  return (
    <Checkbox
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      hint={VERBILLIGUNG_MITSENDEN.hinweis}
    >
      {VERBILLIGUNG_MITSENDEN.name(betrag)}
    </Checkbox>
  )
}
