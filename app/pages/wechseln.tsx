import type { ComponentType } from 'react'
import { Inhaltsverzeichnis } from '#app/features/artikel/inhaltsverzeichnis.tsx'
import { lesedaten } from '#app/features/artikel/lesedaten.ts'
import { DatenKarte } from '#app/features/rechner/daten-karte.tsx'
import { TitelMitKarte } from '#app/features/vergleichen/titel-mit-karte.tsx'
import { ErsparnisBeispiel } from '#app/features/wechsel/ersparnis-beispiel.tsx'
import { WechselSchritte } from '#app/features/wechsel/wechsel-schritte.tsx'
import { BeratungsKarte } from '#app/layout/beratungs-karte.tsx'
import { Fliesstext } from '#app/layout/fliesstext.tsx'
import { seite } from '#content/seiten/wechseln.ts'
import type { SeitenKopf } from '../seite.ts'

const krume = seite.kurzname ?? seite.ueberschrift

export const text = () => 'seiten/wechseln'

export const kopf = (): SeitenKopf => ({
  titel: seite.titel,
  beschreibung: seite.beschreibung,
  krumen: [{ name: krume, pfad: seite.pfad }],
})

export function Seite({ Text }: { Text: ComponentType }) {
  return (
    <>
      <TitelMitKarte titel={seite.ueberschrift} lead={seite.lead} krume={krume} karte={<DatenKarte />}>
        <ErsparnisBeispiel />
      </TitelMitKarte>
      <WechselSchritte />
      <div className="rahmen grid gap-x-6 gap-y-8 pt-16 md:pt-20 lg:grid-cols-12">
        <div className="max-lg:hidden lg:top-6 lg:col-span-3 lg:self-start lg:[@media(min-height:45rem)]:sticky">
          <Inhaltsverzeichnis abschnitte={lesedaten(Text).abschnitte} />
        </div>
        <div className="min-w-0 lg:col-span-7 lg:col-start-5">
          <Fliesstext Text={Text} />
        </div>
      </div>
      <BeratungsKarte
        titel="Sollen wir den Wechsel übernehmen?"
        text="Wir melden Sie bei der neuen Kasse an und kündigen bei der alten. Kostenlos und unverbindlich."
      />
    </>
  )
}
