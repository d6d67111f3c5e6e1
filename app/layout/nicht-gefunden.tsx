import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'

type Props = { titel: ReactNode; text: string; zurueck: { pfad: string; name: string }; children?: ReactNode }

/** Something that was asked for does not exist: what, and the one way out. */
export function NichtGefundenAnsicht({ titel, text, zurueck, children }: Props) {
  return (
    <div className="rahmen pt-16 pb-8 md:pt-24">
      {children}
      <h1 className="t5 mt-8">{titel}</h1>
      <p className="t3 mass mt-5 text-ink2">{text}</p>
      <ButtonLink section="nicht-gefunden" to={zurueck.pfad} className="mt-9">
        {zurueck.name}
      </ButtonLink>
    </div>
  )
}
