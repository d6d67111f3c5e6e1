import { readFileSync } from 'node:fs'
import { Blob, Face, Font, shape, Variation, Buffer as Zeichenfolge } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { decompress } from 'woff2-encoder'
import { loadVolleSchrift, SCHRIFTDATEI, schriftDerWebsite } from './schriftdatei.ts'

const eigene = new Face(new Blob(await decompress(readFileSync(SCHRIFTDATEI))))
const volle = new Face(new Blob(await loadVolleSchrift()))

function breite(face: Face, text: string, wght: number, wdth: number): number {
  const font = new Font(face)
  font.setVariations([new Variation('wght', wght), new Variation('wdth', wdth)])
  const folge = new Zeichenfolge()
  folge.addText(text)
  folge.guessSegmentProperties()
  shape(font, folge)
  return folge.getGlyphPositions().reduce((summe, { xAdvance }) => summe + xAdvance, 0)
}

test('the font in the repository is what the command makes of the published one, and weighs at most 34 kB', async () => {
  const neu = await schriftDerWebsite()
  expect(Buffer.from(neu).equals(readFileSync(SCHRIFTDATEI))).toBe(true)
  expect(neu.length).toBeLessThanOrEqual(34_000)
})

test('it has every character of the published one, and both axes', () => {
  expect([...eigene.collectUnicodes()]).toEqual([...volle.collectUnicodes()])
  expect(Object.keys(eigene.getAxisInfos())).toEqual(Object.keys(volle.getAxisInfos()))
  expect(breite(eigene, 'nnnn', 400, 75)).toBeLessThan(breite(eigene, 'nnnn', 400, 100))
  expect(breite(eigene, 'nnnn', 700, 100)).toBeGreaterThan(breite(eigene, 'nnnn', 400, 100))
})

const PAARE = ['AV', 'Ta', 'We', 'Vo', 'P,', 'r.', 'L’', 'Yo', '7.']

// The narrowest one sets prices alone.
test.each([
  [400, 100, PAARE],
  [600, 94, PAARE],
  [700, 88, PAARE],
  [600, 76, ['7.', '1.', '4.']],
])(
  'at weight %i and width %i letters keep their widths, and pairs stand within a thirtieth of the size',
  (wght, wdth, paare) => {
    const beide = (text: string) => [eigene, volle].map(face => breite(face, text, wght, wdth)) as [number, number]
    for (const zeichen of 'aeinrstVWTAÄ019.,’') expect(new Set(beide(zeichen)).size, zeichen).toBe(1)
    for (const paar of paare) {
      const [neu, alt] = beide(paar)
      const ohnePaar = [...paar].reduce((summe, zeichen) => summe + beide(zeichen)[1], 0)
      expect(Math.sign(neu - ohnePaar), paar).toBe(Math.sign(alt - ohnePaar))
      expect(Math.abs(neu - alt), paar).toBeLessThanOrEqual(volle.upem / 30)
    }
  },
)
