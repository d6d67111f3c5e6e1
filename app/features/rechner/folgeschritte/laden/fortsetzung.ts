import { ladeOrte } from '#app/lib/orte/orte-laden.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import { kalenderjahr } from '#domain/praemienjahr.ts'
import { ansichtAus } from '../../zustand/ansicht.ts'
import { type Eingabe, LEERE_EINGABE, personAus } from '../../zustand/eingabe.ts'
import type { Aktion } from '../../zustand/zustand.ts'
import { ladeDaten } from './praemien-laden.ts'
import { sitzungAusText } from './sitzung.ts'

/**
 * What a tab remembered, with everything loaded that its step needs; null where there is nothing to go on with. Step 1
 * is filled in first: should a table not arrive, nothing has to be typed again.
 */
export async function fortsetzung(
  text: string | null,
  schritt: 2 | 3,
  { datum, praemien }: SeitenDaten,
  dispatch: (aktion: Aktion) => void,
): Promise<{ eingabe: Eingabe; sofort: number | null } | null> {
  const sitzung = sitzungAusText(text)
  if (!sitzung) return null
  const { bfs, wahl, ansicht } = sitzung
  const getippt = { ...LEERE_EINGABE, ...sitzung.eingabe }
  const haushalt = { ...sitzung.haushalt, heute: '' }
  dispatch({ art: 'fortsetzen', eingabe: getippt, haushalt, fortgang: null })
  const orte = await ladeOrte()
  const eingabe = orte.inGemeinde(orte.nachgeschlagen(getippt), bfs)
  const person = personAus(eingabe, kalenderjahr(datum))
  if (!person) return null
  // On 1 January the year that was asked for has passed.
  const sofort = sitzung.sofort === praemien.sofort ? sitzung.sofort : null
  const fortgang = { person, sofort, wahl, ansicht: ansichtAus(ansicht), kontakt: null }
  dispatch({ art: 'fortsetzen', eingabe, haushalt, fortgang })
  if (schritt === 3) await ladeDaten(person, sofort)
  return { eingabe, sofort }
}
