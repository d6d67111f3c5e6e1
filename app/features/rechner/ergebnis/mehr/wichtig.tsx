import { Link } from '#app/router.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FREIE_ARZTWAHL, GUENSTIG, PUNKTE, WICHTIG } from '#content/rechner/wichtig.ts'
import type { Aktion } from '../../zustand/zustand.ts'
import type { Blick } from '../sicht/sicht.ts'

/** A list to think along with: some points change the list, the others say where to go on. Neither stored nor sent. */
export function Wichtig({ zustand: { ansicht }, dispatch }: Blick) {
  const { kontakte } = ansicht.filter
  const nurFrei = kontakte.length === 1 && kontakte[0] === 'frei'
  return (
    <fieldset className="min-w-0 print:hidden">
      <legend className="t3 mb-1 font-semibold">{WICHTIG.frage}</legend>
      {Object.entries(PUNKTE).map(([punkt, { text, link }]) => {
        const an = ansicht.wichtig.includes(punkt)
        // The visitor may have chosen other first contacts since.
        const gilt = an && (punkt !== FREIE_ARZTWAHL || nurFrei)
        return (
          <Checkbox
            key={punkt}
            checked={an}
            onChange={() => dispatch({ art: 'wichtig', punkt, ...folge(punkt, !an, nurFrei) })}
            hint={
              gilt && (
                <>
                  {text}{' '}
                  {link && (
                    <Link to={link.href} className="textlink text-fir">
                      {link.text}
                    </Link>
                  )}
                </>
              )
            }
          >
            {punkt}
          </Checkbox>
        )
      })}
      <p className="t1 mt-2 text-ink2">{WICHTIG.nurFuerSie}</p>
    </fieldset>
  )
}

/** A tick filters or orders the list; taken away, its filter goes too, unless the visitor has changed it. */
function folge(punkt: string, an: boolean, nurFrei: boolean): Pick<Aktion & { art: 'wichtig' }, 'filter' | 'ordnung'> {
  if (punkt === FREIE_ARZTWAHL && an) return { filter: { kontakte: ['frei'] } }
  if (punkt === FREIE_ARZTWAHL && nurFrei) return { filter: { kontakte: [] } }
  if (punkt === GUENSTIG && an) return { ordnung: 'preis', filter: nurFrei ? {} : { kontakte: [] } }
  return {}
}
