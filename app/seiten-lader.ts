import type { ComponentType } from 'react'
import { matchPattern } from './router.tsx'
import { NICHT_GEFUNDEN, routes, type SeitenName } from './routes.ts'
import type { SeitenModul } from './seite.ts'

export type Ziel = { name: SeitenName; slug: string }
export type GeladeneSeite = { modul: SeitenModul; Text: ComponentType }

const module = import.meta.glob<SeitenModul>(['./pages/*.tsx', '!./pages/ui.tsx'])
const texte = import.meta.glob<{ default: ComponentType }>('../content/**/*.mdx')
if (import.meta.env.DEV) module['./pages/ui.tsx'] = () => import('./pages/ui.tsx')

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

const seiten = new Map<string, Promise<GeladeneSeite>>()
const fehlgeschlagen = new Set<string>()

/** Loads a page's code and its text, once. A failed load stays failed until it is forgotten: asking again at once would never end. */
export function ladeSeite(ziel: Ziel): Promise<GeladeneSeite> {
  const id = `${ziel.name} ${ziel.slug}`
  const schon = seiten.get(id)
  if (schon) return schon
  const promise = importSeite(ziel)
  seiten.set(id, promise)
  promise.then(
    // What React's `use` looks at: a page that has arrived is rendered at once instead of suspending first,
    // so that the browser's first rendering is the server's.
    value => Object.assign(promise, { status: 'fulfilled', value }),
    () => fehlgeschlagen.add(id),
  )
  return promise
}

/** The next visit to a page that could not be loaded is another try. */
export function vergissFehler() {
  for (const id of fehlgeschlagen) seiten.delete(id)
  fehlgeschlagen.clear()
}

async function importSeite({ name, slug }: Ziel): Promise<GeladeneSeite> {
  const laden = module[`./pages/${name}.tsx`]
  if (!laden) throw new Error(`app/pages/${name}.tsx is missing`)
  const modul = await laden()
  const datei = modul.text && existiert(modul, slug) ? modul.text(slug) : null
  if (datei === null) return { modul, Text: KeinText }
  const text = texte[`../content/${datei}.mdx`]
  if (!text) throw new Error(`content/${datei}.mdx is missing`)
  return { modul, Text: (await text()).default }
}

const KeinText = () => null

export const existiert = (modul: SeitenModul, slug: string): boolean => modul.slugs?.includes(slug) ?? true

/** The source files behind a page, as the build's manifest names them. */
export function quelldateien({ name, slug }: Ziel, { modul }: GeladeneSeite): string[] {
  const seite = `app/pages/${name}.tsx`
  return modul.text && existiert(modul, slug) ? [seite, `content/${modul.text(slug)}.mdx`] : [seite]
}
