import { ButtonLink } from '#app/ui/button.tsx'
import { BERATUNG } from '#content/rahmen/navigation.ts'
import { KRANKENKASSEN } from '#content/seiten/krankenkassen.ts'

/** The two ways on from a page about insurers: compare, or talk to a person. */
export function NaechsterSchritt() {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <ButtonLink section="naechster-schritt" to="/vergleichen">
        {KRANKENKASSEN.vergleichen}
      </ButtonLink>
      <ButtonLink section="naechster-schritt" to={BERATUNG.pfad} kind="secondary">
        {BERATUNG.name}
      </ButtonLink>
    </div>
  )
}
