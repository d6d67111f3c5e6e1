import { lazy } from 'react'
import { AntragOderBestaetigung } from '#app/features/datenschutz/antrag-oder-bestaetigung.tsx'
import { SeitenTitel } from '#app/layout/seiten-titel.tsx'
import { ServerPart } from '#app/ui/parts/server-part.tsx'
import { DATEN_VERWALTEN } from '#content/seiten/datenschutz-verwaltung.ts'

const Rechte = import.meta.env.SSR ? lazy(() => import('#app/features/datenschutz/rechte.tsx')) : undefined

const krumen = [
  { name: DATEN_VERWALTEN.datenschutz, pfad: '/datenschutz' },
  { name: DATEN_VERWALTEN.titel, pfad: '/datenschutz-verwaltung' },
]

export const kopf = () => ({
  titel: DATEN_VERWALTEN.titel,
  beschreibung: DATEN_VERWALTEN.beschreibung,
  krumen,
})

export function Seite() {
  return (
    <>
      <SeitenTitel titel={DATEN_VERWALTEN.titel} lead={DATEN_VERWALTEN.lead} krumen={krumen} />
      <AntragOderBestaetigung />
      <ServerPart id="datenschutz-rechte" part={Rechte} />
    </>
  )
}
