import { beforeAll, describe, expect, it, vi } from 'vitest'
import { securityTxt } from '../app/security-txt.ts'
import { blog } from '../content/blog/index.ts'
import { FAQ } from '../content/faq.ts'
import { ratgeber } from '../content/ratgeber/index.ts'
import { VERSICHERER } from '../content/versicherer/index.ts'
import { site } from '../site.config.ts'
import { ALL_ROUTES } from './fixtures/adressen.ts'
import { gelesen, klagen, meta, renderAllesAusQuellen, type Seite, texte } from './fixtures/alle-seiten.ts'
import { htmlFehler } from './fixtures/html-regeln.ts'
import { vokabularFehler } from './fixtures/vokabular.ts'

type Alles = Awaited<ReturnType<typeof renderAllesAusQuellen>>

/** Every test walks all pages; the failures come as a list, each with its page. */
let alles: Alles
let seiten: Seite[]
let gefundene: Seite[]
let indexierbare: Seite[]

beforeAll(async () => {
  // In development React tells what it finds wrong with markup; nothing of it is wanted.
  const beschwerde = vi.spyOn(console, 'error')
  alles = await renderAllesAusQuellen()
  expect(beschwerde.mock.calls).toEqual([])
  seiten = gelesen(alles.dokumente)
  gefundene = seiten.filter(({ status }) => status === 200)
  indexierbare = gefundene.filter(({ pfad }) => !pfad.startsWith('/danke-'))
}, 60_000)

const doppelte = (werte: readonly string[]): string[] => werte.filter((wert, index) => werte.indexOf(wert) !== index)

const inhalt = (pfad: string): string => alles.dokumente.find(dokument => dokument.pfad === pfad)?.inhalt ?? ''

describe('head', () => {
  it('every address of the specification is a page, and each section has one for what it does not know', () => {
    const pfade = gefundene.map(({ pfad }) => pfad)
    expect(ALL_ROUTES.filter(pfad => !pfade.includes(pfad))).toEqual([])
    const fehlende = seiten.filter(({ status }) => status === 404).map(({ pfad }) => pfad)
    expect(fehlende).toEqual(['/krankenkasse/404', '/blog/404', '/ratgeber/404', '/404'])
  })

  it('has a title and a description of its own, in the length that search results show', () => {
    expect(doppelte(gefundene.map(({ document }) => document.title))).toEqual([])
    expect(doppelte(gefundene.map(seite => meta(seite, 'description')))).toEqual([])
    expect(
      klagen(gefundene, seite => {
        const { title } = seite.document
        const beschreibung = meta(seite, 'description')
        return [
          (title.length < 20 || title.length > 60) && `title of ${title.length}: ${title}`,
          (beschreibung.length < 70 || beschreibung.length > 160) &&
            `description of ${beschreibung.length}: ${beschreibung}`,
        ]
      }),
    ).toEqual([])
  })

  it('names its one address; what is not for search engines says so', () => {
    expect(
      klagen(seiten, seite => {
        const kanonisch = seite.document.querySelector('link[rel=canonical]')?.getAttribute('href')
        const soll = seite.status === 200 ? site.url + encodeURI(seite.pfad) : undefined
        const robots = indexierbare.includes(seite) ? '' : 'noindex'
        return [
          kanonisch !== soll && `canonical ${kanonisch}`,
          meta(seite, 'robots') !== robots && `robots «${meta(seite, 'robots')}»`,
        ]
      }),
    ).toEqual([])
  })

  it('has a preview picture of its own, whose words depend on no data', () => {
    const { heute, anders } = alles.bilder
    expect(heute).toEqual(anders)
    expect(doppelte(heute.map(({ titel, rubrik }) => `${rubrik}: ${titel}`))).toEqual([])
    expect(gefundene.map(seite => meta(seite, 'og:image'))).toEqual(
      heute.map(({ datei }) => site.url + encodeURI(datei)),
    )
    expect(
      klagen(gefundene, seite => [
        meta(seite, 'og:image:alt').length < 3 && 'og:image:alt',
        meta(seite, 'twitter:card') !== 'summary_large_image' && 'twitter:card',
        !seite.document.title.startsWith(meta(seite, 'og:title')) && 'og:title',
        meta(seite, 'og:description') !== meta(seite, 'description') && 'og:description',
        meta(seite, 'og:url') !== site.url + encodeURI(seite.pfad) && 'og:url',
        !/^(website|article)$/.test(meta(seite, 'og:type')) && 'og:type',
      ]),
    ).toEqual([])
  })
})

