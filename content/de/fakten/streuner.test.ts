import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LEGALE_TEXTE } from '../../../tests/fixtures/texte/fliesstexte.ts'

/** Amounts, percentages and years; «CHF {props.…}» is none, its figure comes from elsewhere. */
const FIGUR = /CHF\s[\d’.]+|\d[\d’.]*\s(?:Franken|Rappen|CHF)|\d[\d.,]*(?:\s?%|\sProzent)|(?<![\d’.])20\d\d(?![\d’])/g
/** What says of itself where its figures come from, or that they are an example. */
const MARKIERT = /<(Beispiel|Rechenbeispiel|Satz|time)\b[^>]*>.*?<\/\1>/gs
const CODE = /^import .*$|\]\([^)]*\)|\{[^{}]*\}/gm
const CODE_TS = /^import .*$|^\s*(?:\/?\*|\/\/).*$|\$\{[^{}]*\}|(?:datum|aktualisiert|pfad): .*|'[\p{Ll}\d-]+'/gmu

const figuren = (text: string): string[] => [...text.matchAll(FIGUR)].map(([figur]) => figur)
const streuner = (text: string) => figuren(text.replaceAll(MARKIERT, ' ').replaceAll(CODE, ' '))
const streunerImCode = (text: string) => figuren(text.replaceAll('\\u00a0', ' ').replaceAll(CODE_TS, ' '))

const ordner = new URL('..', import.meta.url).pathname
const fliesstexte = globSync('{blog,ratgeber,seiten}/*.mdx', { cwd: ordner }).filter(datei => !LEGALE_TEXTE.test(datei))

describe('figures of texts', () => {
  it.each(fliesstexte)('%s: amounts, percentages and years are computed, from the register or an example', datei => {
    expect(streuner(readFileSync(`${ordner}${datei}`, 'utf8'))).toEqual([])
  })

  it.each([
    'artikel/faq.ts',
    'recht/verguetung.ts',
    'recht/vermittler.ts',
    'zahlen/aussagen.ts',
    'blog/index.ts',
    'ratgeber/index.ts',
    'ratgeber/besondere-lagen.ts',
    'artikel/begriffe.ts',
  ])('%s: amounts and percentages come from the rules, the register or the calendar', datei => {
    expect(streunerImCode(readFileSync(`${ordner}${datei}`, 'utf8'))).toEqual([])
  })
})

describe('a planted figure', () => {
  it.each([
    ['CHF 1’234.50 im Jahr', 'CHF 1’234.50'],
    ['bis zu 3’000 Franken', '3’000 Franken'],
    ['um 25% tiefer', '25%'],
    ['um 4 Prozent', '4 Prozent'],
    ['seit 2024 verboten', '2024'],
    ['<Beispiel>CHF 5</Beispiel> und CHF 6', 'CHF 6'],
  ])('%s is found', (text, figur) => {
    expect(streuner(text)).toEqual([figur])
  })

  it('is found in code, too', () => {
    expect(streunerImCode("const A = { text: 'höchstens CHF\\u00a0700 und 10%' }")).toEqual(['CHF 700', '10%'])
  })

  it.each([
    'CHF {props.fakt.selbstbehalt.erwachsene}',
    '{props.jahr}, {props.fakt.selbstbehalt.anteil}%',
    '<Rechenbeispiel>Das Paket kostet CHF 32.</Rechenbeispiel>',
    'am <time dateTime="2025-03-21">21. März 2025</time>',
    'mit Franchise 2’500, [mehr](/blog/krankenkasse-wechseln-2025)',
  ])('%s is none', text => {
    expect(streuner(text)).toEqual([])
  })
})
