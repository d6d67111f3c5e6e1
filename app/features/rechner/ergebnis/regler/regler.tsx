import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { PERSONEN } from '#content/rechner/haushalt.ts'
import { angezeigtesAlter } from '#domain/altersklasse.ts'
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
export function Regler({ zustand, sicht, umfeld, dispatch }: Blick) {
  const { regler, zuMehreren } = sicht
  if (!regler) return null
  const { person } = regler
  const waehleUnfall = (unfall: Unfallwahl) => dispatch({ art: 'unfall', id: person.id, unfall })
  return (
    <div className="grid min-w-0 grid-cols-1 gap-y-3">
      <FranchiseWahl regler={regler} sicht={sicht} kassenName={umfeld.kassenName} dispatch={dispatch} />
      {zuMehreren && (
        <div>
          <RadioGroup<Unfallwahl>
            legend={PERSONEN.unfall}
            quietLegend
            name={`unfall-${person.id}`}
            look="segmented"
            options={UNFALL}
            value={person.unfall}
            onChange={waehleUnfall}
          />
          <UnfallNotiz
            alter={person.jahrgang === null ? undefined : angezeigtesAlter(person.jahrgang, umfeld.aktuellesJahr)}
            unfall={person.unfall}
            onMit={() => waehleUnfall('MIT')}
          />
        </div>
      )}
      <Gesundheitskosten
        key={person.id}
        regler={regler}
        offen={zustand.ansicht.form === 'kosten'}
        beraten={sicht.rat?.id === person.id}
        dispatch={dispatch}
      />
    </div>
  )
}