describe('structured data', () => {
  const knoten = ({ document }: Seite): Record<string, unknown>[] =>
    JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '[]')
  const typen = (seite: Seite): unknown[] => knoten(seite).map(eintrag => eintrag['@type'])

  it('keeps to the schema.org vocabulary', () => {
    expect(klagen(seiten, seite => knoten(seite).flatMap(vokabularFehler))).toEqual([])
  })

  it('stands on the pages it describes', () => {
    const erwartet = (pfad: string): string[] => {
      if (pfad === '/') return ['WebPage', 'WebSite', 'InsuranceAgency']
      if (pfad === '/faq') return ['WebPage', 'BreadcrumbList', 'FAQPage']
      if (/^\/(blog|ratgeber|krankenkassen)$/.test(pfad)) return ['WebPage', 'BreadcrumbList', 'ItemList']
      if (/^\/(blog|ratgeber)\//.test(pfad)) return ['WebPage', 'BreadcrumbList', 'Article']
      return ['WebPage', 'BreadcrumbList']
    }
    expect(
      klagen(indexierbare, seite => {
        const fehlende = erwartet(seite.pfad).filter(typ => !typen(seite).includes(typ))
        return fehlende.map(typ => `no ${typ}`)
      }),
    ).toEqual([])
  })

  it('names the breadcrumbs that the page shows', () => {
    expect(
      klagen(gefundene, seite => {
        const liste = knoten(seite).find(eintrag => eintrag['@type'] === 'BreadcrumbList')
        const genannt = ((liste?.itemListElement ?? []) as { name: string }[]).map(({ name }) => name)
        const gezeigt = texte(seite, 'nav[aria-label=Brotkrumen] li').map(name => name.replace(/^[/›]\s*/, ''))
        return [`${genannt}` !== `${gezeigt}` && `${genannt} instead of ${gezeigt}`]
      }),
    ).toEqual([])
  })
})

describe('body', () => {
  it('is valid HTML', async () => {
    const fehler = await Promise.all(
      seiten.map(async ({ pfad, inhalt }) => (await htmlFehler(inhalt)).map(text => `${pfad}: ${text}`)),
    )
    expect(fehler.flat()).toEqual([])
  }, 60_000)

  it('has one h1, and headings that leave out no level', () => {
    expect(
      klagen(seiten, ({ document }) => {
        const stufen = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map(({ tagName }) =>
          Number(tagName.slice(1)),
        )
        return [
          document.querySelectorAll('h1').length !== 1 && 'not one h1',
          stufen[0] !== 1 && `begins with h${stufen[0]}`,
          stufen.some((stufe, index) => stufe - (stufen[index - 1] ?? 0) > 1) && `headings ${stufen}`,
        ]
      }),
    ).toEqual([])
  })

  it('describes its pictures, or hides them from those who listen', () => {
    expect(
      klagen(seiten, ({ document }) => [
        document.querySelector('img:not([alt])') !== null && 'img without alt',
        document.querySelector('svg:not([aria-hidden=true], [role=img][aria-label], [role=img][aria-labelledby])') !==
          null && 'svg without a name',
      ]),
    ).toEqual([])
  })

  it('writes ss as the Swiss do', () => {
    expect(alles.dokumente.filter(({ inhalt }) => /ß|&szlig;/i.test(inhalt)).map(({ pfad }) => pfad)).toEqual([])
  })

  it('is there without JavaScript, closed answers included', () => {
    // Structured data lie in <main> too, and repeat its text.
    const woerter = ({ document }: Seite) =>
      (document.querySelector('main')?.innerHTML ?? '')
        .replace(/<script.*?<\/script>|<[^>]+>/gs, ' ')
        .trim()
        .split(/\s+/).length
    expect(klagen(indexierbare, seite => [woerter(seite) < 80 && `only ${woerter(seite)} words`])).toEqual([])
    const absaetze = seiten.filter(({ pfad }) => pfad === '/faq').flatMap(seite => texte(seite, 'main p'))
    const gezeigt = absaetze.map(absatz => absatz.replace(/\s/g, ' '))
    expect(FAQ.filter(({ antwort }) => !gezeigt.includes(antwort.replace(/\s/g, ' ')))).toEqual([])
  })
})

