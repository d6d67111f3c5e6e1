import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { HEUTE } from '#content/rechner/haushalt.ts'
import { BETRAG_HOECHSTENS } from '#domain/betrag-eingabe.ts'

type HeuteProps = {
  kassen: readonly { versicherer: number; name: string }[]
  aktuelleKasse: number | null
  onKasse: (nummer: number | null) => void
  betrag: string
  /** Why the amount does not count. */
  mangel: string | undefined
  onBetrag: (betrag: string) => void
}

/** Optional: with it, the saving is measured against what the household pays today. */
export function Heute({ kassen, aktuelleKasse, onKasse, betrag, mangel, onBetrag }: HeuteProps) {
  return (
    <div className="grid gap-x-6 gap-y-5 md:grid-cols-2 lg:grid-cols-3 print:hidden">
      <Field label={HEUTE.betrag} hint={HEUTE.betragHinweis} error={mangel}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          maxLength={BETRAG_HOECHSTENS}
          value={betrag}
          onChange={({ target }) => onBetrag(target.value)}
        />
      </Field>
      <Field label={HEUTE.kasse} hint={HEUTE.kasseHinweis}>
        <Select value={aktuelleKasse ?? ''} onChange={({ target }) => onKasse(Number(target.value) || null)}>
          <option value="">{HEUTE.keineAngabe}</option>
          {kassen.map(({ versicherer, name }) => (
            <option key={versicherer} value={versicherer}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
