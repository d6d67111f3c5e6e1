import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { geschuetzt } from '#app/lib/typografie.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ANSTIEG, HERO } from '#content/startseite/startseite.ts'
import { naechsteFristJahresende } from '#domain/fristen/fristen.ts'

/** The warning about 2026; it stands only while the site shows the premiums of 2025. */
export function PraemienAnstieg() {
  const { datum } = useSeitenDaten()
  const [jahr, monat, tag] = naechsteFristJahresende(datum).eintreffen.split('-').map(Number)
  return (
    <section className="bg-slab text-on-slab forced-colors:border-y">
      <div className="rahmen grid gap-x-6 gap-y-8 py-12 md:py-18 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="font-semibold">{ANSTIEG.jahr}</p>
          <p className="fig fig-poster mt-10 mb-4">{ANSTIEG.figur}</p>
        </div>
        <div className="lg:col-span-5 lg:pt-8">
          <h2 className="t4">{ANSTIEG.titel}</h2>
          <p className="mt-4 text-on-slab2">{geschuetzt(ANSTIEG.text(`${tag}.${monat}.${jahr}`))}</p>
          <ButtonLink section="praemien-anstieg" to="/#rechner" kind="inverse" className="mt-7">
            {HERO.knopf}
          </ButtonLink>
          <p className="t1 mt-6 text-on-slab2">
            {ANSTIEG.quelle}{' '}
            <a href={ANSTIEG.link.url} className="textlink text-on-slab">
              {ANSTIEG.link.name}
            </a>
            .
          </p>
        </div>
      </div>
    </section>
  )
}
