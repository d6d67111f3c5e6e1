import { type ReactNode, StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import type { Bildtext, Bundle, Dokument, Manifest } from '#contract/bundle.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import { praemienanstieg } from '#domain/jahreswechsel/praemienanstieg.ts'
import type { Ortsdaten } from '#domain/orte/lagetabelle.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import { textzahlen } from '#domain/zahlen/textzahlen.ts'
import { App } from './app.tsx'
import { dokument, dokumentOhneSkript } from './dokument.ts'
import { DokumentKopf, VOM_SERVER } from './dokument-kopf.tsx'
import { PraemienbildContext, praemienbild } from './features/krankenkassen/praemienbild.ts'
import { kartendateien } from './features/praemien/karte/kartendateien.ts'
import { OrtsbildContext, ortsbild } from './features/praemien/karte/ortsbild.ts'
import { vorschaubilder } from './features/praemien/vorschaubilder.ts'
import { feeds } from './feeds.ts'
import { robotsTxt, sitemapXml } from './findbarkeit.ts'
import { PraemienanstiegContext } from './lib/praemienanstieg.ts'
import type { SeitenModul } from './lib/seite.ts'
import { SeitenDatenContext } from './lib/seiten-daten.ts'
import { TextzahlenContext } from './lib/textzahlen.ts'
import { NichtAngenommenSeite } from './nicht-angenommen.tsx'
import { StaticRouter } from './router.tsx'
import { NICHT_GEFUNDEN, routes } from './routes.ts'
import { securityTxt } from './security-txt.ts'
import { existiert, ladeSeite, quelldatei, type Ziel, zielVon } from './seiten-lader.ts'
import { bildtext } from './vorschau.ts'

const KONTAKT = '/kontakt'

/** What only the server knows: all premiums, as the pages about insurers and the running texts use them. */
export function serverzahlen(tabellen: readonly Regionstabelle[], jahr: number, ortsdaten: Ortsdaten) {
  const bild = praemienbild(tabellen, jahr)
  return {
    bild,
    zahlen: textzahlen(tabellen, bild.preisjahr),
    orte: ortsbild(tabellen, jahr, ortsdaten),
    anstieg: praemienanstieg(tabellen, jahr) ?? null,
  }
}

type Serverzahlen = ReturnType<typeof serverzahlen>

export const renderAlles: Bundle['renderAlles'] = async function* (daten, manifest, tabellen, ortsdaten) {
  const zahlen = serverzahlen(tabellen, daten.praemien.jahr, ortsdaten)
  const indexierbar: string[] = []
  for (const pfad of await allePfade()) {
    const { seite, noindex } = await renderSeite(pfad, daten, manifest, zahlen)
    if (!noindex && seite.status === 200) indexierbar.push(pfad)
    yield seite
  }
  yield* kartendateien(zahlen.orte)
  // Invented premiums are marked as such wherever they show, and a picture has no room for it.
  if (daten.praemien.quelle === 'BAG') yield* vorschaubilder(zahlen.orte)
  yield* feeds(daten)
  yield securityTxt(daten)
  yield { pfad: '/robots.txt', status: 200, typ: 'text/plain; charset=utf-8', inhalt: robotsTxt(daten.siteUrl) }
  yield {
    pfad: '/sitemap.xml',
    status: 200,
    typ: 'application/xml; charset=utf-8',
    inhalt: sitemapXml(daten, indexierbar),
  }
}

/** What the preview pictures say, one for every page that exists. */
export async function bildtexte(daten: SeitenDaten): Promise<Bildtext[]> {
  const texte = (await allePfade()).map(async pfad => {
    const ziel = zielVon(pfad)
    const modul = await ladeSeite(ziel)
    return gibtEs(ziel, modul) ? [bildtext(pfad, modul.kopf(ziel.slug, daten))] : []
  })
  return (await Promise.all(texte)).flat()
}

/** Every address with a page of its own, and one not-found page per section. */
async function allePfade(): Promise<string[]> {
  const pfade = await Promise.all(
    routes.map(async ([pattern]) => {
      if (!pattern.endsWith('/:slug')) return [pattern]
      const section = pattern.slice(0, -':slug'.length)
      const modul = await ladeSeite(zielVon(`${section}404`))
      return [...(modul.slugs ?? []), '404'].map(slug => section + slug)
    }),
  )
  return [...pfade.flat(), '/404']
}

/** One page; development renders it anew for every request. */
export async function renderSeite(pfad: string, daten: SeitenDaten, manifest: Manifest, zahlen: Serverzahlen) {
  const ziel = zielVon(pfad)
  const modul = await ladeSeite(ziel)
  const gefunden = gibtEs(ziel, modul)
  const seitenKopf = modul.kopf(ziel.slug, daten)
  const kopf = await renderToHtml(
    pfad,
    <SeitenDatenContext value={daten}>
      <DokumentKopf kopf={seitenKopf} pfad={gefunden ? pfad : null} />
    </SeitenDatenContext>,
  )
  const html = await renderToHtml(
    pfad,
    <PraemienbildContext value={zahlen.bild}>
      <TextzahlenContext value={zahlen.zahlen}>
        <OrtsbildContext value={zahlen.orte}>
          <PraemienanstiegContext value={zahlen.anstieg}>
            <App daten={daten} />
          </PraemienanstiegContext>
        </OrtsbildContext>
      </TextzahlenContext>
    </PraemienbildContext>,
  )
  const seite: Dokument = {
    pfad,
    status: gefunden ? 200 : 404,
    typ: 'text/html; charset=utf-8',
    inhalt: dokument(teile(markiert(kopf) + html), daten, manifest, [quelldatei(ziel)]),
  }
  return { seite, noindex: seitenKopf.noindex ?? false }
}

export const renderNichtAngenommen: Bundle['renderNichtAngenommen'] = async (daten, manifest, zurueck) => {
  const html = await renderToHtml(
    KONTAKT,
    <App daten={daten}>
      <NichtAngenommenSeite {...zurueck} />
    </App>,
  )
  return dokumentOhneSkript(teile(html), manifest, [quelldatei(zielVon(KONTAKT))])
}

async function renderToHtml(pfad: string, inhalt: ReactNode): Promise<string> {
  const fehler: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter pathname={pfad}>{inhalt}</StaticRouter>
    </StrictMode>,
    { onError: error => void fehler.push(error) },
  )
  const chunks: Buffer[] = []
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk))
  if (fehler.length) throw new AggregateError(fehler, `Rendering ${pfad} failed`)
  return Buffer.concat(chunks).toString('utf8')
}

const gibtEs = ({ name, slug }: Ziel, modul: SeitenModul): boolean => name !== NICHT_GEFUNDEN && existiert(modul, slug)

/** What the browser takes away when another page takes the place of the first. */
const markiert = (kopf: string): string => kopf.replaceAll(/<(meta|link|script)/g, `<$1 ${VOM_SERVER}`)

/** React puts what belongs into the head before everything else; attribute values never hold a raw «>». */
function teile(html: string): { kopf: string; inhalt: string } {
  const kopf = /^(?:<(title|script)[^>]*>[^<]*<\/\1>|<meta [^>]*>|<link [^>]*>)*/.exec(html)?.[0] ?? ''
  return { kopf: kopf.replaceAll('"/>', '">'), inhalt: html.slice(kopf.length) }
}
