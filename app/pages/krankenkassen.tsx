import { lazy } from 'react'
import { NaechsterSchritt } from '#app/features/krankenkassen/naechster-schritt.tsx'
import { SeitenTitel } from '#app/layout/seiten-titel.tsx'
import { itemList } from '#app/lib/json-ld.ts'
import type { SeitenKopf } from '#app/lib/seite.ts'
import { ServerPart } from '#app/ui/parts/server-part.tsx'
import { verkaufende } from '#content/versicherer/abgang.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'

const krumen = [{ name: 'Krankenkassen', pfad: '/krankenkassen' }]

export const kopf = (_slug: string, { siteUrl, praemien }: SeitenDaten): SeitenKopf => ({
  titel: 'Alle Krankenkassen der Schweiz',
  beschreibung: `Alle ${praemien.versicherer} Krankenkassen mit Grundversicherung ${praemien.jahr} von A bis Z: Sitz, Modelle und Prämien im Überblick, mit direktem Weg zum Vergleich.`,
  krumen,
  jsonLd: [
    itemList(
      siteUrl,
      verkaufende(praemien.ohneTarif).map(({ name, slug }) => ({ name, pfad: `/krankenkasse/${slug}` })),
    ),
  ],
})

const Verzeichnis = import.meta.env.SSR
  ? lazy(async () => ({ default: (await import('#app/features/krankenkassen/verzeichnis.tsx')).Verzeichnis }))
  : undefined

export function Seite() {
  return (
    <>
      <SeitenTitel
        titel="Alle Krankenkassen"
        lead="Jede Kasse muss Sie in der Grundversicherung aufnehmen, und alle bezahlen dieselben Leistungen. Was sich unterscheidet, sind Preis, Modelle und Service."
        krumen={krumen}
      >
        <NaechsterSchritt />
      </SeitenTitel>
      <ServerPart id="krankenkassen-verzeichnis" part={Verzeichnis} />
    </>
  )
}
