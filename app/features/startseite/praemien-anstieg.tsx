import { ButtonLink } from '#app/ui/button.tsx'

/** The warning about 2026; it stands only while the site shows the premiums of 2025. */
export function PraemienAnstieg() {
  return (
    <section className="bg-slab text-on-slab forced-colors:border-y">
      <div className="rahmen grid gap-x-6 gap-y-8 py-12 md:py-18 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="font-semibold">Prämien 2026</p>
          <p className="fig fig-poster mt-10 mb-4">+4–7%</p>
        </div>
        <div className="lg:col-span-5 lg:pt-8">
          <h2 className="t4">2026 steigen die Prämien voraussichtlich um durchschnittlich 4 bis 7 Prozent.</h2>
          <p className="mt-4 text-on-slab2">
            Wer auf den 1. Januar wechseln will: Die Kündigung muss bis 30. November bei der Kasse eintreffen.
          </p>
          <ButtonLink to="/#rechner" kind="inverse" className="mt-7">
            Jetzt kostenlos vergleichen
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
