import type { ComponentType } from 'react'
import { BeratungsKarte } from '#app/layout/beratungs-karte.tsx'
import { SeitenTitel } from '#app/layout/seiten-titel.tsx'
import type { SeitenModul } from '#app/lib/seite.ts'
import { ServerPart } from '#app/ui/parts/server-part.tsx'
import type { TextSeite } from '#content/rahmen/seite.ts'
import { textTeile } from './text-teile.ts'
import { useAktuellerAbschnitt } from './use-aktueller-abschnitt.ts'

type Anders = {
  beratung?: boolean
  /** What the visitor can do before reading. */
  Davor?: ComponentType
}

/** A page that is a heading, a lead and running text: everything on it comes from content/. */
export function textSeite(seite: TextSeite, { beratung = true, Davor }: Anders = {}) {
  const krumen = [{ name: seite.kurzname ?? seite.ueberschrift, pfad: seite.pfad }]
  const { Bild, Text } = textTeile(seite.pfad, `seiten${seite.pfad}`)
  return {
    kopf: () => ({ titel: seite.titel, beschreibung: seite.beschreibung, krumen }),
    Seite: () => {
      useAktuellerAbschnitt()
      return (
        <>
          <SeitenTitel titel={seite.ueberschrift} lead={seite.lead} krumen={krumen}>
            <ServerPart id={`bild-${seite.pfad.slice(1)}`} part={Bild} />
          </SeitenTitel>
          {Davor && <Davor />}
          <ServerPart id={`text-${seite.pfad.slice(1)}`} part={Text} />
          {beratung && <BeratungsKarte />}
        </>
      )
    },
  } satisfies SeitenModul
}
