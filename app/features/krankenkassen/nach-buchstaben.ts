import type { VersichererEintrag } from '#content/versicherer/index.ts'
import { nachName } from '#domain/versicherer.ts'

/** Ö stands with O, as in a Swiss directory. */
export function nachBuchstaben(versicherer: readonly VersichererEintrag[]): [string, VersichererEintrag[]][] {
  return [...Map.groupBy(nachName(versicherer), ({ name }) => name.normalize('NFD').charAt(0).toUpperCase())]
}
