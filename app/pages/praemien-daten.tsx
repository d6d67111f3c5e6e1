import { lazy } from 'react'
import { LandesCsv } from '#app/features/praemien/csv/landes-csv.tsx'
import { RegionsCsv } from '#app/features/praemien/csv/regions-csv.tsx'
import { SeitenTitel } from '#app/layout/seiten-titel.tsx'
import type { SeitenKopf } from '#app/lib/seite.ts'
import { ServerPart } from '#app/ui/parts/server-part.tsx'
import { DATEN } from '#content/praemien/daten.ts'
import { SCHWEIZ } from '#content/praemien/seiten.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'

const krumen = [
  { name: SCHWEIZ.name, pfad: SCHWEIZ.pfad },
  { name: DATEN.name, pfad: DATEN.pfad },
]

export const kopf = (_slug: string, { praemien }: SeitenDaten): SeitenKopf => ({
  titel: DATEN.titel,
  beschreibung: DATEN.beschreibung(praemien.jahr),
  krumen,
  inhalt: { art: 'datensatz', jahr: praemien.jahr, quelle: praemien.quelle, stand: praemien.importiert },
})

const Texte = import.meta.env.SSR
  ? lazy(async () => ({ default: (await import('#app/features/praemien/daten-seite.tsx')).DatenTexte }))
  : undefined

export function Seite() {
  return (
    <>
      <SeitenTitel titel={DATEN.titel} lead={DATEN.lead} krumen={krumen} trenner="/" />
      <LandesCsv />
      <RegionsCsv />
      <ServerPart id="praemien-daten" part={Texte} />
    </>
  )
}
