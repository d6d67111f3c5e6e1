import { lazy } from 'react'
import { leitfadenTeil } from '#app/features/artikel/seite/leitfaden-teil.ts'
import { TitelMitKarte } from '#app/features/artikel/seite/titel-mit-karte.tsx'
import { DatenKarte } from '#app/features/rechner/schritt-1/daten-karte.tsx'
import { Datenbasis } from '#app/features/vergleichen/datenbasis.tsx'
import { BeratungsKarte } from '#app/layout/beratungs-karte.tsx'
import { useDatenhinweis } from '#app/lib/datenhinweis.ts'
import type { SeitenKopf } from '#app/lib/seite.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Badge } from '#app/ui/badge.tsx'
import { later } from '#app/ui/parts/later.ts'
import { ServerPart } from '#app/ui/parts/server-part.tsx'
import { PriceNote } from '#app/ui/price-note.tsx'
import { abzeichen, seite } from '#content/seiten/vergleichen.ts'

const Modelle = import.meta.env.SSR ? lazy(() => import('#app/features/vergleichen/modelle.tsx')) : undefined
const FranchiseTeil = later(() => import('#app/features/vergleichen/franchise-teil.tsx'))
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
            <Badge>{abzeichen(praemien.jahr)}</Badge>
            <PriceNote note={useDatenhinweis()} />
          </>
        }
        karte={<DatenKarte />}
      >
        <Datenbasis />
      </TitelMitKarte>
      <ServerPart id="vergleichen-modelle" part={Modelle} />
      <ServerPart id="vergleichen-franchise" live={FranchiseTeil} />
      <ServerPart id="vergleichen-text" part={Leitfaden} />
      <BeratungsKarte />
    </>
  )
}
