import { setTimeout as delay } from 'node:timers/promises'

/** The result in time, or null. What runs on after that is left alone. */
export async function inFrist<T>(arbeit: Promise<T>, ms: number): Promise<T | null> {
  const abbruch = new AbortController()
  // Nobody may be left to hear of a later failure.
  arbeit.catch(() => {})
  try {
    return await Promise.race([arbeit, delay(ms, null, { signal: abbruch.signal })])
  } finally {
    abbruch.abort()
  }
}
