import { Rechner } from '#app/features/rechner/rechner.tsx'
import { BelegteAussagen } from '#app/features/startseite/belegte-aussagen.tsx'
import { Hero } from '#app/features/startseite/hero.tsx'
import { PraemienAnstieg } from '#app/features/startseite/praemien-anstieg.tsx'
import { SoFunktioniertEs } from '#app/features/startseite/so-funktioniert-es.tsx'
import { FristenJahr } from '#app/features/wechsel/fristen-jahr.tsx'
import { website } from '#app/lib/json-ld.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import { site } from '#site-config'
import type { SeitenKopf } from '../seite.ts'

export const kopf = (_slug: string, { praemien, siteUrl }: SeitenDaten): SeitenKopf => ({
  titel: `Krankenkassenvergleich ${praemien.jahr} | ${site.domain}`,
  beschreibung: `Krankenkassenprämien ${praemien.jahr} vergleichen: offizielle Prämien aller Kassen für Ihren Wohnort, vom günstigsten zum teuersten Tarif. Kostenlos.`,
  jsonLd: website(siteUrl),
})

export function Seite() {
  const { praemien } = useSeitenDaten()
  return (
    <Rechner hero={<Hero variante={site.heroVariante} />}>
      {praemien.jahr === 2025 && <PraemienAnstieg />}
      <SoFunktioniertEs />
      <FristenJahr />
      <BelegteAussagen />
    </Rechner>
  )
}
