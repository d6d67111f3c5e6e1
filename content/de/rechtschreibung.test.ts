import { globSync, readdirSync, readFileSync } from 'node:fs'
import { createProcessor } from '@mdx-js/mdx'
import dictionary from 'dictionary-de-ch'
import type { Root } from 'mdast'
import nspell from 'nspell'
import remarkGfm from 'remark-gfm'
import { describe, expect, it } from 'vitest'
import { klartext } from '../../scripts/build/lesedaten.ts'
import { deutscheTexte, sichtbareTexte } from '../../scripts/lib/sichtbare-texte.ts'

/** What the dictionary lacks: words of the trade and of the country, and names of insurers, offices and places. */
const LISTEN = ['rechtschreibung-woerter.txt', 'rechtschreibung-namen.txt']
const ORDNER = ['blog', 'ratgeber', 'seiten']
const FUGEN = ['s', 'es', 'n', 'en', 'e']
const KLEINSTER_TEIL = 4

/** The package's Swiss dictionary still holds words with ß: Swiss spelling is the same file with ss. */
const schweizerisch = (datei: Uint8Array) => new TextDecoder().decode(datei).replaceAll('ß', 'ss')

const checker = nspell(schweizerisch(dictionary.aff), schweizerisch(dictionary.dic))
const eigene = new Set(
  LISTEN.flatMap(datei =>
    readFileSync(new URL(datei, import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean),
  ),
)

const gross = (wort: string) => wort.charAt(0).toUpperCase() + wort.slice(1)
const imWoerterbuch = (wort: string) =>
  [wort, wort.toLowerCase(), gross(wort)].some(form => eigene.has(form) || checker.correct(form))

/** The checker does not build compounds, and German lives on them: every part must be a word. */
function istWort(wort: string): boolean {
  if (imWoerterbuch(wort)) return true
  for (let i = KLEINSTER_TEIL; i <= wort.length - KLEINSTER_TEIL; i++) {
    if (istErsterTeil(wort.slice(0, i)) && istWort(wort.slice(i))) return true
  }
  return false
}

const istErsterTeil = (teil: string) =>
  imWoerterbuch(teil) ||
  FUGEN.some(
    fuge => teil.endsWith(fuge) && teil.length - fuge.length >= 3 && imWoerterbuch(teil.slice(0, -fuge.length)),
  )

const unbekannt = (text: string) => [
  ...new Set(
    text
      .normalize('NFC')
      .match(/\p{L}{2,}/gu)
      ?.filter(wort => !istWort(wort)),
  ),
]

/** The firm is a Vermittlerin, and it is «anderen»; addresses and names of registers stay. */
const zweiteFormen = (text: string) =>
  text.match(/\b[Aa]nder[nm]\b|(?<![/\p{L}])(?:\p{L}+v|V)ermittlers?(?!\p{L})/gu) ?? []

const markdown = createProcessor({ remarkPlugins: [remarkGfm] })
const fliesstexte = ORDNER.flatMap(ordner =>
  readdirSync(new URL(ordner, import.meta.url))
    .filter(datei => datei.endsWith('.mdx'))
    .map(datei => ({ name: `${ordner}/${datei}`, text: klartextVon(`${ordner}/${datei}`) })),
)

function klartextVon(datei: string): string {
  const baum: Root = markdown.parse(readFileSync(new URL(datei, import.meta.url), 'utf8'))
  return klartext(baum)
}

/** In content/ single words are for visitors, too; but for the names of places in other languages. */
const texteVon = (name: string) =>
  /^content\/(?!de\/orte\/andere-ortsnamen)/.test(name) ? deutscheTexte : sichtbareTexte

/** Texts in code, without what only developers see. */
const WURZEL = new URL('../..', import.meta.url).pathname
const imCode = globSync('{app,content}/**/*.{ts,tsx}', { cwd: WURZEL })
  .filter(datei => !/\.test\.|\/testtabelle|app\/(showcase\/|dokument|feeds|findbarkeit)/.test(datei))
  .map(name => ({
    name,
    text: texteVon(name)(`${WURZEL}${name}`)
      .join('\n')
      .replaceAll(/\{\w+\}/g, ' '),
  }))
  .filter(({ text }) => /\p{L}/u.test(text))
const texte = [...fliesstexte, ...imCode]

describe('Swiss spelling', () => {
  it.each(texte)('$name', ({ text }) => {
    expect(unbekannt(text)).toEqual([])
  })

  it('finds mistakes, also inside compounds', () => {
    expect(unbekannt('Die Rechnug der Krankenkase ist größer als die Gesundheitskossten.')).toEqual([
      'Rechnug',
      'Krankenkase',
      'größer',
      'Gesundheitskossten',
    ])
  })

  it('says one thing in one form', () => {
    expect(texte.flatMap(({ name, text }) => zweiteFormen(text).map(form => `${name}: ${form}`))).toEqual([])
    expect(zweiteFormen('Alle andern fragen den Vermittler im Vermittlerregister.')).toEqual(['andern', 'Vermittler'])
  })

  it('needs every word of its own lists', () => {
    const alle = texte.map(({ text }) => text.toLowerCase()).join(' ')
    expect([...eigene].filter(wort => checker.correct(wort) || !alle.includes(wort.toLowerCase()))).toEqual([])
  })
})
