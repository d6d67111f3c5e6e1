import { geschuetzt } from '#app/lib/typografie.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { BERATUNGSKARTE } from '#content/rahmen/layout.ts'
import { BERATUNG } from '#content/rahmen/navigation.ts'

type Props = { titel?: string; text?: string }

/** The next step at the end of a page: talk to a person. */
export function BeratungsKarte({ titel = BERATUNGSKARTE.titel, text = BERATUNGSKARTE.text }: Props) {
  return (
    <aside aria-label={BERATUNGSKARTE.name} className="rahmen mt-16 print:hidden">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 bg-slab px-6 py-9 text-on-slab md:px-10 md:py-11">
        <div className="mass">
          <h2 className="t4">{titel}</h2>
          <p className="mt-3 text-on-slab2">{geschuetzt(text)}</p>
        </div>
        <ButtonLink section="beratungskarte" to={BERATUNG.pfad} kind="inverse">
          {BERATUNG.name}
        </ButtonLink>
      </div>
    </aside>
  )
}