describe('links', () => {
  type Verweis = { pfad: string; anker: string; hinaus: boolean }

  const verweise = (seite: Seite, selector: string): Verweis[] =>
    [...seite.document.querySelectorAll(selector)].map(link => {
      const { origin, pathname, hash } = new URL(link.getAttribute('href') ?? '', site.url + encodeURI(seite.pfad))
      return {
        pfad: decodeURI(pathname),
        anker: decodeURIComponent(hash.slice(1)),
        hinaus: origin !== site.url,
      }
    })
  const interne = (seite: Seite, selector = 'a[href]') => verweise(seite, selector).filter(({ hinaus }) => !hinaus)

  it('lead to a page, and to a place that it has', () => {
    const dokumente = new Map(alles.dokumente.filter(({ status }) => status === 200).map(d => [d.pfad, d.inhalt]))
    expect(
      klagen(seiten, seite =>
        interne(seite).map(({ pfad, anker }) => {
          const ziel = pfad === seite.pfad ? seite.inhalt : dokumente.get(pfad)
          if (ziel === undefined) return `${pfad} does not exist`
          return anker !== '' && !ziel.includes(`id="${anker}"`) && `${pfad} has no #${anker}`
        }),
      ),
    ).toEqual([])
  })

  it('reach every page from the start page', () => {
    const besucht = new Set<string>()
    const besuche = (pfad: string) => {
      const seite = gefundene.find(eintrag => eintrag.pfad === pfad)
      if (!seite || besucht.has(pfad)) return
      besucht.add(pfad)
      for (const ziel of interne(seite)) besuche(ziel.pfad)
    }
    besuche('/')
    expect(indexierbare.map(({ pfad }) => pfad).filter(pfad => !besucht.has(pfad))).toEqual([])
  })

  it('lead on from the content of every page', () => {
    expect(
      klagen(seiten, seite => {
        const weiter = interne(seite, 'main a[href]').filter(({ pfad }) => pfad !== seite.pfad)
        const krumen = interne(seite, 'main nav[aria-label=Brotkrumen] a[href]')
        return [weiter.length <= krumen.length && 'a dead end']
      }),
    ).toEqual([])
  })
})

describe('sitemap', () => {
  const eintraege = () =>
    new Map(
      [...inhalt('/sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod><\/url>/g)].map(
        ([, adresse = '', tag = '']) => [decodeURI(adresse.slice(site.url.length)), tag],
      ),
    )

  it('lists all pages for search engines and no other, and robots.txt names it', () => {
    expect([...eintraege().keys()].toSorted()).toEqual(indexierbare.map(({ pfad }) => pfad).toSorted())
    expect(inhalt('/robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml\n`)
  })

  it('says when a page changed: an article by its own day, figures by the import, nothing by the day of rendering', () => {
    const tage = eintraege()
    for (const { ordner, artikel } of [blog, ratgeber])
      for (const { slug, datum, aktualisiert } of artikel)
        expect(tage.get(`/${ordner}/${slug}`)).toBe(aktualisiert ?? datum)
    const { datum, praemien } = alles.daten
    for (const { slug } of VERSICHERER) expect(tage.get(`/krankenkasse/${slug}`)).toBe(praemien.importiert)
    expect(tage.get('/agb')).toBe('2025-07-01')
    expect([...tage.values()].filter(tag => !/^20\d\d-\d\d-\d\d$/.test(tag) || tag >= datum)).toEqual([])
  })
})

it('says where to report a weakness', () => {
  const { siteUrl, datum } = alles.daten
  expect(alles.dokumente).toContainEqual(securityTxt({ siteUrl, datum }))
})
