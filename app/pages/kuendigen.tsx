import { lazy } from 'react'
import { BriefAbschnitt } from '#app/features/brief/brief-abschnitt.tsx'
import { Termine } from '#app/features/fristen/termine.tsx'
import { DatenKarte } from '#app/features/rechner/daten-karte.tsx'
import { BeratungsKarte } from '#app/layout/beratungs-karte.tsx'
import { TitelMitKarte } from '#app/layout/titel-mit-karte.tsx'
import { StaticPart } from '#app/ui/static-part.tsx'
import { seite } from '#content/seiten/kuendigen.ts'
import type { SeitenKopf } from '../seite.ts'

const NaechsterTermin = lazy(() => import('#app/features/startseite/naechster-termin.tsx'))
const Leitfaden = lazy(async () => (await import('#app/layout/leitfaden.tsx')).leitfaden('seiten/kuendigen'))

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
      <Termine />
      <BriefAbschnitt />
      <StaticPart id="kuendigen-text" part={Leitfaden} />
      <BeratungsKarte
        titel="Sollen wir das übernehmen?"
        text="Auf Wunsch kündigen wir für Sie und melden Sie bei der neuen Kasse an. Kostenlos und unverbindlich."
      />
    </>
  )
}
