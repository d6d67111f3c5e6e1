import { type ComponentType, lazy } from 'react'
import { GemeindeSuche } from '#app/features/praemien/gemeinde-suche.tsx'
import { Krumen } from '#app/layout/krumen.tsx'
import { NichtGefundenAnsicht } from '#app/layout/nicht-gefunden.tsx'
import type { SeitenKopf } from '#app/lib/seite.ts'
import { later } from '#app/ui/parts/later.ts'
import { ServerPart } from '#app/ui/parts/server-part.tsx'
import { KANTONSEITEN, type Kantonseintrag, kantonMitSlug } from '#content/praemien/kantone.ts'
import { KANTON, SCHWEIZ } from '#content/praemien/seiten.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'

/** Far below: its code comes when the visitor gets near. */
const Rechner = later(async () => ({
  default: (await import('#app/features/rechner/schritt-1/daten-karte.tsx')).DatenKarte,
}))

const kantonsrechner = new Map(
  KANTONSEITEN.map(({ slug, kanton }): [string, ComponentType] => [slug, () => <Rechner kanton={kanton} />]),
)

export const slugs = KANTONSEITEN.map(({ slug }) => slug)

const krumen = ({ name, slug }: Kantonseintrag) => [
  { name: SCHWEIZ.name, pfad: SCHWEIZ.pfad },
  { name, pfad: `/praemien/kanton/${slug}` },
]

/** With the site's name after it a title has room for about 41 characters. */
const TITEL_HOECHSTENS = 41

export function kopf(slug: string, { praemien }: SeitenDaten): SeitenKopf {
  const eintrag = kantonMitSlug(slug)
  if (!eintrag) {
    const { titel, beschreibung } = KANTON.nichtGefunden
    return { titel, beschreibung, noindex: true }
  }
  const { name, regionen } = eintrag
  const titel = KANTON.titel(name, praemien.jahr)
  return {
    titel: titel.find(form => form.length <= TITEL_HOECHSTENS) ?? titel.at(-1) ?? name,
    beschreibung: KANTON.beschreibung(name, praemien.jahr, regionen.length),
    krumen: krumen(eintrag),
    inhalt: { art: 'datensatz', name, jahr: praemien.jahr, quelle: praemien.quelle, stand: praemien.importiert },
  }
}

type Kantonsteil = 'oben' | 'hilfe' | 'gemeinden' | 'nebenan'

/** The parts of all pages, made on the server alone. */
const teile: ReadonlyMap<string, ComponentType> = new Map(
  import.meta.env.SSR ? KANTONSEITEN.flatMap(eintrag => teileVon(eintrag)) : [],
)

function teileVon(eintrag: Kantonseintrag): [string, ComponentType][] {
  const namen: readonly Kantonsteil[] = ['oben', 'hilfe', 'gemeinden', 'nebenan']
  return namen.map(name => [
    `${name} ${eintrag.slug}`,
    lazy(async () => {
      const { KANTONSTEILE } = await import('#app/features/praemien/kanton.tsx')
      const Kantonsteil = KANTONSTEILE[name]
      return {
        default: () => <Kantonsteil eintrag={eintrag} krumen={<Krumen krumen={krumen(eintrag)} trenner="/" />} />,
      }
    }),
  ])
}

export function Seite({ slug }: { slug: string }) {
  const teil = (id: string, name: Kantonsteil) => (
    <ServerPart id={`${id}-${slug}`} part={teile.get(`${name} ${slug}`)} />
  )
  return (
    <>
      {teil('kanton', 'oben')}
      <div className="rahmen mt-16 grid gap-6 lg:grid-cols-2">
        <ServerPart id="kanton-rechner" live={kantonsrechner.get(slug) ?? Rechner} />
        {teil('kanton-hilfe', 'hilfe')}
      </div>
      <GemeindeSuche slug={slug} />
      {teil('kanton-gemeinden', 'gemeinden')}
      {teil('kanton-nebenan', 'nebenan')}
    </>
  )
}

export function NichtGefunden() {
  const { titel, text, zurueck } = KANTON.nichtGefunden
  return <NichtGefundenAnsicht titel={titel} text={text} zurueck={{ pfad: SCHWEIZ.pfad, name: zurueck }} />
}
