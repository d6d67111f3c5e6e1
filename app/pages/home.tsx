import { lazy, Suspense, use } from 'react'
import { Rechner } from '#app/features/rechner/rechner.tsx'
import { EigenerOrtContext } from '#app/lib/eigener-ort.ts'
import { EIGENER_VERGLEICH, type EigenerVergleich } from '#app/lib/eigener-vergleich.ts'
import { useErinnert } from '#app/lib/gedaechtnis.ts'
import type { SeitenKopf } from '#app/lib/seite.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { later } from '#app/ui/parts/later.ts'
import { ServerPart } from '#app/ui/parts/server-part.tsx'
import { STARTSEITE } from '#content/seiten/home.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import { site } from '#site-config'

/** Both come with the HTML: skyline and claims are worked out from all premiums. */
const Hero = import.meta.env.SSR
  ? lazy(async () => {
      const { Hero } = await import('#app/features/startseite/hero.tsx')
      return { default: () => <Hero variante={site.heroVariante} /> }
    })
  : undefined
const Briefe = later(async () => ({ default: (await import('#app/features/brief/brief-teil.tsx')).BriefTeil }))
const Abschnitte = import.meta.env.SSR
  ? lazy(async () => {
      const { Abschnitte } = await import('#app/features/startseite/abschnitte.tsx')
      return { default: () => <Abschnitte variante={site.heroVariante} /> }
    })
  : undefined

/** Without it the example stays. */
const EigeneSkyline = lazy(() =>
  import('#app/features/startseite/eigene-skyline.tsx').catch(() => ({ default: () => null })),
)

/** Without it the band keeps the figure of the country. */
const EigenerAnstieg = lazy(() =>
  import('#app/features/startseite/eigener-anstieg.tsx').catch(() => ({ default: () => null })),
)

export const kopf = (_slug: string, { praemien }: SeitenDaten): SeitenKopf => ({
  titel: STARTSEITE.titel(praemien.jahr),
  beschreibung: STARTSEITE.beschreibung(praemien.jahr),
  bildTitel: STARTSEITE.bildTitel,
  inhalt: { art: 'website' },
})

export function Seite() {
  return (
    <Rechner
      hero={
        <>
          <ServerPart id="startseite-hero" part={Hero} />
          <Skyline />
          <Anstieg />
        </>
      }
      briefe={Briefe}
    >
      <ServerPart id="startseite-abschnitte" part={Abschnitte} />
    </Rechner>
  )
}

function Skyline() {
  const vergleich = useErinnert<EigenerVergleich>(EIGENER_VERGLEICH)
  return (
    vergleich && (
      <Suspense>
        <EigeneSkyline vergleich={vergleich} />
      </Suspense>
    )
  )
}

/** The place as it is typed, or that of a comparison in this visit. Only a page of the season has something to say on it. */
function Anstieg() {
  const { jahr, sofort } = useSeitenDaten().praemien
  const vergleich = useErinnert<EigenerVergleich>(EIGENER_VERGLEICH)
  const ort = use(EigenerOrtContext) ?? (vergleich && { ...vergleich.tabelle, ort: vergleich.ort })
  return (
    sofort &&
    ort && (
      <Suspense>
        <EigenerAnstieg ort={ort} jahr={jahr} />
      </Suspense>
    )
  )
}
