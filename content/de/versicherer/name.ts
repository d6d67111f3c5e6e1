import { bekannterVersicherer } from '#domain/praemien/versicherer.ts'

/** `verzeichnis` are the names of the data set, which know insurers that joined later. */
export function versichererName(nummer: number | undefined, verzeichnis?: ReadonlyMap<number, string>): string {
  if (nummer === undefined) return 'Unbekannt'
  return bekannterVersicherer(nummer) ?? verzeichnis?.get(nummer) ?? `Versicherer ${nummer}`
}
