import type { ComponentProps, ReactNode } from 'react'
import { Link } from '#app/router.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { MEHR } from '#content/rechner/antwort.ts'
import { lohntSich, welcheFranchise } from '#content/rechner/franchise.ts'
import { amGuenstigsten } from '#content/rechner/kosten.ts'
import { FREIE_ARZTWAHL, GUENSTIG, PUNKTE, WICHTIG } from '#content/rechner/wichtig.ts'
import { jahreskosten } from '#domain/kosten/kostenbeteiligung.ts'
import { inRappen } from '#domain/werte/rappen.ts'
import type { Aktion } from '../../zustand/zustand.ts'
import { KostenKurve } from '../regler/kosten-kurve.tsx'
import type { Blick } from '../sicht/sicht.ts'
import { Verbilligung } from './verbilligung.tsx'

/** After the list on a phone, beside it on a wide screen: what not everybody needs, folded. */
export const Mehr = ({ children, ...blick }: Blick & { children: ReactNode }) => (
  <div className="min-w-0 border-t border-ink">
    <Verbilligung {...blick} />
    <BesteFranchise {...blick} />
    <Falte titel={MEHR.wichtig.titel} text={MEHR.wichtig.text}>
      <Wichtig {...blick} />
    </Falte>
    {children}
  </div>
)

/** Which franchise costs least at these health costs, and where that changes; over all insurers. */
function BesteFranchise({ sicht: { regler }, umfeld }: Blick) {
  if (!regler) return null
  const { bereiche, person } = regler
  const kosten = inRappen(person.erwarteteKosten)
  const stelle = bereiche.findLastIndex(({ ab }) => ab <= kosten)
  const hier = bereiche[stelle]
  if (!hier) return null
  const { franchise, angebot } = hier.wahl
  const imJahr = jahreskosten(hier.wahl, kosten, person.klasse)
  return (
    <Falte titel={welcheFranchise(bereiche)} text={MEHR.kurve.text}>
      <h3 className="mb-3 font-semibold">{lohntSich(hier, bereiche[stelle + 1])}</h3>
      <KostenKurve regler={regler} />
      <p className="t1 mt-3 text-ink2">
        {amGuenstigsten(person.erwarteteKosten, franchise, imJahr, umfeld.kassenName(angebot.versicherer))}
      </p>
    </Falte>
  )
}

type FalteProps = Omit<ComponentProps<typeof Fold>, 'summary' | 'className'> & { titel: string; text: string }

/** What not everybody needs, with a word about it. */
export const Falte = ({ titel, text, children, ...rest }: FalteProps) => (
  <Fold
    {...rest}
    line="min-h-14 py-2"
    className="scroll-mt-4 border-b border-line print:hidden"
    summary={
      <span>
        <span className="block leading-snug font-semibold">{titel}</span>
        <span className="t1 block text-ink2">{text}</span>
      </span>
    }
  >
    <div className="pt-1 pb-5">{children}</div>
  </Fold>
)

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
