import { artikelJsonLd } from '#app/features/artikel/artikel-json-ld.ts'
import { ArtikelKarte } from '#app/features/artikel/artikel-karte.tsx'
import { datumText } from '#app/features/artikel/datum.ts'
import { Inhaltsverzeichnis } from '#app/features/artikel/inhaltsverzeichnis.tsx'
import { lesedaten, lesezeit } from '#app/features/artikel/lesedaten.ts'
import { TeilenKnopf } from '#app/features/artikel/teilen-knopf.tsx'
import { Link } from '#app/router.tsx'
import type { Artikel, ArtikelBereich } from '#content/artikel.ts'
import type { SeitenModul } from '../seite.ts'
import { BeratungsKarte } from './beratungs-karte.tsx'
import { Fliesstext } from './fliesstext.tsx'
import { NichtGefundenAnsicht } from './nicht-gefunden.tsx'
import { SeitenTitel } from './seiten-titel.tsx'

const LANG_AB_ABSCHNITTEN = 4

/** All articles of a section: one page each, and one for addresses that are none. */
export function artikelSeite(bereich: ArtikelBereich) {
  const { ordner } = bereich
  const artikelMit = (slug: string) => bereich.artikel.find(eintrag => eintrag.slug === slug)
  const krumen = (artikel: Artikel) => [
    { name: bereich.name, pfad: `/${ordner}` },
    { name: artikel.titel, pfad: `/${ordner}/${artikel.slug}` },
  ]
  return {
    slugs: bereich.artikel.map(({ slug }) => slug),
    text: slug => `${ordner}/${slug}`,
    kopf: (slug, { siteUrl }) => {
      const artikel = artikelMit(slug)
      if (!artikel) return { titel: 'Artikel nicht gefunden', beschreibung: bereich.nichtGefunden, noindex: true }
      return {
        titel: artikel.seitenTitel ?? artikel.titel,
        beschreibung: artikel.auszug,
        krumen: krumen(artikel),
        typ: 'article',
        jsonLd: [artikelJsonLd(siteUrl, ordner, artikel)],
      }
    },
    Seite: ({ slug, Text }) => {
      const artikel = artikelMit(slug)
      if (!artikel) return null
      const { abschnitte, woerter } = lesedaten(Text)
      return (
        <>
          <SeitenTitel titel={artikel.titel} abzeichen={artikel.kategorie} krumen={krumen(artikel)} />
          <div className="rahmen grid gap-x-6 gap-y-8 pt-7 lg:grid-cols-12">
            <div className="flex min-w-0 flex-col gap-6 lg:top-6 lg:col-span-3 lg:self-start lg:[@media(min-height:45rem)]:sticky">
              <Angaben artikel={artikel} zeit={lesezeit(woerter)} />
              {abschnitte.length >= LANG_AB_ABSCHNITTEN && <Inhaltsverzeichnis abschnitte={abschnitte} />}
              <TeilenKnopf titel={artikel.titel} />
            </div>
            <article className="min-w-0 lg:col-span-7">
              <p className="t3 mb-10 max-w-[40rem]">{artikel.auszug}</p>
              <Fliesstext Text={Text} />
              <p className="mt-12">
                <Link to={`/${ordner}`} className="textlink inline-flex min-h-11 items-center">
                  {bereich.zurueck}
                </Link>
              </p>
            </article>
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

function Angaben({ artikel, zeit }: { artikel: Artikel; zeit: string }) {
  const { autor, datum, aktualisiert } = artikel
  return (
    <p className="t1 text-ink2">
      {autor}
      <br />
      <time dateTime={datum}>{datumText(datum)}</time>
      <span className="mx-[.14em]"> · </span>
      {zeit}
      {aktualisiert && (
        <>
          <br />
          Aktualisiert am <time dateTime={aktualisiert}>{datumText(aktualisiert)}</time>
        </>
      )}
    </p>
  )
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
