import { describe, expect, it } from 'vitest'
import { KANTONSEITEN } from '#content/praemien/kantone.ts'
import { versichererName } from '#content/versicherer/name.ts'
import { frankenText, prozentText } from '#content/zahlen/format.ts'
import { rappen } from '#domain/werte/rappen.ts'
import { ABZUG, dokumentAus, type Klasse, type Ortsseiten, PERSONEN, worte, zellen } from './ortsseiten.ts'

type Knoten = { getAttribute: (name: string) => string | null }
const anteil = (element: Knoten | null | undefined, name: string) =>
  Number.parseFloat(element?.getAttribute(name) ?? 'NaN') / 100

/** Strips and dumbbells of a canton: each mark lies where the raw table puts it, and the table beside it says the same. */
export function pruefeKassenbilder(hier: Ortsseiten, teurerUm: number): void {
  /** The cheapest premium of each insurer, cheapest first. */
  const kassen = (region: string, klasse: Klasse) =>
    [...Map.groupBy(hier.roh.angebote({ region, ...PERSONEN[klasse] }), ({ versicherer }) => versicherer)]
      .map(([versicherer, eigene]) => ({
        name: versichererName(Number(versicherer)),
        nummer: Number(versicherer),
        preis: Math.min(...eigene.map(({ praemie }) => praemie)) - ABZUG,
      }))
      .sort((a, b) => a.preis - b.preis || a.nummer - b.nummer)

  const text = (betrag: number) => frankenText(rappen(betrag))

  describe.each(KANTONSEITEN.map(({ kanton, slug }) => [slug, kanton]))('pictures of %s', (slug, kanton) => {
    const regionen = () => hier.roh.regionen.filter(region => region.startsWith(`${kanton} `)).toSorted()
    const seite = () => dokumentAus(hier.mitVorjahr, `/praemien/kanton/${slug}`)

    it('strips: a tick for every insurer, its own mark at its price, butter for the cheapest alone', () => {
      for (const region of regionen())
        for (const klasse of Object.keys(PERSONEN) as Klasse[]) {
          const id = `streifen-${region.toLowerCase().replace(' ', '-')}-${klasse}`
          const alle = kassen(region, klasse)
          const [tiefster = 0, hoechster = 0] = [alle[0]?.preis, alle.at(-1)?.preis]
          const pfad = seite().querySelector(`symbol[id="${id}"] path`)?.getAttribute('d') ?? ''
          expect(pfad.match(/M/g), id).toHaveLength(alle.length)
          const streifen = [...seite().querySelectorAll('use')].filter(use => use.getAttribute('href') === `#${id}`)
          expect(streifen.length).toBeGreaterThan(0)
          for (const use of streifen) {
            const name = worte(use.closest('tr')?.querySelector('a'))
            const eigene = alle.find(kasse => kasse.name === name)?.preis ?? Number.NaN
            const marke = use.parentElement?.querySelector('rect')
            expect(anteil(marke, 'x'), name).toBeCloseTo((eigene - tiefster) / (hoechster - tiefster || 1), 3)
            expect(marke?.getAttribute('class')?.includes('butter'), name).toBe(eigene === tiefster)
          }
        }
    })

    it('dumbbells: from the price of the year before to that of this one, and a table with four columns', () => {
      const bilder = [...seite().querySelectorAll('[data-hanteln]')]
      expect(bilder).toHaveLength(regionen().length)
      for (const [index, region] of regionen().entries()) {
        const zehn = kassen(region, 'AKL-ERW').slice(0, 10)
        const achse = [...(bilder[index]?.querySelectorAll('text') ?? [])].map(marke => Number(worte(marke)) * 100)
        const [von = 0, bis = 0] = [achse[0], achse.at(-1)]
        const gezeigt = [...(bilder[index]?.querySelectorAll('[data-hantel]') ?? [])].map(zeile => {
          const [offen, voll] = [...zeile.querySelectorAll('rect')].map(marke => von + anteil(marke, 'x') * (bis - von))
          return { vorher: offen, jetzt: voll }
        })
        expect(gezeigt).toHaveLength(zehn.length)
        for (const [stelle, { preis, name }] of zehn.entries()) {
          const { vorher = 0, jetzt = 0 } = gezeigt[stelle] ?? {}
          // Places are given to a hundredth of a per cent.
          const genau = (bis - von) / 10_000
          expect(Math.abs(jetzt - preis), name).toBeLessThanOrEqual(genau)
          expect(Math.abs(vorher - (preis - teurerUm)), name).toBeLessThanOrEqual(genau)
        }
        const zeilen = [...(bilder[index]?.parentElement?.parentElement?.querySelectorAll('tbody tr') ?? [])]
        expect(zeilen.map(zellen)).toEqual(
          zehn.map(({ name, preis }) => [
            ...[name, text(preis - teurerUm), text(preis)],
            `+${text(teurerUm)}${prozentText((teurerUm / (preis - teurerUm)) * 100).replace('\u00a0', ' ')}`,
          ]),
        )
      }
    })
  })
}
