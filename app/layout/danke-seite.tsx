import { ButtonLink } from '#app/ui/button.tsx'
import { DANKE } from '#content/danke.ts'
import type { SeitenModul } from '../seite.ts'

export function dankeSeite(pfad: keyof typeof DANKE.seiten) {
  const { titel, beschreibung, weiter } = DANKE.seiten[pfad]
  return {
    kopf: () => ({ titel, beschreibung, noindex: true }),
    Seite: () => (
      <div className="rahmen pt-16 pb-8 md:pt-28">
        <Haken />
        <h1 className="t6 mt-8 max-w-[16ch]">{DANKE.ueberschrift}</h1>
        <p className="t3 mass mt-6">{DANKE.lead}</p>
        <p className="mass mt-3 text-ink2">{weiter}</p>
        <ButtonLink to="/" className="mt-10">
          {DANKE.knopf}
        </ButtonLink>
      </div>
    ),
  } satisfies SeitenModul
}

function Haken() {
  return (
    <svg viewBox="0 0 72 72" className="size-16" aria-hidden="true">
      <path className="fill-fir" d="M0 0h72v72H0z" />
      <path className="stroke-on-fir" fill="none" strokeWidth="7" d="m17 37 14 14 25-31" />
    </svg>
  )
}
