import { describe, expect, it } from 'vitest'
import { site } from '../../site.config.ts'
import { ALL_ROUTES } from '../fixtures/anfragen/adressen.ts'
import { vokabularFehler } from '../fixtures/tabellen/vokabular.ts'
import { klagen, meta, type Seite, strukturdaten, texte } from '../fixtures/texte/gelesene-seiten.ts'
import type { Website } from './website.ts'

const doppelte = (werte: readonly string[]): string[] => werte.filter((wert, index) => werte.indexOf(wert) !== index)

export function pruefeKopf(hier: Website): void {
  describe('head', () => {
    it('every address of the specification is a page, and each section has one for what it does not know', () => {
      const pfade = hier.gefundene.map(({ pfad }) => pfad)
      expect(ALL_ROUTES.filter(pfad => !pfade.includes(pfad))).toEqual([])
      const fehlende = hier.seiten.filter(({ status }) => status === 404).map(({ pfad }) => pfad)
      expect(fehlende).toEqual(['/krankenkasse/404', '/praemien/kanton/404', '/blog/404', '/ratgeber/404', '/404'])
    })

    it('has a title and a description of its own, in the length that search results show', () => {
      expect(doppelte(hier.gefundene.map(({ document }) => document.title))).toEqual([])
      expect(doppelte(hier.gefundene.map(seite => meta(seite, 'description')))).toEqual([])
      expect(
        klagen(hier.gefundene, seite => {
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
        klagen(hier.seiten, seite => {
          const kanonisch = seite.document.querySelector('link[rel=canonical]')?.getAttribute('href')
          const soll = seite.status === 200 ? site.url + encodeURI(seite.pfad) : undefined
          const robots = hier.indexierbare.includes(seite) ? '' : 'noindex'
          return [
            kanonisch !== soll && `canonical ${kanonisch}`,
            meta(seite, 'robots') !== robots && `robots «${meta(seite, 'robots')}»`,
          ]
        }),
      ).toEqual([])
    })

    it('has a preview picture of its own, whose words depend on no data', () => {
      const { heute, anders } = hier.alles.bilder
      expect(heute).toEqual(anders)
      expect(doppelte(heute.map(({ titel, rubrik }) => `${rubrik}: ${titel}`))).toEqual([])
      expect(hier.gefundene.map(seite => meta(seite, 'og:image'))).toEqual(
        heute.map(({ datei }) => site.url + encodeURI(datei)),
      )
      expect(
        klagen(hier.gefundene, seite => [
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
    const typen = (seite: Seite): unknown[] => strukturdaten(seite).map(eintrag => eintrag['@type'])

    it('keeps to the schema.org vocabulary', () => {
      expect(klagen(hier.seiten, seite => strukturdaten(seite).flatMap(vokabularFehler))).toEqual([])
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
        klagen(hier.indexierbare, seite => {
          const fehlende = erwartet(seite.pfad).filter(typ => !typen(seite).includes(typ))
          return fehlende.map(typ => `no ${typ}`)
        }),
      ).toEqual([])
    })

    it('names the breadcrumbs that the page shows', () => {
      expect(
        klagen(hier.gefundene, seite => {
          const liste = strukturdaten(seite).find(eintrag => eintrag['@type'] === 'BreadcrumbList')
          const genannt = ((liste?.itemListElement ?? []) as { name: string }[]).map(({ name }) => name)
          const gezeigt = texte(seite, 'nav[aria-label=Brotkrumen] li').map(name => name.replace(/^[/›]\s*/, ''))
          return [`${genannt}` !== `${gezeigt}` && `${genannt} instead of ${gezeigt}`]
        }),
      ).toEqual([])
    })
  })
}
