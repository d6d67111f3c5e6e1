import { nachName } from '#domain/praemien/versicherer.ts'

/** Ö stands with O, as in a Swiss directory. */
export function nachBuchstaben<Eintrag extends { name: string }>(
  versicherer: readonly Eintrag[],
): [string, Eintrag[]][] {
  return [...Map.groupBy(nachName(versicherer), ({ name }) => name.normalize('NFD').charAt(0).toUpperCase())]
}
