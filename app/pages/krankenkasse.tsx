import { type ComponentType, lazy } from 'react'
import { NaechsterSchritt } from '#app/features/krankenkassen/naechster-schritt.tsx'
import { BeratungsKarte } from '#app/layout/beratungs-karte.tsx'
import { Krumen } from '#app/layout/krumen.tsx'
import { NichtGefundenAnsicht } from '#app/layout/nicht-gefunden.tsx'
import { EIGENER_VERGLEICH, type EigenerVergleich } from '#app/lib/eigener-vergleich.ts'
import { useErinnert } from '#app/lib/gedaechtnis.ts'
import type { SeitenKopf } from '#app/lib/seite.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { later } from '#app/ui/parts/later.ts'
import { ServerPart } from '#app/ui/parts/server-part.tsx'
import { KRANKENKASSE } from '#content/seiten/krankenkasse.ts'
import { abgangBeschreibung, abgangTitel, abgangVon } from '#content/versicherer/abgang.ts'
import { VERSICHERER, type VersichererEintrag, versichererVon } from '#content/versicherer/index.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'

export const slugs = VERSICHERER.map(versicherer => versicherer.slug)

const krumen = ({ name, slug }: VersichererEintrag) => [
  { name: KRANKENKASSE.verzeichnis, pfad: '/krankenkassen' },
  { name, pfad: `/krankenkasse/${slug}` },
]

/** With the site's name after it a title has room for about 41 characters. */
const passender = (formen: readonly string[], name: string): string => formen.find(form => form.length <= 41) ?? name

export function kopf(slug: string, { praemien }: SeitenDaten): SeitenKopf {
  const versicherer = versichererVon(slug)
  if (!versicherer) {
    const { titel, beschreibung } = KRANKENKASSE.nichtGefunden
    return { titel, beschreibung, noindex: true }
  }
  const { name } = versicherer
  const { jahr } = praemien
  const abgang = abgangVon(versicherer, praemien.ohneTarif)
  if (abgang)
    return {
      titel: passender(abgangTitel(name, jahr, abgang), name),
      beschreibung: abgangBeschreibung(versicherer, jahr, abgang),
      krumen: krumen(versicherer),
    }
  return {
    titel: passender(KRANKENKASSE.titel(name, jahr), name),
    beschreibung: KRANKENKASSE.beschreibung(versicherer, jahr),
    krumen: krumen(versicherer),
  }
}

type Kassenteil = 'oben' | 'preis' | 'mehr'

/** The profiles themselves are made on the server alone, which has all texts and all premiums. */
const teile: ReadonlyMap<string, ComponentType> = new Map(
  import.meta.env.SSR ? VERSICHERER.flatMap(versicherer => teileVon(versicherer)) : [],
)

function teileVon(versicherer: VersichererEintrag): [string, ComponentType][] {
  const namen: readonly Kassenteil[] = ['oben', 'preis', 'mehr']
  const rahmen = {
    krumen: <Krumen krumen={krumen(versicherer)} trenner="/" />,
    schritte: <NaechsterSchritt />,
    ende: <BeratungsKarte titel={KRANKENKASSE.fragen(versicherer.name)} />,
  }
  return namen.map(name => [
    `${name} ${versicherer.slug}`,
    lazy(async () => {
      const { PROFILTEILE } = await import('#app/features/krankenkassen/profil.tsx')
      const Kassenteil = PROFILTEILE[name]
      return { default: () => <Kassenteil versicherer={versicherer} {...rahmen} /> }
    }),
  ])
}

/** Only for who has compared before: figures of the own region, from the table that lies in memory. */
const EigeneRegion = later(async () => ({
  default: (await import('#app/features/krankenkassen/region/eigene-region.tsx')).EigeneRegion,
}))

export function Seite({ slug }: { slug: string }) {
  const { praemien } = useSeitenDaten()
  const tabelle = useErinnert<EigenerVergleich>(EIGENER_VERGLEICH)?.tabelle
  const versicherer = versichererVon(slug)
  const teil = (id: string, name: Kassenteil) => <ServerPart id={`${id}-${slug}`} part={teile.get(`${name} ${slug}`)} />
  return (
    <>
      {teil('profil', 'oben')}
      {versicherer && tabelle?.jahr === praemien.jahr && !abgangVon(versicherer, praemien.ohneTarif) ? (
        <EigeneRegion versicherer={versicherer} tabelle={tabelle} />
      ) : (
        teil('profil-preis', 'preis')
      )}
      {teil('profil-mehr', 'mehr')}
    </>
  )
}

export function NichtGefunden() {
  const { titel, text, zurueck } = KRANKENKASSE.nichtGefunden
  return <NichtGefundenAnsicht titel={titel} text={text} zurueck={{ pfad: '/krankenkassen', name: zurueck }} />
}
