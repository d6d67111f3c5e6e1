/** Takes of a stored value what it knows, and throws for what it would not have written itself. */
export type Leser<T> = (wert: unknown) => T

const refuse = (): never => {
  throw new Error('another value')
}

export const passend =
  (form: RegExp): Leser<string> =>
  wert =>
    typeof wert === 'string' && form.test(wert) ? wert : refuse()

export const eines =
  <const T>(erlaubt: readonly T[]): Leser<T> =>
  wert =>
    erlaubt.find(einer => einer === wert) ?? refuse()

/** A whole one. */
export const zahl =
  (hoechstens: number): Leser<number> =>
  wert =>
    typeof wert === 'number' && Number.isInteger(wert) && wert >= 0 && wert <= hoechstens ? wert : refuse()

export const liste =
  <T>(lies: Leser<T>, hoechstens: number): Leser<T[]> =>
  wert =>
    Array.isArray(wert) && wert.length <= hoechstens ? wert.map(lies) : refuse()

/** This one value, or what is read. */
export const oder =
  <const S, T>(sonst: S, lies: Leser<T>): Leser<S | T> =>
  wert =>
    wert === sonst ? sonst : lies(wert)

type FeldLeser<T> = { [K in keyof T]-?: Leser<object extends Pick<T, K> ? T[K] | undefined : T[K]> }

/** These fields and no others. */
export const felder =
  <T extends object>(leser: FeldLeser<T>): Leser<T> =>
  wert => {
    if (typeof wert !== 'object' || wert === null) return refuse()
    const werte = wert as Record<string, unknown>
    const gelesen = Object.entries<Leser<unknown>>(leser).map(([name, lies]) => [name, lies(werte[name])] as const)
    return Object.fromEntries(gelesen.filter(([, eines]) => eines !== undefined)) as T
  }

export function versucht<T>(lies: () => T): T | null {
  try {
    return lies()
  } catch {
    return null
  }
}
