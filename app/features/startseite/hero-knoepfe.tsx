import { ButtonLink } from '#app/ui/button.tsx'
import { BERATUNG } from '#content/rahmen/navigation.ts'
import { HERO } from '#content/startseite/startseite.ts'

type HeroKnoepfeProps = {
  /** Beside the calculator its own button is the filled one. */
  kind: 'primary' | 'secondary'
  className?: string
}

export function HeroKnoepfe({ kind, className = '' }: HeroKnoepfeProps) {
  return (
    <div className={`flex flex-wrap gap-3 max-md:flex-col ${className}`}>
      <ButtonLink section="hero" to="/#rechner" kind={kind}>
        {HERO.knopf}
      </ButtonLink>
      <ButtonLink section="hero" to={BERATUNG.pfad} kind={kind === 'primary' ? 'secondary' : 'plain'}>
        {BERATUNG.name}
      </ButtonLink>
    </div>
  )
}
