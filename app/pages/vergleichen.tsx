import type { ComponentType } from 'react'
import { DatenKarte } from '#app/features/rechner/daten-karte.tsx'
import { Datenbasis } from '#app/features/vergleichen/datenbasis.tsx'
import { FranchiseStufen } from '#app/features/vergleichen/franchise-stufen.tsx'
import { KostenErklaerung } from '#app/features/vergleichen/kosten-erklaerung.tsx'
import { Modelle } from '#app/features/vergleichen/modelle.tsx'
import { TitelMitKarte } from '#app/features/vergleichen/titel-mit-karte.tsx'
import { Weiterlesen } from '#app/features/vergleichen/weiterlesen.tsx'
import { BeratungsKarte } from '#app/layout/beratungs-karte.tsx'
import { Fliesstext } from '#app/layout/fliesstext.tsx'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Badge } from '#app/ui/badge.tsx'
import { seite } from '#content/seiten/vergleichen.ts'
import type { SeitenKopf } from '../seite.ts'

const krumen = [{ name: seite.ueberschrift, pfad: seite.pfad }]

export const text = () => 'seiten/vergleichen'

export const kopf = (): SeitenKopf => ({ titel: seite.titel, beschreibung: seite.beschreibung, krumen })

export function Seite({ Text }: { Text: ComponentType }) {
  const { praemien } = useSeitenDaten()
  return (
    <>
      <TitelMitKarte
        titel={seite.ueberschrift}
        lead={seite.lead}
        krume={seite.ueberschrift}
        abzeichen={
          <>
            <Badge>{`Offizielle BAG-Prämien ${praemien.jahr}`}</Badge>
            {praemien.quelle === 'DEMO' && <Badge kind="plain">Demodaten – keine offiziellen Prämien</Badge>}
          </>
        }
        karte={<DatenKarte />}
      >
        <Datenbasis />
      </TitelMitKarte>
      <Modelle />
      <KostenErklaerung />
      <FranchiseStufen />
      <div className="rahmen grid gap-x-6 gap-y-8 pt-16 md:pt-20 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <Fliesstext Text={Text} />
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <Weiterlesen />
        </div>
      </div>
      <BeratungsKarte />
    </>
  )
}
