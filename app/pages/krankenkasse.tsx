import { lazy } from 'react'
import { NaechsterSchritt } from '#app/features/krankenkassen/naechster-schritt.tsx'
import { BeratungsKarte } from '#app/layout/beratungs-karte.tsx'
import { Krumen } from '#app/layout/krumen.tsx'
import { NichtGefundenAnsicht } from '#app/layout/nicht-gefunden.tsx'
import type { SeitenKopf } from '#app/lib/seite.ts'
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

/** The profiles themselves are made on the server alone, which has all texts and all premiums. */
const profile = new Map(
  import.meta.env.SSR
    ? VERSICHERER.map(versicherer => [
        versicherer.slug,
        lazy(async () => {
          const { Profil } = await import('#app/features/krankenkassen/profil.tsx')
          return {
            default: () => (
              <>
                <Profil
                  versicherer={versicherer}
                  krumen={<Krumen krumen={krumen(versicherer)} trenner="/" />}
                  schritte={<NaechsterSchritt />}
                />
                <BeratungsKarte titel={KRANKENKASSE.fragen(versicherer.name)} />
              </>
            ),
          }
        }),
      ])
    : [],
)

export function Seite({ slug }: { slug: string }) {
  return <ServerPart id={`profil-${slug}`} part={profile.get(slug)} />
}

export function NichtGefunden() {
  const { titel, text, zurueck } = KRANKENKASSE.nichtGefunden
  return <NichtGefundenAnsicht titel={titel} text={text} zurueck={{ pfad: '/krankenkassen', name: zurueck }} />
}
