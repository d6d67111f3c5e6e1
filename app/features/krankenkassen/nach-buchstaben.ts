import type { VersichererEintrag } from '#content/versicherer/index.ts'

export const nachName = (versicherer: readonly VersichererEintrag[]): VersichererEintrag[] =>
  versicherer.toSorted((a, b) => a.name.localeCompare(b.name, 'de-CH'))

/** Ö stands with O, as in a Swiss directory. */
export function nachBuchstaben(versicherer: readonly VersichererEintrag[]): [string, VersichererEintrag[]][] {
  return [...Map.groupBy(nachName(versicherer), ({ name }) => name.normalize('NFD').charAt(0).toUpperCase())]
}
