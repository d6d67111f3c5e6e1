import type { SeitenModul } from './lib/seite.ts'
import { matchPattern } from './router.tsx'
import { NICHT_GEFUNDEN, routes, type SeitenName } from './routes.ts'
import { leaveOrThrow } from './ui/parts/new-build.ts'

export type Ziel = { name: SeitenName; slug: string }

const module = import.meta.glob<SeitenModul>('./pages/*.tsx')
// The review page of the ui kit exists in development only.
if (import.meta.env.DEV) module['./pages/ui.tsx'] = () => import('./showcase/page.tsx')

const muster: readonly (readonly [string, SeitenName])[] = import.meta.env.DEV
  ? [...routes, ['/ui', 'ui'] as const]
  : routes

/** The page that a decoded address shows. */
export function zielVon(pfad: string): Ziel {
  for (const [pattern, name] of muster) {
    const slug = matchPattern(pattern, pfad)
    if (slug !== null) return { name, slug }
  }
  return { name: NICHT_GEFUNDEN, slug: '' }
}

const geladen = new Map<string, Promise<unknown> & { status?: string }>()

/**
 * Loads a page's code, once, to show it. Where it is gone with an older build, the page on the screen stays until the newer one
 * is there. A failed load stays failed until it is forgotten: asking again at once would never end.
 */
export const ladeSeite = ({ name }: Ziel): Promise<SeitenModul> => ladeEinmal(name, () => importSeite(name))

/** The same for what every page but the first needs: the first has its head from the server. */
export const ladeKopf = () => ladeEinmal('kopf', importKopf)

/** Before anybody wants to see it; what fails is tried again then. */
export function prefetchSeite({ name }: Ziel) {
  for (const hole of [importKopf, () => importSeite(name)]) hole().catch(() => {})
}

function ladeEinmal<T>(name: string, lade: () => Promise<T>): Promise<T> {
  const schon = geladen.get(name)
  if (schon) return schon as Promise<T>
  const promise = lade().catch(error => leaveOrThrow(error))
  geladen.set(name, promise)
  promise.then(
    // What React's `use` looks at: a page that has arrived is rendered at once instead of suspending first,
    // so that the browser's first rendering is the server's.
    value => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  )
  return promise
}

/** The next visit to a page that could not be loaded is another try. */
export function forgetFailures() {
  for (const [name, { status }] of geladen) if (status !== 'fulfilled') geladen.delete(name)
}

const importKopf = () => import('./dokument-kopf.tsx')

/** Each has a file: `tests/contributing.test.ts` compares them. */
const importSeite = async (name: SeitenName) => (await module[`./pages/${name}.tsx`]?.()) as SeitenModul

export const existiert = (modul: SeitenModul, slug: string): boolean => modul.slugs?.includes(slug) ?? true

/** The source file behind a page, as the build's manifest names it. */
export const quelldatei = ({ name }: Ziel): string => `app/pages/${name}.tsx`
