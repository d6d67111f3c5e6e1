import { routes } from '../app/routes.ts'

export type Pruefseite = {
  pfad: string
  /** The page file behind the address: pages of one kind differ in their text only. */
  art: string
  /** Whether the site offers it to search engines. */
  indexierbar: boolean
  status: 200 | 404
}

/** All addresses: those of the sitemap, those it leaves out, and one that does not exist in every section. */
export async function ladeSeiten(url: string): Promise<Pruefseite[]> {
  return alleSeiten(await (await fetch(`${url}/sitemap.xml`)).text())
}

export function alleSeiten(sitemap: string): Pruefseite[] {
  const genannt = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, adresse = '']) =>
    decodeURI(new URL(adresse).pathname),
  )
  const feste = routes.map(([muster]) => muster).filter(muster => !muster.includes(':'))
  const abschnitte = routes.map(([muster]) => muster).filter(muster => muster.endsWith('/:slug'))
  return [
    ...genannt.map(pfad => seite(pfad, true)),
    ...feste.filter(pfad => !genannt.includes(pfad)).map(pfad => seite(pfad, false)),
    ...['/:slug', ...abschnitte].map(muster => nichtGefunden(muster.replace(':slug', 'gibt-es-nicht'))),
  ]
}

const seite = (pfad: string, indexierbar: boolean): Pruefseite => ({
  pfad,
  art: artVon(pfad),
  indexierbar,
  status: 200,
})

const nichtGefunden = (pfad: string): Pruefseite => ({ pfad, art: 'nicht-gefunden', indexierbar: false, status: 404 })

function artVon(pfad: string): string {
  const route = routes.find(([muster]) =>
    muster.endsWith('/:slug') ? pfad.startsWith(muster.slice(0, -':slug'.length)) : pfad === muster,
  )
  if (!route) throw new Error(`The sitemap names ${pfad}, which no route knows.`)
  return route[1]
}

/** The first page of each kind. */
export const jeEine = (seiten: readonly Pruefseite[]): Pruefseite[] =>
  seiten.filter(({ art }, index) => seiten.findIndex(andere => andere.art === art) === index)

/** What search engines lead to: one page of each kind. */
export const jeEineIndexierbare = (seiten: readonly Pruefseite[]): Pruefseite[] =>
  jeEine(seiten.filter(({ indexierbar }) => indexierbar))
