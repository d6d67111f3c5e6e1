import { Button } from '#app/ui/button.tsx'
import { feldVon, UNFALLHINWEIS, UNFALLNOTIZ } from '#content/rechner/schritt-1.ts'
import { unfallhinweis } from '#domain/kosten/unfallhinweis.ts'
import type { Unfallwahl } from '../zustand/person.ts'

type UnfallNotizProps = {
  /** Displayed age (`angezeigtesAlter`); undefined while unknown. */
  alter: number | undefined
  unfall: Unfallwahl
  onMit: () => void
  /** Of the choice that it warns about: the button goes with the warning, and the focus must not go with it. */
  wahlId?: string
  /** Of the sentence, for the control that it describes. */
  id?: string
  /** Whom it is about, where several persons have one. */
  wer?: string | undefined
}

/** Warns whoever is hardly insured through an employer and leaves accident cover out; shows nothing to everybody else. */
export function UnfallNotiz({ alter, unfall, onMit, wahlId, id, wer }: UnfallNotizProps) {
  const hinweis = unfallhinweis(alter, unfall)
  if (hinweis === 'acht-stunden') return null
  return (
    <div className="col-span-full mt-1.5 border border-ink bg-sand px-3.5 py-3">
      <p id={id} className="t1">
        {UNFALLHINWEIS[hinweis]}
      </p>
      <Button
        kind="secondary"
        size="small"
        className="mt-2"
        aria-label={wer && feldVon(UNFALLNOTIZ.mit, wer)}
        onClick={() => {
          onMit()
          if (wahlId) document.getElementById(`${wahlId}-MIT`)?.focus()
        }}
      >
        {UNFALLNOTIZ.mit}
      </Button>
    </div>
  )
}
