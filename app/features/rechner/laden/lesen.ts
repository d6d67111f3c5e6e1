/* Readers of stored values: each throws for what it would not have written. */

export type Objekt = Record<string, unknown>

export function objekt(wert: unknown): Objekt {
  if (typeof wert !== 'object' || wert === null) throw new Error('no object')
  return wert as Objekt
}

export function liste(wert: unknown, hoechstens: number): unknown[] {
  if (!Array.isArray(wert) || wert.length > hoechstens) throw new Error('no list')
  return wert
}

export function passend(wert: unknown, form: RegExp): string {
  if (typeof wert !== 'string' || !form.test(wert)) throw new Error('another text')
  return wert
}

export function eines<T>(wert: unknown, erlaubt: readonly T[]): T {
  const gefunden = erlaubt.find(einer => einer === wert)
  if (gefunden === undefined) throw new Error('another value')
  return gefunden
}

/** Years and numbers of insurers have at most four digits. */
export function ganzeZahl(wert: unknown, hoechstens = 9_999): number {
  if (typeof wert !== 'number' || !Number.isInteger(wert) || wert < 0 || wert > hoechstens) throw new Error('no number')
  return wert
}

export const oderNull = <T>(wert: unknown, lies: (wert: unknown) => T): T | null => (wert === null ? null : lies(wert))
