import { lazy } from 'react'
import { leitfadenTeil } from '#app/features/artikel/seite/leitfaden-teil.ts'
import { TitelMitFrist } from '#app/features/artikel/seite/titel-mit-frist.tsx'
import { DatenKarte } from '#app/features/rechner/schritt-1/daten-karte.tsx'
import { BeratungsKarte } from '#app/layout/beratungs-karte.tsx'
import type { SeitenKopf } from '#app/lib/seite.ts'
import { later } from '#app/ui/parts/later.ts'
import { ServerPart } from '#app/ui/parts/server-part.tsx'
import { BERATUNGSKARTE, seite, VERGLEICH } from '#content/seiten/kuendigen.ts'

const NaechsterTermin = import.meta.env.SSR
  ? lazy(() => import('#app/features/fristen/naechster-termin.tsx'))
  : undefined
const Termine = later(() => import('#app/features/fristen/termine.tsx'))
const BriefAbschnitt = later(() => import('#app/features/brief/brief-abschnitt.tsx'))
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
      <TitelMitFrist
        titel={seite.ueberschrift}
        lead={seite.lead}
        krumen={KRUMEN}
        frist={<ServerPart id="kuendigen-termin" part={NaechsterTermin} />}
      />
      <ServerPart id="kuendigen-brief" live={BriefAbschnitt} />
      <div className="rahmen grid gap-x-6 gap-y-7 pt-16 md:pt-20 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-6">
          <h2 className="t5">{VERGLEICH.titel}</h2>
          <p className="mass mt-5 text-ink2">{VERGLEICH.text}</p>
        </div>
        <div className="min-w-0 lg:col-span-5 lg:col-start-8">
          <DatenKarte />
        </div>
      </div>
      <ServerPart id="kuendigen-termine" live={Termine} />
      <ServerPart id="kuendigen-text" part={Leitfaden} />
      <BeratungsKarte {...BERATUNGSKARTE} />
    </>
  )
}
