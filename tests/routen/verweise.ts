import { describe, expect, it } from 'vitest'
import { securityTxt } from '../../app/security-txt.ts'
import { GLEICHE_THEMEN } from '../../content/de/artikel/selbes-thema.ts'
import { STAND } from '../../content/de/artikel/stand.ts'
import { blog } from '../../content/de/blog/index.ts'
import { ratgeber } from '../../content/de/ratgeber/index.ts'
import { VERMITTLER_PDF } from '../../content/de/recht/vermittler.ts'
import { VERSICHERER } from '../../content/de/versicherer/index.ts'
import { landesCsvAdresse } from '../../contract/daten.ts'
import { site } from '../../site.config.ts'
import { interneVerweise, klagen, meta, type Seite, sitemapTage, texte } from '../fixtures/texte/gelesene-seiten.ts'
import type { Website } from './website.ts'

export function pruefeVerweise(hier: Website): void {
  const inhalt = (pfad: string): string => hier.alles.dokumente.find(dokument => dokument.pfad === pfad)?.inhalt ?? ''

  describe('links', () => {
    it('lead to a page, and to a place that it has', () => {
      const dokumente = new Map(
        hier.alles.dokumente.filter(({ status }) => status === 200).map(d => [d.pfad, d.inhalt]),
      )
      expect(
        klagen(hier.seiten, seite =>
          interneVerweise(seite).map(({ pfad, anker }) => {
            // The interface describes itself; the pages do not hold it.
            if (pfad === '/api/openapi.json') return false
            const ziel = pfad === seite.pfad ? seite.inhalt : dokumente.get(pfad)
            // Made by the build and by the import, not rendered.
            if ([VERMITTLER_PDF, landesCsvAdresse(hier.alles.daten.praemien.jahr)].includes(pfad)) return false
            if (ziel === undefined) return `${pfad} does not exist`
            return anker !== '' && !ziel.includes(`id="${anker}"`) && `${pfad} has no #${anker}`
          }),
        ),
      ).toEqual([])
    })

    it('reach every page from the start page', () => {
      const besucht = new Set<string>()
      const besuche = (pfad: string) => {
        const seite = hier.gefundene.find(eintrag => eintrag.pfad === pfad)
        if (!seite || besucht.has(pfad)) return
        besucht.add(pfad)
        for (const ziel of interneVerweise(seite)) besuche(ziel.pfad)
      }
      besuche('/')
      expect(hier.indexierbare.map(({ pfad }) => pfad).filter(pfad => !besucht.has(pfad))).toEqual([])
    })

    it('lead from each page of a subject to the others, which have titles, descriptions and leads of their own', () => {
      for (const thema of GLEICHE_THEMEN) {
        const seiten = thema.flatMap(({ pfad }) => hier.gefundene.filter(seite => seite.pfad === pfad))
        expect(seiten).toHaveLength(thema.length)
        expect(
          klagen(seiten, seite => {
            const ziele = interneVerweise(seite, 'main article a[href]').map(({ pfad }) => pfad)
            return thema.map(({ pfad }) => pfad !== seite.pfad && !ziele.includes(pfad) && `no link to ${pfad}`)
          }),
        ).toEqual([])
        for (const wort of [(seite: Seite) => texte(seite, 'h1')[0], (seite: Seite) => meta(seite, 'description')])
          expect(new Set(seiten.map(wort)).size).toBe(thema.length)
      }
    })

    it('lead on from the content of every page', () => {
      expect(
        klagen(hier.seiten, seite => {
          const weiter = interneVerweise(seite, 'main a[href]').filter(({ pfad }) => pfad !== seite.pfad)
          const krumen = interneVerweise(seite, 'main nav[aria-label=Brotkrumen] a[href]')
          return [weiter.length <= krumen.length && 'a dead end']
        }),
      ).toEqual([])
    })
  })

  describe('sitemap', () => {
    it('lists all pages for search engines and no other, and robots.txt names it', () => {
      expect([...sitemapTage(inhalt('/sitemap.xml')).keys()].toSorted()).toEqual(
        hier.indexierbare.map(({ pfad }) => pfad).toSorted(),
      )
      expect(inhalt('/robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml\n`)
    })

    it('says when a page changed: an article by its own day, figures by the import, nothing by the day of rendering', () => {
      const tage = sitemapTage(inhalt('/sitemap.xml'))
      for (const { ordner, artikel } of [blog, ratgeber])
        for (const { slug, datum, aktualisiert } of artikel)
          expect(tage.get(`/${ordner}/${slug}`)).toBe(aktualisiert ?? datum)
      const { datum, praemien } = hier.alles.daten
      for (const { slug } of VERSICHERER) expect(tage.get(`/krankenkasse/${slug}`)).toBe(praemien.importiert)
      expect(tage.get('/agb')).toBe(STAND['/agb'])
      expect([...tage.values()].filter(tag => !/^20\d\d-\d\d-\d\d$/.test(tag) || tag >= datum)).toEqual([])
    })
  })

  it('says where to report a weakness', () => {
    const { siteUrl, datum } = hier.alles.daten
    expect(hier.alles.dokumente).toContainEqual(securityTxt({ siteUrl, datum }))
  })
}
