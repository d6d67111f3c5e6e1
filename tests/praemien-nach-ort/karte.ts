import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { KANTONSEITEN } from '#content/praemien/kantone.ts'
import { kartenadresse } from '#contract/daten.ts'
import { erstkontakt } from '#domain/erstkontakt/erstkontakt.ts'
import { hexkarte, LANDESKARTE, mitte as mittelpunkt } from '#domain/orte/hexkarte.ts'
import { lagenDer } from '#domain/orte/lagetabelle.ts'
import type { Tariftyp } from '#domain/praemien/modelle.ts'
import { decodeKartenwerte } from '#domain/zahlen/kartenwerte.ts'
import { amtlich } from '../fixtures/tabellen/amtlich.ts'
import { mitte } from '../fixtures/tabellen/rohangebote.ts'
import { ABZUG, dokumentAus, type Klasse, type Ortsseiten, PERSONEN, worte } from './ortsseiten.ts'

/** Where there are coordinates, and what the pages say where there are none. */
export function pruefeKarte(hier: Ortsseiten): void {
  describe('the values of the map', () => {
    it.each(Object.keys(PERSONEN) as Klasse[])(
      '%s: every choice is that of the raw table, in one file of at most 25 kB',
      klasse => {
        const inhalt = hier.inhalte.get(kartenadresse(klasse)) ?? ''
        expect(brotliCompressSync(inhalt).length).toBeLessThan(25_000)
        const werte = decodeKartenwerte(inhalt)
        const franchisen = klasse === 'AKL-KIN' ? ([0, 300, 600] as const) : ([300, 1000, 2500] as const)
        for (const region of hier.roh.regionen)
          for (const franchise of franchisen)
            for (const unfall of ['OHN-UNF', 'MIT-UNF'] as const)
              for (const kontakt of [undefined, 'frei', 'praxis'] as const) {
                const person = `${klasse} ${unfall}` as const
                const alle = hier.roh
                  .angebote({ region, franchise, person })
                  .filter(
                    ({ modell, versicherer, tarif }) =>
                      !kontakt || erstkontakt(modell as Tariftyp, Number(versicherer), tarif) === kontakt,
                  )
                  .map(({ praemie }) => praemie - ABZUG)
                const wert = werte.wert(region.toLowerCase().replace(' ', '-'), { franchise, unfall, kontakt })
                const gezeigt = wert && [wert.guenstigste, wert.median, wert.teuerste]
                expect(gezeigt, `${region} ${franchise} ${unfall} ${kontakt}`).toEqual(
                  alle.length > 0 ? [Math.min(...alle), mitte(alle), Math.max(...alle)] : undefined,
                )
              }
      },
    )
  })

  if (amtlich)
    describe('the map of the official places', () => {
      it('has about 1200 cells, all 42 regions, and each cell the region of the nearest place', () => {
        if (!hier.ortsdaten.lagen) throw new Error('the directory has no coordinates')
        const lagen = lagenDer(hier.ortsdaten.orte, hier.ortsdaten.lagen)
        const karte = hexkarte(lagen, LANDESKARTE)
        expect(karte.length).toBeGreaterThan(1150)
        expect(karte.length).toBeLessThan(1300)
        expect(new Set(karte.map(({ kanton, region }) => `${kanton} ${region}`)).size).toBe(42)
        for (const zelle of karte) {
          const { e, n } = mittelpunkt(zelle, LANDESKARTE)
          let naechster = lagen[0]
          let kleinster = Number.POSITIVE_INFINITY
          for (const lage of lagen) {
            const abstand = (lage.e - e) ** 2 + (lage.n - n) ** 2
            if (abstand < kleinster) [naechster, kleinster] = [lage, abstand]
          }
          expect([zelle.kanton, zelle.region]).toEqual([naechster?.kanton, naechster?.region])
        }
      })

      it('is drawn on the preview pictures, of the country and of every canton', () => {
        const adressen = ['/praemien', ...KANTONSEITEN.map(({ slug }) => `/praemien/kanton/${slug}`)]
        const bilder = [...hier.inhalte].filter(([pfad]) => pfad.endsWith('.png'))
        expect(bilder.map(([pfad]) => pfad)).toEqual(adressen.map(pfad => `/vorschau${pfad}.png`))
        expect(new Set(bilder.map(([, bild]) => bild)).size).toBe(27)
        const regionen = (pfad: string) =>
          hier.inhalte.get(`/vorschau${pfad}.png`)?.match(/<path fill="#\w+" d="M\d/g)?.length
        // One path per region besides the ground, the line of the heading and the mark, which has three.
        expect([regionen('/praemien'), regionen('/praemien/kanton/bern'), regionen('/praemien/kanton/zug')]).toEqual([
          47, 8, 6,
        ])
      })

      it('weighs at most 3 kB', () => {
        const karte = /<svg role="group".*?<\/svg>/s.exec(hier.inhalte.get('/praemien') ?? '')?.[0] ?? ''
        const pfade = [...karte.matchAll(/ d="([^"]*)"/g)].map(([, pfad]) => pfad).join('\n')
        expect(pfade.length).toBeGreaterThan(20_000)
        expect(brotliCompressSync(pfade).length).toBeLessThan(3_000)
      })
    })
  else
    it('without coordinates there is a ranking and no map', () => {
      const seite = dokumentAus(hier.seiten, '/praemien')
      expect(seite.querySelector('svg[role=group]')).toBeNull()
      expect([...hier.inhalte.keys()].filter(pfad => pfad.endsWith('.png'))).toEqual([])
      expect(worte(seite.body)).toContain('Diese Daten enthalten keine Koordinaten.')
      expect(seite.querySelectorAll('[data-regionen] tr')).toHaveLength(42)
    })
}
