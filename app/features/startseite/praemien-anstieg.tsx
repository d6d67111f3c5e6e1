import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { naechsteFristJahresende } from '#domain/fristen.ts'

/** The warning about 2026; it stands only while the site shows the premiums of 2025. */
export function PraemienAnstieg() {
  const { datum } = useSeitenDaten()
  const [jahr, monat, tag] = naechsteFristJahresende(datum).eintreffen.split('-').map(Number)
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
            Wie stark Ihre Prämie steigt, hängt von Kasse, Kanton und Modell ab. Wer auf den 1.&nbsp;Januar wechseln
            will: Die Kündigung muss bis {tag}.{monat}.{jahr} bei der Kasse eintreffen.
          </p>
          <ButtonLink section="praemien-anstieg" to="/#rechner" kind="inverse" className="mt-7">
            Jetzt kostenlos vergleichen
          </ButtonLink>
          <p className="t1 mt-6 text-on-slab2">
            Erwartung, Stand 2025, keine amtliche Zahl. Die genehmigten Prämien stehen auf{' '}
            <a href="https://www.priminfo.admin.ch" className="textlink text-on-slab">
              priminfo.admin.ch
            </a>
            .
          </p>
        </div>
      </div>
    </section>
  )
}
