/*
 * A page that was opened before a deploy asks for code that is gone. Then the browser loads the newer build by itself, where
 * the visitor wants to be, instead of blaming the connection (docs/decisions/unnoticed-deploys.md).
 */

const PATIENCE = 5_000
/** How far down the page was. */
const PLACE = 'newBuild'

/** What stands in one of them is nowhere else: no reload behind the visitor's back may take it away. */
const TEXT_FIELDS = 'textarea, input:not([type=radio], [type=checkbox], [type=range])'

let isLeaving = false

/** Code that comes when it is needed. Never settles while the browser is on its way to a newer build. */
export const loadLater = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(error => {
    const fields = document.querySelectorAll<HTMLInputElement>(TEXT_FIELDS)
    if ([...fields].some(({ value }) => value)) throw error
    return leaveOrThrow(error, scrollY)
  })

/** For code that could not be loaded: to the newer build if there is one. */
export async function leaveOrThrow(error: unknown, place?: number): Promise<never> {
  if (await followNewBuild(location.href, place)) return new Promise(() => {})
  throw error
}

/**
 * Loads an address as a new document if the server has another build by now. False: it has none, or cannot be asked, or this
 * build was left for that address before, by a server that has changed its mind since.
 */
export async function followNewBuild(to = location.href, place = 0): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const answer = await fetch(to, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
    const html = await answer.text()
    const entry = document.querySelector('script[type=module]')?.getAttribute('src')
    if (!html.includes('type="module"') || html.includes(`"${entry}"`)) return false
    if (isLeaving) return true
    if (sessionStorage.getItem(entry + to)) return false
    sessionStorage.setItem(entry + to, PLACE)
    sessionStorage.setItem(PLACE, `${place}`)
  } catch {
    // Another part may have missed its code as well, and this question ends with the document.
    return isLeaving
  }
  isLeaving = true
  if (to === location.href) location.reload()
  else location.replace(to)
  return true
}

/** After a reload that nobody asked for: down to where the page was. */
export function restorePlace() {
  try {
    const place = sessionStorage.getItem(PLACE)
    if (place) scrollTo({ top: +place, behavior: 'instant' })
    sessionStorage.removeItem(PLACE)
  } catch {}
}
