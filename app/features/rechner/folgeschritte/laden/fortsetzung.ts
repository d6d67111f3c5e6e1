import type { SeitenDaten } from '#contract/seiten-daten.ts'
import { kalenderjahr } from '#domain/praemienjahr.ts'
import { ladeOrte } from '../../schritt-1/orte-laden.ts'
import { ansichtAus } from '../../zustand/ansicht.ts'
import { type Eingabe, LEERE_EINGABE, personAus } from '../../zustand/eingabe.ts'
import type { Haushalt } from '../../zustand/haushalt.ts'
import type { Fortgang } from '../../zustand/zustand.ts'
import { ladeDaten } from './praemien-laden.ts'
import { sitzungAusText } from './sitzung.ts'

/** What a tab remembered, with everything loaded that its step needs; null where there is nothing to go on with. */
export async function fortsetzung(
  text: string | null,
  schritt: 2 | 3,
  { datum, praemien }: SeitenDaten,
): Promise<{ eingabe: Eingabe; haushalt: Haushalt; fortgang: Fortgang } | null> {
  const sitzung = sitzungAusText(text)
  if (!sitzung) return null
  const { bfs, wahl, ansicht, haushalt } = sitzung
  const orte = await ladeOrte()
  const eingabe = orte.inGemeinde(orte.nachgeschlagen({ ...LEERE_EINGABE, ...sitzung.eingabe }), bfs)
  const person = personAus(eingabe, kalenderjahr(datum))
  if (!person) return null
  // On 1 January the year that was asked for has passed.
  const sofort = sitzung.sofort === praemien.sofort ? sitzung.sofort : null
  if (schritt === 3) await ladeDaten(person, sofort)
  const fortgang = { person, sofort, wahl, ansicht: ansichtAus(ansicht), kontakt: null }
  return { eingabe, haushalt: { ...haushalt, heute: '' }, fortgang }
}
