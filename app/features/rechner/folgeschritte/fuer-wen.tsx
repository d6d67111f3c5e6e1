import { HAUSHALT_WAHL } from '#content/rechner/haushalt.ts'
import type { Haushalt } from '../zustand/haushalt.ts'
import type { Aktion } from '../zustand/zustand.ts'
import { Pille } from './pille.tsx'

type FuerWenProps = { haushalt: Haushalt; dispatch: (aktion: Aktion) => void }

/** One person or several. */
export function FuerWen({ haushalt, dispatch }: FuerWenProps) {
  const allein = haushalt.fuerWen === 'ich'
  const zeige = (fuerWen: Haushalt['fuerWen']) => dispatch({ art: 'haushalt', haushalt: { ...haushalt, fuerWen } })
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; one choice out of two
      role="radiogroup"
      aria-label={HAUSHALT_WAHL.frage}
      className="flex min-w-0 flex-wrap gap-2 print:hidden"
    >
      <Pille name="fuer-wen" gewaehlt={allein} onChange={() => zeige('ich')}>
        {HAUSHALT_WAHL.nurIch}
      </Pille>
      <Pille name="fuer-wen" gewaehlt={!allein} onChange={() => zeige('familie')}>
        {HAUSHALT_WAHL.haushalt}
      </Pille>
    </fieldset>
  )
}
