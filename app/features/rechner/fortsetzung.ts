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
  aktuellesJahr: number,
): Promise<{ eingabe: Eingabe; fortgang: Fortgang } | null> {
  const sitzung = sitzungAusText(text)
  if (!sitzung) return null
  const { bfs, wahl, ansicht, haushalt } = sitzung
  const orte = await ladeOrte()
  const eingabe = orte.inGemeinde(orte.nachgeschlagen({ ...LEERE_EINGABE, ...sitzung.eingabe }), bfs)
  const person = personAus(eingabe, aktuellesJahr)
  if (!person) return null
  if (haushalt?.aktiv) await ladeHaushalt()
  if (schritt === 3) await ladeDaten(person)
  const fortgang = { person, wahl, ansicht, kontakt: null, haushalt: haushalt && { ...haushalt, heute: '' } }
  return { eingabe, fortgang }
}
