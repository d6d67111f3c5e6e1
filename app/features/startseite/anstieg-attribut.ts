import type { Regionsanstieg } from '#domain/jahreswechsel/praemienanstieg.ts'
import { rappen } from '#domain/werte/rappen.ts'

/** How the averages of all regions travel in the page: a browser has the tables of one region at most. */
export const anstiegAlsAttribut = (regionen: ReadonlyMap<string, Pick<Regionsanstieg, 'vorher' | 'nachher'>>): string =>
  [...regionen].map(([schluessel, { vorher, nachher }]) => `${schluessel} ${vorher} ${nachher}`).join(';')

export function anstiegAusAttribut(attribut: string, schluessel: string) {
  const eintrag = attribut.split(';').find(text => text.startsWith(`${schluessel} `))
  const [vorher, nachher] = eintrag?.split(' ').slice(1).map(Number) ?? []
  return vorher && nachher ? { vorher: rappen(vorher), nachher: rappen(nachher) } : undefined
}
