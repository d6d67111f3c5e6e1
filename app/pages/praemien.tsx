import { lazy } from 'react'
import { KartenRegler } from '#app/features/praemien/wahl/karten-regler.tsx'
import type { SeitenKopf } from '#app/lib/seite.ts'
import { later } from '#app/ui/parts/later.ts'
import { ServerPart } from '#app/ui/parts/server-part.tsx'
import { KANTONSEITEN } from '#content/praemien/kantone.ts'
import { SCHWEIZ } from '#content/praemien/seiten.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'

/** Far below: its code comes when the visitor gets near. */
const Rechner = later(async () => ({
  default: (await import('#app/features/rechner/schritt-1/daten-karte.tsx')).DatenKarte,
}))

export const kopf = (_slug: string, { praemien }: SeitenDaten): SeitenKopf => ({
  titel: SCHWEIZ.titel(praemien.jahr),
  bildTitel: SCHWEIZ.bildTitel,
  beschreibung: SCHWEIZ.beschreibung(praemien.jahr),
  krumen: [{ name: SCHWEIZ.name, pfad: SCHWEIZ.pfad }],
  inhalt: {
    art: 'liste',
    eintraege: KANTONSEITEN.map(({ name, slug }) => ({ name, pfad: `/praemien/kanton/${slug}` })),
  },
})

const teile = import.meta.env.SSR
  ? {
      kopf: lazy(async () => ({ default: (await import('#app/features/praemien/schweiz-kopf.tsx')).SchweizKopf })),
      karte: lazy(async () => ({
        default: (await import('#app/features/praemien/karte/schweiz-karte.tsx')).SchweizKarte,
      })),
      mehr: lazy(async () => ({ default: (await import('#app/features/praemien/schweiz-mehr.tsx')).SchweizMehr })),
    }
  : undefined

export function Seite() {
  return (
    <>
      <ServerPart id="praemien-kopf" part={teile?.kopf} />
      <KartenRegler />
      <ServerPart id="praemien-karte" part={teile?.karte} />
      <ServerPart id="praemien-mehr" part={teile?.mehr} />
      <div className="rahmen mt-16">
        <div className="max-w-3xl">
          <ServerPart id="praemien-rechner" live={Rechner} />
        </div>
      </div>
    </>
  )
}
