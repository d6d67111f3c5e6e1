import { lazy } from 'react'
import { leitfadenTeil } from '#app/features/artikel/seite/leitfaden-teil.ts'
import { TitelMitKarte } from '#app/features/artikel/seite/titel-mit-karte.tsx'
import { DatenKarte } from '#app/features/rechner/schritt-1/daten-karte.tsx'
import { BeratungsKarte } from '#app/layout/beratungs-karte.tsx'
import type { SeitenKopf } from '#app/lib/seite.ts'
import { later } from '#app/ui/parts/later.ts'
import { ServerPart } from '#app/ui/parts/server-part.tsx'
import { BERATUNGSKARTE, seite } from '#content/seiten/wechseln.ts'

const ErsparnisBeispiel = import.meta.env.SSR
  ? lazy(() => import('#app/features/wechsel/ersparnis-beispiel.tsx'))
  : undefined
const WechselSchritte = import.meta.env.SSR
  ? lazy(() => import('#app/features/wechsel/wechsel-schritte.tsx'))
  : undefined
const Termine = later(() => import('#app/features/fristen/termine.tsx'))
const Leitfaden = leitfadenTeil('seiten/wechseln')

const KRUMEN = [{ name: seite.kurzname ?? seite.ueberschrift, pfad: seite.pfad }]

export const kopf = (): SeitenKopf => ({
  titel: seite.titel,
  beschreibung: seite.beschreibung,
  krumen: KRUMEN,
})

export function Seite() {
  return (
    <>
      <TitelMitKarte titel={seite.ueberschrift} lead={seite.lead} krumen={KRUMEN} karte={<DatenKarte />}>
        <ServerPart id="wechseln-beispiel" part={ErsparnisBeispiel} />
      </TitelMitKarte>
      <ServerPart id="wechseln-schritte" part={WechselSchritte} />
      <ServerPart id="wechseln-termine" live={Termine} />
      <ServerPart id="wechseln-text" part={Leitfaden} />
      <BeratungsKarte {...BERATUNGSKARTE} />
    </>
  )
}
