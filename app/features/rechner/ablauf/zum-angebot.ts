import { ladeOrte } from '#app/lib/orte/orte-laden.ts'
import { followNewBuild } from '#app/ui/parts/new-build.ts'
import { merkeJahrgang, merkeSchritt1 } from '../schritt-1/zwischenspeicher.ts'
import type { Ansicht } from '../zustand/ansicht.ts'
import { beteiligte } from '../zustand/beteiligte.ts'
import { eingabeFehler } from '../zustand/eingabe.ts'
import { haushaltsfehler } from '../zustand/person.ts'
import { eingabeVon } from '../zustand/zustand.ts'
import { melde } from './melde.ts'
import type { Folgeschritte, Speicher } from './speicher.ts'

type Angaben = {
  sofort: number | null
  /** The municipality, where a card has told it. */
  bfs?: number | undefined
  /** What opens with step 2. */
  form?: Ansicht['form'] | undefined
}

/** From what step 1 holds to persons in a known municipality; false when something is missing. */
export type ZumAngebot = (angaben: Angaben) => Promise<boolean>

export const zumAngebotMit =
  (
    { dispatch, zustand }: Speicher,
    ladeFolgeschritte: () => Promise<Folgeschritte>,
    aktuellesJahr: number,
  ): ZumAngebot =>
  async ({ sofort, bfs, form = null }) => {
    // Only what has to wait is shown as waiting.
    const wartet = setTimeout(() => dispatch({ art: 'wartet' }))
    const getippt = eingabeVon(zustand())
    try {
      const orte = await ladeOrte()
      const { bekannteDaten, verzeichnisVon } = await ladeFolgeschritte()
      const verzeichnis = await verzeichnisVon(sofort)()
      const eingabe = orte.inGemeinde(orte.nachgeschlagen(getippt), bfs)
      const { gewaehlt } = eingabe
      const weitere = haushaltsfehler(zustand(), aktuellesJahr)
      const fehler = { ...eingabeFehler(eingabe, orte, aktuellesJahr), weitere }
      if (!gewaehlt || fehler.geburtsjahr || Object.keys(weitere).length > 0) {
        dispatch({ art: 'unvollstaendig', eingabe, fehler })
        return false
      }
      merkeJahrgang(eingabe.geburtsjahr)
      const daten = bekannteDaten(verzeichnis, { gebiet: { ...gewaehlt, ort: gewaehlt }, sofort }) ?? undefined
      dispatch({ art: 'angebot', eingabe, sofort, daten, form })
      return true
    } catch (error) {
      // Code that is gone with an older build: on to step 2 in the newer one, the way the embedded card goes. It takes one
      // person along; with several the code of the later steps is there, for it asks about them.
      if (beteiligte(zustand()).length === 1 && (await followNewBuild(new URL('?step=2', location.href).href))) {
        merkeSchritt1(getippt)
        return false
      }
      melde(error)
      dispatch({ art: 'gescheitert' })
      return false
    } finally {
      clearTimeout(wartet)
    }
  }
