import { useAktuellerAbschnitt } from '#app/features/artikel/use-aktueller-abschnitt.ts'
import { ServerPart } from '#app/ui/server-part.tsx'
import type { TextSeite } from '#content/seite.ts'
import type { SeitenModul } from '../seite.ts'
import { BeratungsKarte } from './beratungs-karte.tsx'
import { SeitenTitel } from './seiten-titel.tsx'
import { textTeile } from './text-teile.ts'

/** A page that is a heading, a lead and running text: everything on it comes from content/. */
export function textSeite(seite: TextSeite, { beratung = true } = {}) {
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
          <ServerPart id={`text-${seite.pfad.slice(1)}`} part={Text} />
          {beratung && <BeratungsKarte />}
        </>
      )
    },
  } satisfies SeitenModul
}
