import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { PERSONEN } from '#content/rechner/haushalt.ts'
import { UnfallNotiz } from '../../schritt-1/unfall-notiz.tsx'
import type { Unfallwahl } from '../../zustand/person.ts'
import type { Blick } from '../sicht/sicht.ts'
import { FranchiseWahl } from './franchise-wahl.tsx'
import { Gesundheitskosten } from './gesundheitskosten.tsx'

const UNFALL = [
  { value: 'OHNE', label: PERSONEN.ohneUnfall },
  { value: 'MIT', label: PERSONEN.mitUnfall },
] as const

/** What changes the prices of one person: franchise, health costs, and of several also accident cover. */
export function Regler(blick: Blick) {
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
