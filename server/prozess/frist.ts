/** The result in time, or null. What runs on after that is left alone. */
export async function inFrist<T>(arbeit: Promise<T>, ms: number): Promise<T | null> {
  const { promise: abgelaufen, resolve } = Promise.withResolvers<null>()
  const wecker = setTimeout(resolve, ms, null)
  // Nobody may be left to hear of a later failure.
  arbeit.catch(() => {})
  try {
    return await Promise.race([arbeit, abgelaufen])
  } finally {
    clearTimeout(wecker)
  }
}
