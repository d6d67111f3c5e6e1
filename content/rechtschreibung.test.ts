import { readdirSync, readFileSync } from 'node:fs'
import { createProcessor } from '@mdx-js/mdx'
import dictionary from 'dictionary-de-ch'
import type { Root } from 'mdast'
import nspell from 'nspell'
import remarkGfm from 'remark-gfm'
import { describe, expect, it } from 'vitest'
import { klartext } from '../scripts/lib/lesedaten.ts'
import { blog } from './blog/index.ts'
import { FAQ } from './faq.ts'
import { ratgeber } from './ratgeber/index.ts'
import type { TextSeite } from './seite.ts'

const WOERTERLISTE = new URL('rechtschreibung-woerter.txt', import.meta.url)
const ORDNER = ['blog', 'ratgeber', 'seiten']
const FUGEN = ['s', 'es', 'n', 'en', 'e']
const KLEINSTER_TEIL = 4

/** The package's Swiss dictionary still holds words with ß: Swiss spelling is the same file with ss. */
const schweizerisch = (datei: Uint8Array) => new TextDecoder().decode(datei).replaceAll('ß', 'ss')

const checker = nspell(schweizerisch(dictionary.aff), schweizerisch(dictionary.dic))
const eigene = new Set(readFileSync(WOERTERLISTE, 'utf8').split('\n').filter(Boolean))

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

const ueberschriften = [blog, ratgeber].map(({ ordner, artikel, kategorien, lead, beschreibung }) => ({
  name: `${ordner}/index.ts`,
  text: [
    ...artikel.flatMap(({ titel, seitenTitel = '', auszug }) => [titel, seitenTitel, auszug]),
    ...kategorien,
    lead,
    beschreibung,
  ].join(' '),
}))

const seiten = import.meta.glob<{ seite?: TextSeite }>('./seiten/*.ts', { eager: true })
const koepfe = Object.entries(seiten).flatMap(([name, { seite }]) => {
  if (!seite) return []
  const { pfad: _adresse, ...lesbar } = seite
  return { name, text: Object.values(lesbar).join(' ') }
})

const faq = {
  name: 'faq.ts',
  text: FAQ.map(({ frage, antwort, mehr }) => `${frage} ${antwort} ${mehr.name}`).join(' '),
}
const texte = [...fliesstexte, ...ueberschriften, ...koepfe, faq]

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

  it('needs every word of its own list', () => {
    const alle = texte.map(({ text }) => text.toLowerCase()).join(' ')
    expect([...eigene].filter(wort => checker.correct(wort) || !alle.includes(wort.toLowerCase()))).toEqual([])
  })
})
