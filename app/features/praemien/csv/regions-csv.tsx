import { type FormEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { loadLater } from '#app/ui/parts/new-build.ts'
import { Select } from '#app/ui/select.tsx'
import { DATEN } from '#content/praemien/daten.ts'
import { KANTONSEITEN, regionMitKanton } from '#content/praemien/kantone.ts'

const REGIONEN = KANTONSEITEN.flatMap(({ kanton, regionen }) =>
  regionen.map(region => ({ schluessel: `${kanton} ${region}`, name: regionMitKanton(kanton, region) })),
)

/** The table of a region as a spreadsheet reads it; made here, so that the server keeps one form only. */
export function RegionsCsv() {
  const [fehler, setFehler] = useState(false)
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const region = String(new FormData(event.currentTarget).get('region'))
    setFehler(false)
    try {
      const { saveRegion } = await loadLater(() => import('./save-region.ts'))
      await saveRegion(region)
    } catch {
      setFehler(true)
    }
  }
  return (
    <section className="rahmen mt-12 noscript:hidden">
      <h2 className="t4">{DATEN.csv.titel}</h2>
      <p className="mass mt-3 text-ink2">{DATEN.csv.text}</p>
      <form onSubmit={onSubmit} className="mt-4 flex max-w-xl flex-wrap items-end gap-4">
        <div className="min-w-56 grow">
          <Field id="csv-region" label={DATEN.csv.region}>
            <Select name="region">
              {REGIONEN.map(({ schluessel, name }) => (
                <option key={schluessel} value={schluessel}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Button type="submit">{DATEN.csv.knopf}</Button>
      </form>
      <p role="status" className="mt-3 text-err">
        {fehler && DATEN.csv.fehler}
      </p>
    </section>
  )
}
