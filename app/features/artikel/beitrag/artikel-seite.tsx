import { BeratungsKarte } from '#app/layout/beratungs-karte.tsx'
import { NichtGefundenAnsicht } from '#app/layout/nicht-gefunden.tsx'
import { SeitenTitel } from '#app/layout/seiten-titel.tsx'
import type { SeitenModul } from '#app/lib/seite.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Link } from '#app/router.tsx'
import { ServerPart } from '#app/ui/parts/server-part.tsx'
import { type Artikel, type ArtikelBereich, artikelMit } from '#content/artikel/artikel.ts'
import { BEITRAG } from '#content/artikel/beitrag.ts'
import { ohneAngaben, zeitangaben } from '#content/zahlen/zeitangaben.ts'
import { textTeile } from '../seite/text-teile.ts'
import { useAktuellerAbschnitt } from '../seite/use-aktueller-abschnitt.ts'
import { ArtikelKarte } from './artikel-karte.tsx'
import { TeilenKnopf } from './teilen-knopf.tsx'
import { useBriefKopieren } from './use-brief-kopieren.ts'

/** All articles of a section: one page each, and one for addresses that are none. */
export function artikelSeite(bereich: ArtikelBereich) {
  const { ordner } = bereich
  const seiten = new Map(
    bereich.artikel.map(artikel => {
      const pfad = `/${ordner}/${artikel.slug}`
      return [artikel.slug, { artikel, pfad, ...textTeile(pfad, `${ordner}/${artikel.slug}`, artikel) }]
    }),
  )
  const krumen = (titel: string, pfad: string) => [
    { name: bereich.name, pfad: `/${ordner}` },
    { name: titel, pfad },
  ]
  return {
    slugs: bereich.artikel.map(({ slug }) => slug),
    kopf: (slug, daten) => {
      const seite = seiten.get(slug)
      if (!seite) return { titel: BEITRAG.nichtGefunden, beschreibung: bereich.nichtGefunden, noindex: true }
      const artikel = artikelMit(zeitangaben(daten))(seite.artikel)
      return {
        titel: artikel.seitenTitel ?? artikel.titel,
        beschreibung: artikel.auszug,
        bildTitel: ohneAngaben(seite.artikel.titel),
        krumen: krumen(artikel.titel, seite.pfad),
        typ: 'article',
        inhalt: { art: 'artikel', pfad: seite.pfad, artikel },
      }
    },
    Seite: ({ slug }) => {
      useAktuellerAbschnitt()
      useBriefKopieren()
      const amTag = artikelMit(zeitangaben(useSeitenDaten()))
      const seite = seiten.get(slug)
      if (!seite) return null
      const { pfad, Bild, Text } = seite
      const artikel = amTag(seite.artikel)
      return (
        <>
          <SeitenTitel titel={artikel.titel} abzeichen={artikel.kategorie} krumen={krumen(artikel.titel, pfad)}>
            <ServerPart id={`bild-${slug}`} part={Bild} />
          </SeitenTitel>
          <ServerPart id={`text-${slug}`} part={Text} />
          <div className="rahmen mt-12 flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
            <Link to={`/${ordner}`} className="textlink inline-flex min-h-11 items-center">
              {bereich.zurueck}
            </Link>
            <TeilenKnopf titel={artikel.titel} />
          </div>
          <Verwandte ordner={ordner} artikel={verwandte(bereich, artikel).map(amTag)} />
          <BeratungsKarte />
        </>
      )
    },
    NichtGefunden: () => (
      <NichtGefundenAnsicht
        titel={BEITRAG.nichtGefunden}
        text={bereich.nichtGefunden}
        zurueck={{ pfad: `/${ordner}`, name: bereich.zurueck }}
      />
    ),
  } satisfies SeitenModul
}

const verwandte = (bereich: ArtikelBereich, { verwandt }: Artikel): Artikel[] =>
  verwandt.flatMap(slug => bereich.artikel.find(eintrag => eintrag.slug === slug) ?? [])

function Verwandte({ ordner, artikel }: { ordner: string; artikel: readonly Artikel[] }) {
  return (
    <section aria-labelledby="weiterlesen" className="rahmen mt-14 print:hidden">
      <h2 id="weiterlesen" className="t4">
        {BEITRAG.weiterlesen}
      </h2>
      <ul className="mt-5 grid gap-x-6 border-t border-ink md:grid-cols-3">
        {artikel.map(eintrag => (
          <li key={eintrag.slug}>
            <ArtikelKarte ordner={ordner} artikel={eintrag} stufe="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
