import { ladeOrte } from '#app/lib/orte/orte-laden.ts'
import { followNewBuild } from '#app/ui/parts/new-build.ts'
import { merkeJahrgang, merkeSchritt1 } from '../schritt-1/zwischenspeicher.ts'
import { type Eingabe, eingabeFehler, personAus } from '../zustand/eingabe.ts'
import { type Haushalt, haushaltsfehler } from '../zustand/haushalt.ts'
import type { Folgeschritte } from './folgeschritte-laden.ts'
import { melde } from './melde.ts'
import type { Dispatch } from './speicher.ts'

type Angaben = {
  eingabe: Eingabe
  sofort: number | null
  /** Asked for its birth years where step 1 shows them; what was left open in step 2 stays open. */
  haushalt?: Haushalt
  bfs?: number | undefined
}

/** From what was typed to a person in a known municipality; false when something is missing. */
export type ZumAngebot = (angaben: Angaben) => Promise<boolean>

export const zumAngebotMit =
  (dispatch: Dispatch, ladeFolgeschritte: () => Promise<Folgeschritte>, aktuellesJahr: number): ZumAngebot =>
  async ({ eingabe: getippt, haushalt, sofort, bfs }) => {
    // Only what has to wait is shown as waiting.
    const wartet = setTimeout(() => dispatch({ art: 'wartet' }))
    try {
      const orte = await ladeOrte()
      const { bekannteDaten, verzeichnisVon } = await ladeFolgeschritte()
      const verzeichnis = await verzeichnisVon(sofort)()
      const eingabe = orte.inGemeinde(orte.nachgeschlagen(getippt), bfs)
      const person = personAus(eingabe, aktuellesJahr)
      const weitere = haushalt ? haushaltsfehler(haushalt, aktuellesJahr) : {}
      if (!person || Object.keys(weitere).length > 0) {
        dispatch({
          art: 'unvollstaendig',
          eingabe,
          fehler: { ...eingabeFehler(eingabe, orte, aktuellesJahr), weitere },
        })
        return false
      }
      merkeJahrgang(eingabe.geburtsjahr)
      const daten = bekannteDaten(verzeichnis, person, sofort)
      dispatch({ art: 'angebot', eingabe, person, sofort, praemienjahr: verzeichnis.jahr, ...(daten && { daten }) })
      return true
    } catch (error) {
      // Code that is gone with an older build: on to step 2 in the newer one, the way the embedded card goes. It takes one
      // person along; with several the code of the later steps is there, for it asks about them.
      if (!haushalt?.weitere.length && (await followNewBuild(new URL('?step=2', location.href).href))) {
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
