import type { TextSeite } from '#content/seite.ts'
import type { SeitenModul } from '../seite.ts'
import { BeratungsKarte } from './beratungs-karte.tsx'
import { Fliesstext } from './fliesstext.tsx'
import { SeitenTitel } from './seiten-titel.tsx'

/** A page that is a heading, a lead and running text: everything on it comes from content/. */
export function textSeite(seite: TextSeite, { beratung = true } = {}) {
  const krumen = [{ name: seite.kurzname ?? seite.ueberschrift, pfad: seite.pfad }]
  return {
    text: () => `seiten${seite.pfad}`,
    kopf: () => ({ titel: seite.titel, beschreibung: seite.beschreibung, krumen }),
    Seite: ({ Text }) => (
      <>
        <SeitenTitel titel={seite.ueberschrift} lead={seite.lead} krumen={krumen} />
        <div className="rahmen pt-10 md:pt-14">
          <Fliesstext Text={Text} />
        </div>
        {beratung && <BeratungsKarte />}
      </>
    ),
  } satisfies SeitenModul
}
