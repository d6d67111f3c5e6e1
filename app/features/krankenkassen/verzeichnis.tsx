import { useDatenhinweis } from '#app/lib/datenhinweis.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { PriceNote } from '#app/ui/price-note.tsx'
import { VERZEICHNIS } from '#content/krankenkassen/krankenkassen.ts'
import { verkaufende } from '#content/versicherer/abgang.ts'
import { PROFILE } from '#content/versicherer/profile.ts'
import { GUTE_GRUENDE } from '#content/versicherer/verzeichnis.ts'
import { nachBuchstaben } from './nach-buchstaben.ts'
import { OhneTarife } from './ohne-tarife.tsx'
import { usePraemienbild } from './praemienbild.ts'
import { type Kassenzeile, Zeile } from './verzeichnis-zeile.tsx'

/** What all have in common, and how the list is to be read. A page puts the choice of a canton below it. */
export function VerzeichnisKopf() {
  const { praemien } = useSeitenDaten()
  const { kassen } = usePraemienbild()
  return (
    <>
      <GuteGruende />
      <div className="rahmen pt-12 md:pt-16">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <h2 className="t5">{VERZEICHNIS.titel}</h2>
          <PriceNote note={useDatenhinweis()} />
        </div>
        <p className="mass mt-4 text-ink2">{VERZEICHNIS.erklaerung(kassen.size, praemien.jahr)}</p>
      </div>
    </>
  )
}

/** Who sells in the compared year by the first letter, each with where it sells and ranks best; apart, who does not. */
export function Verzeichnis() {
  const { praemien } = useSeitenDaten()
  const { kassen } = usePraemienbild()
  const bekannte = verkaufende(praemien.ohneTarif).filter(({ slug }) => PROFILE.get(slug)?.ueberblick.length)
  const neue = (praemien.ohneProfil ?? []).map(({ versicherer, name }) => ({ nummer: versicherer, name }))
  const gruppen = nachBuchstaben<Kassenzeile>([...bekannte, ...neue])
  return (
    <>
      <div className="rahmen">
        <nav aria-label={VERZEICHNIS.buchstaben} className="mt-6 print:hidden">
          <ul className="flex flex-wrap gap-1.5">
            {gruppen.map(([buchstabe]) => (
              <li key={buchstabe} data-buchstabe={buchstabe}>
                <a
                  href={`#${buchstabe}`}
                  className="flex size-11 items-center justify-center border border-edge font-semibold hover:border-fir hover:bg-fir-soft"
                >
                  {buchstabe}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-8 border-t border-ink">
          {gruppen.map(([buchstabe, eintraege]) => (
            <section
              key={buchstabe}
              id={buchstabe}
              data-buchstabe={buchstabe}
              aria-label={buchstabe}
              className="grid scroll-mt-4 gap-x-6 border-b border-line py-6 lg:grid-cols-12"
            >
              <h3 className="fig t5 pt-3 lg:col-span-2">{buchstabe}</h3>
              <ul className="mt-4 grid gap-x-6 md:grid-cols-2 lg:col-span-10 lg:mt-0">
                {eintraege.map(eintrag => (
                  <Zeile key={eintrag.nummer} kasse={eintrag} zahlen={kassen.get(eintrag.nummer)} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <OhneTarife />
    </>
  )
}

function GuteGruende() {
  return (
    <ul className="rahmen grid md:grid-cols-2 lg:grid-cols-4">
      {GUTE_GRUENDE.map(({ titel, text }) => (
        <li
          key={titel}
          className="border-line py-6 max-lg:not-last:border-b md:odd:pr-6 md:even:border-l md:even:pl-6 md:max-lg:nth-3:border-b-0 lg:not-first:border-l lg:not-first:pl-6 lg:not-last:pr-6"
        >
          <h2 className="t3 font-semibold">{titel}</h2>
          <p className="mt-2 text-ink2">{text}</p>
        </li>
      ))}
    </ul>
  )
}
