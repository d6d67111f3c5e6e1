import type { SeitenDaten } from '#contract/seiten-daten.ts'
import { kalenderjahr } from '#domain/praemienjahr.ts'
import { personAus } from './eingabe.ts'
import { ladeHaushalt } from './haushalt-laden.ts'
import { ladeOrte } from './orte-laden.ts'
import { ladeDaten } from './praemien-laden.ts'
import { sitzungAusText } from './sitzung.ts'
import { type Eingabe, type Fortgang, LEERE_EINGABE } from './zustand.ts'

/** What a tab remembered, with everything loaded that its step needs; null where there is nothing to go on with. */
export async function fortsetzung(
  text: string | null,
  schritt: 2 | 3,
  { datum, praemien }: SeitenDaten,
): Promise<{ eingabe: Eingabe; fortgang: Fortgang } | null> {
  const sitzung = sitzungAusText(text)
  if (!sitzung) return null
  const { bfs, wahl, ansicht, haushalt } = sitzung
  const orte = await ladeOrte()
  const eingabe = orte.inGemeinde(orte.nachgeschlagen({ ...LEERE_EINGABE, ...sitzung.eingabe }), bfs)
  const person = personAus(eingabe, kalenderjahr(datum))
  if (!person) return null
  if (haushalt?.aktiv) await ladeHaushalt()
  // On 1 January the year that was asked for has passed.
  const sofort = sitzung.sofort === praemien.sofort ? sitzung.sofort : null
  if (schritt === 3) await ladeDaten(person, sofort)
  const fortgang = { person, sofort, wahl, ansicht, kontakt: null, haushalt: haushalt && { ...haushalt, heute: '' } }
  return { eingabe, fortgang }
}
