import { useState } from 'react'
import { Field } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { KANTONSFILTER } from '#content/krankenkassen/filter.ts'
import { kantonName } from '#content/orte/kantone.ts'
import { KANTONE } from '#domain/orte/kantone.ts'
import { showKanton } from './show-kanton.ts'

const alphabetisch = new Intl.Collator('de-CH')
const NACH_NAME = KANTONE.map(({ kanton }) => ({ kanton, name: kantonName(kanton) })).sort((a, b) =>
  alphabetisch.compare(a.name, b.name),
)

/** Leaves in the directory below only who sells in a canton. Without a script all of it stands there. */
export function KantonsFilter() {
  const [kanton, setKanton] = useState('')
  const [stand, setStand] = useState<string | null>(null)
  return (
    <div className="rahmen mt-6 flex flex-wrap items-end gap-x-6 gap-y-3 noscript:hidden print:hidden">
      <Field label={KANTONSFILTER.frage} className="w-full max-w-96">
        <Select
          value={kanton}
          autoComplete="off"
          onChange={event => {
            const { value } = event.currentTarget
            setKanton(value)
            const { gezeigt, alle } = showKanton(value)
            setStand(value ? KANTONSFILTER.treffer(gezeigt, alle, kantonName(value)) : KANTONSFILTER.ganzes(alle))
          }}
        >
          <option value="">{KANTONSFILTER.alle}</option>
          {NACH_NAME.map(({ kanton, name }) => (
            <option key={kanton} value={kanton}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <p role="status" className="py-3 text-ink2 empty:hidden">
        {stand}
      </p>
    </div>
  )
}
