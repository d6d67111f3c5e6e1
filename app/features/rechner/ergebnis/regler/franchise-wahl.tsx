import { percent } from '#app/ui/bar.tsx'
import { Choices, cellInput } from '#app/ui/fields/choices.tsx'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { FRANCHISE } from '#content/rechner/franchise.ts'
import { PERSONEN } from '#content/rechner/haushalt.ts'
import { frankenText, mitApostroph } from '#content/zahlen/format.ts'
import { erlaubteFranchisen, type Franchise } from '#domain/kosten/franchise.ts'
import type { Rappen } from '#domain/werte/rappen.ts'
import { UnfallNotiz } from '../../schritt-1/unfall-notiz.tsx'
import type { Unfallwahl } from '../../zustand/person.ts'
import type { Blick, Regler } from '../sicht/sicht.ts'
import { Gesundheitskosten } from './gesundheitskosten.tsx'

type FranchiseWahlProps = Blick & { regler: Regler }

/** A radio group that is also the chart: a staircase of the cheapest net prices, filled from zero. */
export function FranchiseWahl(props: FranchiseWahlProps) {
  const { regler, umfeld, dispatch } = props
  const { person, franchise, jeFranchise, ohneFranchise } = regler
  const { id, klasse, aktuelleFranchise, police, gilt } = person
  const hoechster = Math.max(...jeFranchise.map(({ praemie }) => praemie), 1)
  return (
    <Choices aria-labelledby="franchise-titel">
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="franchise-titel" className="t3 font-semibold">
          {FRANCHISE.titel}
        </h2>
        <p className="t1 text-ink2">{gezeigtes(props)}</p>
      </div>
      <div className="grid auto-cols-fr grid-flow-col pl-px md:max-[64rem]:grid-flow-row md:max-[64rem]:grid-cols-3">
        {erlaubteFranchisen(klasse).map(betrag => (
          <Zelle
            key={betrag}
            betrag={betrag}
            preis={jeFranchise.find(angebot => angebot.franchise === betrag)?.praemie}
            hoechster={hoechster}
            gewaehlt={betrag === franchise}
            onSelect={() => dispatch({ art: 'franchise', id, franchise: betrag })}
          />
        ))}
      </div>
      {aktuelleFranchise !== null && !police && (
        <p className="t1 mt-1.5 text-ink2">{FRANCHISE.heutige(aktuelleFranchise)}</p>
      )}
      {ohneFranchise.length > 0 && (
        <p className="t1 mt-1.5 text-ink2">{FRANCHISE.ohne(gilt, ohneFranchise.map(umfeld.kassenName))}</p>
      )}
    </Choices>
  )
}

/** What the amounts in the cells are. */
function gezeigtes({ regler, sicht, umfeld }: FranchiseWahlProps) {
  const { police, gilt, gewaehlt } = regler.person
  if (gilt === police?.kandidat.franchise) return FRANCHISE.wieIhrePolice
  if (sicht.aufteilung === 'kasse' && gewaehlt) return FRANCHISE.bei(umfeld.kassenName(gewaehlt.angebot.versicherer))
  return sicht.regelJahr === null ? FRANCHISE.gezeigt : FRANCHISE.gezeigtNetto
}

type ZelleProps = {
  betrag: Franchise
  preis: Rappen | undefined
  hoechster: number
  gewaehlt: boolean
  onSelect: () => void
}

/** Of the cell's height the steps take this much: above them stands the amount. */
const STUFENHOEHE = 0.62

function Zelle({ betrag, preis, hoechster, gewaehlt, onSelect }: ZelleProps) {
  const id = `franchise-${betrag}`
  const hoehe = ((preis ?? 0) / hoechster) * STUFENHOEHE
  return (
    <label
      htmlFor={id}
      className="group relative -ml-px flex h-18 min-w-0 cursor-pointer flex-col items-center justify-between border border-edge bg-sheet py-2 md:max-[64rem]:-mt-px text-center not-has-checked:hover:bg-sand has-checked:z-1 has-checked:border-fir has-checked:bg-fir has-checked:text-on-fir has-focus-visible:z-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir forced-colors:has-checked:border-4 forced-colors:has-checked:text-[CanvasText]"
    >
      <input
        id={id}
        type="radio"
        name="franchise"
        value={betrag}
        checked={gewaehlt}
        // The name as the contract writes it, with the plain apostrophe.
        aria-label={mitApostroph(betrag).replace('’', "'")}
        aria-describedby={`${id}-preis`}
        onChange={onSelect}
        className={cellInput}
      />
      <svg width="100%" height="100%" aria-hidden="true" className="pointer-events-none absolute inset-0">
        <rect
          width="100%"
          y={percent(1 - hoehe)}
          height={percent(hoehe)}
          className="fill-fir-soft group-has-checked:fill-fir-h forced-colors:fill-none"
        />
        {preis !== undefined && (
          <rect
            width="100%"
            y={percent(1 - hoehe)}
            height="2"
            className="fill-fir-mid group-has-checked:fill-on-fir forced-colors:fill-[CanvasText]"
          />
        )}
      </svg>
      <span aria-hidden="true" className="relative text-[0.9375rem] leading-none font-semibold md:text-[1rem]">
        {mitApostroph(betrag)}
      </span>
      <span
        id={`${id}-preis`}
        className="betrag relative text-[0.8125rem] leading-none font-medium font-stretch-90% min-[26rem]:text-[0.875rem]"
      >
        <span aria-hidden={preis === undefined || undefined}>{preis === undefined ? '–' : frankenText(preis)}</span>
        <span className="sr-only">{preis === undefined ? FRANCHISE.nichtAngeboten : FRANCHISE.proMonat}</span>
      </span>
    </label>
  )
}

const UNFALL = [
  { value: 'OHNE', label: PERSONEN.ohneUnfall },
  { value: 'MIT', label: PERSONEN.mitUnfall },
] as const

/** What changes the prices of one person: franchise, health costs, and of several also accident cover. */
export function PersonRegler(blick: Blick) {
  const { regler, zuMehreren } = blick.sicht
  if (!regler) return null
  const { id, alter, unfall } = regler.person
  const waehleUnfall = (neue: Unfallwahl) => blick.dispatch({ art: 'unfall', id, unfall: neue })
  return (
    <div className="grid min-w-0 grid-cols-1 gap-y-3">
      <FranchiseWahl {...blick} regler={regler} />
      {zuMehreren && (
        <div>
          <RadioGroup
            legend={PERSONEN.unfall}
            quietLegend
            name={`unfall-${id}`}
            look="segmented"
            options={UNFALL}
            value={unfall}
            onChange={waehleUnfall}
          />
          <UnfallNotiz alter={alter} unfall={unfall} onMit={() => waehleUnfall('MIT')} />
        </div>
      )}
      <Gesundheitskosten key={id} {...blick} regler={regler} />
    </div>
  )
}
