import { lazy } from 'react'
import { leitfadenTeil } from '#app/features/artikel/seite/leitfaden-teil.ts'
import { TitelMitKarte } from '#app/features/artikel/seite/titel-mit-karte.tsx'
import { DatenKarte } from '#app/features/rechner/karte/daten-karte.tsx'
import { BeratungsKarte } from '#app/layout/beratungs-karte.tsx'
import type { SeitenKopf } from '#app/lib/seite.ts'
import { ServerPart } from '#app/ui/parts/server-part.tsx'
import { StaticPart } from '#app/ui/parts/static-part.tsx'
import { BERATUNGSKARTE, seite } from '#content/seiten/kuendigen.ts'

const NaechsterTermin = lazy(() => import('#app/features/startseite/naechster-termin.tsx'))
const Termine = lazy(() => import('#app/features/fristen/termine.tsx'))
const BriefAbschnitt = lazy(() => import('#app/features/brief/brief-abschnitt.tsx'))
const Leitfaden = leitfadenTeil('seiten/kuendigen')

const KRUMEN = [{ name: seite.ueberschrift, pfad: seite.pfad }]

export const kopf = (): SeitenKopf => ({
  titel: seite.titel,
  beschreibung: seite.beschreibung,
  krumen: KRUMEN,
})

export function Seite() {
  return (
    <>
      <TitelMitKarte titel={seite.ueberschrift} lead={seite.lead} krumen={KRUMEN} karte={<DatenKarte />}>
        <StaticPart id="kuendigen-termin" part={NaechsterTermin} />
      </TitelMitKarte>
      <StaticPart id="kuendigen-termine" part={Termine} live />
      <StaticPart id="kuendigen-brief" part={BriefAbschnitt} live />
      <ServerPart id="kuendigen-text" part={Leitfaden} />
      <BeratungsKarte {...BERATUNGSKARTE} />
    </>
  )
}
