import { artikelJsonLd } from '#app/features/artikel/artikel-json-ld.ts'
import { ArtikelKarte } from '#app/features/artikel/artikel-karte.tsx'
import { TeilenKnopf } from '#app/features/artikel/teilen-knopf.tsx'
import { useAktuellerAbschnitt } from '#app/features/artikel/use-aktueller-abschnitt.ts'
import { Link } from '#app/router.tsx'
import { StaticPart } from '#app/ui/static-part.tsx'
import type { Artikel, ArtikelBereich } from '#content/artikel.ts'
import type { SeitenModul } from '../seite.ts'
import { BeratungsKarte } from './beratungs-karte.tsx'
import { NichtGefundenAnsicht } from './nicht-gefunden.tsx'
import { SeitenTitel } from './seiten-titel.tsx'
import { textTeile } from './text-teile.ts'

/** All articles of a section: one page each, and one for addresses that are none. */
export function artikelSeite(bereich: ArtikelBereich) {
  const { ordner } = bereich
  const seiten = new Map(
    bereich.artikel.map(artikel => {
      const pfad = `/${ordner}/${artikel.slug}`
      return [artikel.slug, { artikel, pfad, ...textTeile(pfad, `${ordner}/${artikel.slug}`, artikel) }]
    }),
  )
  const krumen = ({ artikel, pfad }: { artikel: Artikel; pfad: string }) => [
    { name: bereich.name, pfad: `/${ordner}` },
    { name: artikel.titel, pfad },
  ]
  return {
    slugs: bereich.artikel.map(({ slug }) => slug),
    kopf: (slug, { siteUrl }) => {
      const seite = seiten.get(slug)
      if (!seite) return { titel: 'Artikel nicht gefunden', beschreibung: bereich.nichtGefunden, noindex: true }
      const { artikel } = seite
      return {
        titel: artikel.seitenTitel ?? artikel.titel,
        beschreibung: artikel.auszug,
        krumen: krumen(seite),
        typ: 'article',
        jsonLd: [artikelJsonLd(siteUrl, ordner, artikel)],
      }
    },
    Seite: ({ slug }) => {
      useAktuellerAbschnitt()
      const seite = seiten.get(slug)
      if (!seite) return null
      const { artikel, pfad, Bild, Text } = seite
      return (
        <>
          <SeitenTitel titel={artikel.titel} abzeichen={artikel.kategorie} krumen={krumen(seite)}>
            <StaticPart key={pfad} id={`bild-${slug}`} part={Bild} />
          </SeitenTitel>
          <StaticPart key={pfad} id={`text-${slug}`} part={Text} live={artikel.reagiert ?? false} />
          <div className="rahmen mt-12 flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
            <Link to={`/${ordner}`} className="textlink inline-flex min-h-11 items-center">
              {bereich.zurueck}
            </Link>
            <TeilenKnopf titel={artikel.titel} />
          </div>
          <Verwandte bereich={bereich} artikel={artikel} />
          <BeratungsKarte />
        </>
      )
    },
    NichtGefunden: () => (
      <NichtGefundenAnsicht
        titel="Artikel nicht gefunden"
        text={bereich.nichtGefunden}
        zurueck={{ pfad: `/${ordner}`, name: bereich.zurueck }}
      />
    ),
  } satisfies SeitenModul
}

function Verwandte({ bereich, artikel }: { bereich: ArtikelBereich; artikel: Artikel }) {
  const weitere = artikel.verwandt.flatMap(slug => bereich.artikel.find(eintrag => eintrag.slug === slug) ?? [])
  return (
    <section aria-labelledby="weiterlesen" className="rahmen mt-14 print:hidden">
      <h2 id="weiterlesen" className="t4">
        Weiterlesen
      </h2>
      <ul className="mt-5 grid gap-x-6 border-t border-ink md:grid-cols-3">
        {weitere.map(eintrag => (
          <li key={eintrag.slug}>
            <ArtikelKarte ordner={bereich.ordner} artikel={eintrag} stufe="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
