/** The same answer, and the same object, for the same arguments as last time. */
export function rememberLast<A extends readonly unknown[], R>(work: (...args: A) => R): (...args: A) => R {
  let last: { args: A; result: R } | null = null
  return (...args) => {
    if (!last || args.some((arg, index) => arg !== last?.args[index])) last = { args, result: work(...args) }
    return last.result
  }
}

/** Equal plain values become one object, so that whatever is worked out of them is remembered. */
export function rememberEqual<T>(): (value: T) => T {
  let last: { text: string; value: T } | null = null
  return value => {
    const text = JSON.stringify(value)
    if (last?.text !== text) last = { text, value }
    return last.value
  }
}
