import { useId } from 'react'
import { geschuetzt } from '#app/lib/typografie.ts'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LOHNFRAGE } from '#content/rechner/verbilligung-frage.ts'
import { HOECHSTENS_PERSONEN } from '#domain/eingaben.ts'
import { AusbildungFelder } from './bekannte-felder.tsx'
import type { Bekannte, Eingabe } from './lage.ts'

type EigenerHaushaltProps = {
  bekannte: readonly [Bekannte]
  eingabe: Eingabe
  /** Who counts as a couple in this canton without being married. */
  paar: string | undefined
  onChange: (teil: Partial<Eingabe>) => void
}

/** One person is compared; the canton asks for all who live with her. */
export function EigenerHaushalt({ bekannte, eingabe, paar, onChange }: EigenerHaushaltProps) {
  const { haushalt, inAusbildung } = eingabe
  const worte = bekannte[0].art === 'kind' ? LOHNFRAGE.eltern : LOHNFRAGE.haushalt
  return (
    <>
      <RadioGroup
        legend={worte.legende}
        name={useId()}
        look="segmented"
        hint={geschuetzt([LOHNFRAGE.paarHinweis, paar].filter(Boolean).join(' '))}
        options={[
          { value: 'allein', label: worte.allein },
          { value: 'paar', label: worte.paar },
        ]}
        value={haushalt.verheiratet ? 'paar' : 'allein'}
        // Alone is the answer of nobody yet: with a second person step 1 asks anew.
        onChange={antwort => onChange({ haushalt: { ...haushalt, verheiratet: antwort === 'paar' ? true : null } })}
      />
      <Kinderzahl
        name={worte.kinder}
        anzahl={haushalt.kind}
        onChange={kind => onChange({ haushalt: { ...haushalt, kind } })}
      />
      <AusbildungFelder bekannte={bekannte} inAusbildung={inAusbildung} onChange={onChange} />
    </>
  )
}

type KinderzahlProps = { name: string; anzahl: number; onChange: (anzahl: number) => void }

function Kinderzahl({ name, anzahl, onChange }: KinderzahlProps) {
  const id = useId()
  const knopf =
    'grid size-11 cursor-pointer place-content-center bg-sheet text-ink hover:bg-sand focus-visible:z-1 aria-disabled:cursor-default aria-disabled:text-edge'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its controls
    <div role="group" aria-labelledby={id} className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2">
      <span id={id}>
        <span className="t2 font-semibold">{name}</span> {LOHNFRAGE.kinderBis}
      </span>
      <span className="flex divide-x divide-edge rounded-control border border-edge">
        {/* Kept in the tab order at its end: a button that vanishes under a finger takes the focus along. */}
        <button
          type="button"
          aria-label={LOHNFRAGE.weniger(name)}
          aria-disabled={anzahl === 0}
          onClick={() => onChange(Math.max(0, anzahl - 1))}
          className={knopf}
        >
          <span aria-hidden="true">−</span>
        </button>
        <output className="grid size-11 place-content-center font-semibold">{anzahl}</output>
        <button
          type="button"
          aria-label={LOHNFRAGE.mehr(name)}
          aria-disabled={anzahl === HOECHSTENS_PERSONEN}
          onClick={() => onChange(Math.min(HOECHSTENS_PERSONEN, anzahl + 1))}
          className={knopf}
        >
          <Icon name="plus" />
        </button>
      </span>
    </div>
  )
}
