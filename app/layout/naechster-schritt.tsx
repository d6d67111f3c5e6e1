import { ButtonLink } from '#app/ui/button.tsx'
import { BERATUNG } from '#content/navigation.ts'

/** The two ways on from a page about insurers: compare, or talk to a person. */
export function NaechsterSchritt() {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <ButtonLink to="/vergleichen">Jetzt vergleichen</ButtonLink>
      <ButtonLink to={BERATUNG.pfad} kind="secondary">
        {BERATUNG.name}
      </ButtonLink>
    </div>
  )
}
