import { useState } from 'react'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { GEMEINDEN } from '#content/praemien/gemeinden.ts'
import { kantonMitSlug } from '#content/praemien/kantone.ts'
import { gefaltet } from '#domain/werte/zeichen.ts'

type Gemeindetreffer = { gemeinde: string; region: string; preis: string }

const HOECHSTENS = 5

/** Finds municipalities in the list that stands below it in the page: by name, place or postcode. */
export function GemeindeSuche({ slug }: { slug: string }) {
  const [treffer, setTreffer] = useState<readonly Gemeindetreffer[] | null>(null)
  return (
    <div className="rahmen mt-16 mb-6">
      <div className="border-t border-ink pt-6">
        <h2 className="t4">{GEMEINDEN.titel}</h2>
        <div className="mt-5 max-w-96 noscript:hidden">
          <Field id="gemeinde-suche" label={GEMEINDEN.suche}>
            <TextInput
              type="search"
              autoComplete="off"
              onChange={event => setTreffer(gefunden(event.currentTarget.value))}
            />
          </Field>
          <div role="status" className="mt-3">
            {treffer?.length === 0 && <p className="text-ink2">{GEMEINDEN.nichts(kantonMitSlug(slug)?.name ?? '')}</p>}
            {treffer?.map(({ gemeinde, region, preis }) => (
              <p key={gemeinde}>{GEMEINDEN.gefunden(gemeinde, region, preis)}</p>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}

/** Null while there is nothing to look for. */
function gefunden(eingabe: string): Gemeindetreffer[] | null {
  const gesucht = gefaltet(eingabe.trim())
  if (gesucht.length < 2) return null
  const eintraege = [...document.querySelectorAll<HTMLElement>('[data-gemeinden] li')].map(element => {
    const name = element.textContent
    const liste = element.closest('ul')?.dataset
    const formen = [name, ...(element.dataset.suche ?? '').split('|')].map(gefaltet)
    return { formen, treffer: { gemeinde: name, region: liste?.region ?? '', preis: liste?.preis ?? '' } }
  })
  const gleiche = eintraege.filter(({ formen }) => formen.includes(gesucht))
  const beginnende = eintraege.filter(({ formen }) => formen.some(form => form.startsWith(gesucht)))
  return [...new Set([...gleiche, ...beginnende])].slice(0, HOECHSTENS).map(({ treffer }) => treffer)
}
