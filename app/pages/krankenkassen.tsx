import { NaechsterSchritt } from '#app/layout/naechster-schritt.tsx'
import { SeitenTitel } from '#app/layout/seiten-titel.tsx'
import { itemList } from '#app/lib/json-ld.ts'
import { Link } from '#app/router.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { VERSICHERER, type VersichererEintrag } from '#content/versicherer/index.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import type { SeitenKopf } from '../seite.ts'

const krumen = [{ name: 'Krankenkassen', pfad: '/krankenkassen' }]

export const kopf = (_slug: string, { siteUrl }: SeitenDaten): SeitenKopf => ({
  titel: 'Alle Krankenkassen der Schweiz',
  beschreibung:
    'Alle Krankenkassen mit Grundversicherung von A bis Z: Sitz, Modelle und Prämien im Überblick, mit direktem Weg zum Vergleich.',
  krumen,
  jsonLd: [
    itemList(
      siteUrl,
      VERSICHERER.map(({ name, slug }) => ({ name, pfad: `/krankenkasse/${slug}` })),
    ),
  ],
})

export function Seite() {
  return (
    <>
      <SeitenTitel
        titel="Alle Krankenkassen"
        lead="Jede Kasse muss Sie in der Grundversicherung aufnehmen, und alle bezahlen dieselben Leistungen. Was sich unterscheidet, sind Preis, Modelle und Service."
        krumen={krumen}
      >
        <NaechsterSchritt />
      </SeitenTitel>
      <div className="rahmen">
        {nachBuchstaben(VERSICHERER).map(([buchstabe, liste]) => (
          <section
            key={buchstabe}
            className="grid gap-x-6 border-b border-line py-8 md:grid-cols-12"
            aria-label={buchstabe}
          >
            <h2 className="fig t5 md:col-span-2">{buchstabe}</h2>
            <ul className="mt-4 grid gap-x-6 md:col-span-10 md:mt-0 md:grid-cols-2 lg:grid-cols-3">
              {liste.map(({ slug, name, sitz }) => (
                <li key={slug}>
                  <Link
                    to={`/krankenkasse/${slug}`}
                    className="group flex min-h-14 items-center justify-between gap-3 py-2"
                  >
                    <span>
                      <span className="block font-semibold group-hover:underline">{name}</span>
                      <span className="t1 block text-ink2">{sitz}</span>
                    </span>
                    <Icon name="chevron-right" className="text-fir" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

function nachBuchstaben(versicherer: readonly VersichererEintrag[]): [string, VersichererEintrag[]][] {
  const sortiert = versicherer.toSorted((a, b) => a.name.localeCompare(b.name, 'de-CH'))
  // Ö stands with O, as in a Swiss directory.
  const gruppen = Map.groupBy(sortiert, ({ name }) => name.normalize('NFD').charAt(0).toUpperCase())
  return [...gruppen]
}
