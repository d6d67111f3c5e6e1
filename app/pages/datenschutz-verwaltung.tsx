import { AntragOderBestaetigung } from '#app/features/datenschutz/antrag-oder-bestaetigung.tsx'
import { SeitenTitel } from '#app/layout/seiten-titel.tsx'
import { later } from '#app/ui/parts/later.ts'
import { StaticPart } from '#app/ui/parts/static-part.tsx'
import { DATEN_VERWALTEN } from '#content/seiten/datenschutz-verwaltung.ts'

const Rechte = later(() => import('#app/features/datenschutz/rechte.tsx'))

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
      <StaticPart id="datenschutz-rechte" part={Rechte} />
    </>
  )
}
