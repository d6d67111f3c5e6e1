import { lazy } from 'react'
import { DatenKarte } from '#app/features/rechner/karte/daten-karte.tsx'
import { Datenbasis } from '#app/features/vergleichen/datenbasis.tsx'
import { BeratungsKarte } from '#app/layout/beratungs-karte.tsx'
import { leitfadenTeil } from '#app/layout/leitfaden-teil.ts'
import { TitelMitKarte } from '#app/layout/titel-mit-karte.tsx'
import { useDatenhinweis } from '#app/lib/datenhinweis.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Badge } from '#app/ui/badge.tsx'
import { PriceNote } from '#app/ui/price-note.tsx'
import { ServerPart } from '#app/ui/server-part.tsx'
import { StaticPart } from '#app/ui/static-part.tsx'
import { seite } from '#content/seiten/vergleichen.ts'
import type { SeitenKopf } from '../seite.ts'

const Modelle = lazy(() => import('#app/features/vergleichen/modelle.tsx'))
const FranchiseTeil = lazy(() => import('#app/features/vergleichen/franchise-teil.tsx'))
const Leitfaden = leitfadenTeil('seiten/vergleichen')

const KRUMEN = [{ name: seite.ueberschrift, pfad: seite.pfad }]

export const kopf = (): SeitenKopf => ({
  titel: seite.titel,
  beschreibung: seite.beschreibung,
  krumen: KRUMEN,
})

export function Seite() {
  const { praemien } = useSeitenDaten()
  return (
    <>
      <TitelMitKarte
        titel={seite.ueberschrift}
        lead={seite.lead}
        krumen={KRUMEN}
        abzeichen={
          <>
            <Badge>{`Offizielle BAG-Prämien ${praemien.jahr}`}</Badge>
            <PriceNote note={useDatenhinweis()} />
          </>
        }
        karte={<DatenKarte />}
      >
        <Datenbasis />
      </TitelMitKarte>
      <StaticPart id="vergleichen-modelle" part={Modelle} />
      <StaticPart id="vergleichen-franchise" part={FranchiseTeil} live />
      <ServerPart id="vergleichen-text" part={Leitfaden} />
      <BeratungsKarte />
    </>
  )
}
