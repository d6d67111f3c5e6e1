import type { Haushaltsfrage } from './haushalt.ts'
import { alleBeiEinerKasse, type Loesung } from './haushalt-antwort.ts'
import { STANDARD } from './modelle.ts'
import { durchschnitt, type Rappen } from './rappen.ts'

/** What is known of today: what all bills come to in a month, or the insurer of all of them, or nothing. */
export type HaushaltHeute = { art: 'betrag'; betrag: Rappen } | { art: 'kasse'; versicherer: number } | null

/** What an answer is compared with, net per month for everyone together. */
export type Haushaltsbezug = { preis: Rappen } & (
  | { art: 'betrag' }
  /** Only the insurer is known: everyone in its Standard model. */
  | { art: 'annahme'; versicherer: number }
  /** Nothing is known, or that insurer does not sell to all of them: the average of the insurers' Standard models. */
  | { art: 'durchschnitt'; kassen: number }
)

/** At the franchises of the answer, so that no saving comes from a higher franchise; a typed amount is taken as it is. */
export function haushaltsbezug(
  frage: Haushaltsfrage,
  { policen }: Loesung,
  heute: HaushaltHeute,
): Haushaltsbezug | undefined {
  if (heute?.art === 'betrag') return { art: 'betrag', preis: heute.betrag }
  const personen = frage.personen.map((person, index) => ({
    ...person,
    franchise: policen[index]?.franchise ?? person.franchise,
  }))
  const standard = alleBeiEinerKasse({ ...frage, personen, modelle: STANDARD })
  const eigene = heute && standard.find(({ versicherer }) => versicherer === heute.versicherer)
  if (eigene) return { art: 'annahme', versicherer: eigene.versicherer, preis: eigene.praemien }
  if (standard.length === 0) return undefined
  const preis = durchschnitt(standard.map(({ praemien }) => praemien))
  return { art: 'durchschnitt', kassen: standard.length, preis }
}
