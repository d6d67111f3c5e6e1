import { describe, expect, it } from 'vitest'
import { FAQ } from '../../content/de/artikel/faq.ts'
import { klagen, type Seite, texte } from '../fixtures/texte/gelesene-seiten.ts'
import { htmlFehler } from '../fixtures/texte/html-regeln.ts'
import type { Website } from './website.ts'

/** Pages of a section have one shape, and so have those that do not exist: the longest has most of it. The audit has all. */
function jeAbschnittDieLaengste(seiten: readonly Seite[]): Seite[] {
  const abschnitte = Map.groupBy(seiten, ({ pfad, status }) => {
    if (status === 404) return '404'
    return pfad.lastIndexOf('/') > 0 ? pfad.replace(/[^/]+$/, '') : pfad
  })
  return [...abschnitte.values()].flatMap(alle =>
    alle.toSorted((a, b) => b.inhalt.length - a.inhalt.length).slice(0, 1),
  )
}

export function pruefeInhalt(hier: Website): void {
  describe('body', () => {
    it('is valid HTML', async () => {
      const fehler = await Promise.all(
        jeAbschnittDieLaengste(hier.seiten).map(async ({ pfad, inhalt }) =>
          (await htmlFehler(inhalt)).map(text => `${pfad}: ${text}`),
        ),
      )
      expect(fehler.flat()).toEqual([])
    }, 60_000)

    it('has one h1, and headings that leave out no level', () => {
      expect(
        klagen(hier.seiten, ({ document }) => {
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
        klagen(hier.seiten, ({ document }) => [
          document.querySelector('img:not([alt])') !== null && 'img without alt',
          document.querySelector(
            'svg:not([aria-hidden=true], [role=img][aria-label], [role=img][aria-labelledby], [role=group][aria-label])',
          ) !== null && 'svg without a name',
        ]),
      ).toEqual([])
    })

    it('says below each of the three steps what it is about, whatever the size of the window', () => {
      const start = hier.seiten
        .filter(({ pfad }) => pfad === '/')
        .flatMap(seite => texte(seite, '[aria-label=Schritte]'))
      for (const zeile of ['Jahrgang und PLZ', 'Alle Optionen und Ersparnis', 'Kontaktdaten angeben'])
        expect(start.join()).toContain(zeile)
    })

    it('writes ss as the Swiss do', () => {
      expect(hier.alles.dokumente.filter(({ inhalt }) => /ß|&szlig;/i.test(inhalt)).map(({ pfad }) => pfad)).toEqual([])
    })

    it('is there without JavaScript, closed answers included', () => {
      // Structured data lie in <main> too, and repeat its text.
      const woerter = ({ document }: Seite) =>
        (document.querySelector('main')?.innerHTML ?? '')
          .replace(/<script.*?<\/script>|<[^>]+>/gs, ' ')
          .trim()
          .split(/\s+/).length
      expect(klagen(hier.indexierbare, seite => [woerter(seite) < 80 && `only ${woerter(seite)} words`])).toEqual([])
      const absaetze = hier.seiten.filter(({ pfad }) => pfad === '/faq').flatMap(seite => texte(seite, 'main p'))
      const gezeigt = absaetze.map(absatz => absatz.replace(/\s/g, ' '))
      expect(FAQ.filter(({ antwort }) => !gezeigt.includes(antwort.replace(/\s/g, ' ')))).toEqual([])
    })
  })
}
