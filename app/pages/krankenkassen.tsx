import { lazy } from 'react'
import { KantonsFilter } from '#app/features/krankenkassen/filter/kantons-filter.tsx'
import { NaechsterSchritt } from '#app/features/krankenkassen/naechster-schritt.tsx'
import { SeitenTitel } from '#app/layout/seiten-titel.tsx'
import type { SeitenKopf } from '#app/lib/seite.ts'
import { ServerPart } from '#app/ui/parts/server-part.tsx'
import { KRANKENKASSEN } from '#content/seiten/krankenkassen.ts'
import { verkaufende } from '#content/versicherer/abgang.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'

const krumen = [{ name: KRANKENKASSEN.name, pfad: '/krankenkassen' }]

export const kopf = (_slug: string, { praemien }: SeitenDaten): SeitenKopf => ({
  titel: KRANKENKASSEN.titel,
  beschreibung: KRANKENKASSEN.beschreibung(praemien.versicherer, praemien.jahr),
  krumen,
  inhalt: {
    art: 'liste',
    eintraege: verkaufende(praemien.ohneTarif).map(({ name, slug }) => ({ name, pfad: `/krankenkasse/${slug}` })),
  },
})

const teile = import.meta.env.SSR
  ? {
      kopf: lazy(async () => ({
        default: (await import('#app/features/krankenkassen/verzeichnis.tsx')).VerzeichnisKopf,
      })),
      liste: lazy(async () => ({ default: (await import('#app/features/krankenkassen/verzeichnis.tsx')).Verzeichnis })),
    }
  : undefined

export function Seite() {
  return (
    <>
      <SeitenTitel titel={KRANKENKASSEN.ueberschrift} lead={KRANKENKASSEN.lead} krumen={krumen}>
        <NaechsterSchritt />
      </SeitenTitel>
      <ServerPart id="krankenkassen-kopf" part={teile?.kopf} />
      <KantonsFilter />
      <ServerPart id="krankenkassen-verzeichnis" part={teile?.liste} />
    </>
  )
}
