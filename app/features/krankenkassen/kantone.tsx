import { KANTONSKARTE } from '#content/krankenkassen/krankenkassen.ts'
import { kantonName } from '#content/orte/kantone.ts'
import { gebietText } from '#content/versicherer/saetze.ts'
import { KANTONE } from '#domain/orte/kantone.ts'
import { Abschnitt } from './abschnitt.tsx'

const NACH_VERFASSUNG = KANTONE.toSorted((a, b) => a.id - b.id)

/** All cantons as tiles, those in which the insurer sells filled. */
export function Kantone({ kantone }: { kantone: readonly string[] }) {
  return (
    <Abschnitt titel={KANTONSKARTE.titel} zusatz={gebietText(kantone)}>
      <ul className="t1 grid grid-cols-7 gap-1 font-semibold md:grid-cols-13">
        {NACH_VERFASSUNG.map(({ kanton }) => {
          const name = kantonName(kanton)
          const dabei = kantone.includes(kanton)
          return (
            <li
              key={kanton}
              className={`flex min-h-11 items-center justify-center border ${dabei ? 'border-fir bg-fir text-on-fir' : 'border-line text-ink2'}`}
            >
              <span aria-hidden="true">{kanton}</span>
              <span className="sr-only">{dabei ? name : KANTONSKARTE.nichtDabei(name)}</span>
            </li>
          )
        })}
      </ul>
    </Abschnitt>
  )
}
