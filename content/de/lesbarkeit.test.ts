import { globSync, readFileSync } from 'node:fs'
import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import { describe, expect, it } from 'vitest'
import { saetze, wortzahl } from '../../tests/fixtures/texte/saetze.ts'
import { FAQ } from './artikel/faq.ts'
import { aussageText } from './fakten/fakt.ts'
import { THEMEN } from './fakten/register.ts'

/** A reader whose first language is not German follows. */
const LAENGSTER_SATZ = 30
const MITTLERER_SATZ = 15

const ordner = new URL('.', import.meta.url).pathname
const markdown = createProcessor({ remarkPlugins: [remarkGfm] })
type Knoten = Root | Root['children'][number]

/** Paragraphs, also those of lists; headings, tables, letters and lists of sources are read in another way. */
function absaetze(knoten: Knoten): string[] {
  if (knoten.type === 'table' || knoten.type === 'heading') return []
  if (knoten.type === 'mdxJsxFlowElement' && knoten.name === 'Brief') return []
  if (knoten.type === 'paragraph') return [mitPlatzhaltern(knoten)]
  return 'children' in knoten ? knoten.children.flatMap(kind => absaetze(kind as Knoten)) : []
}

/** A figure that is filled in counts as a word. */
function mitPlatzhaltern(knoten: Knoten | { type: string; children?: unknown[] }): string {
  if (knoten.type === 'mdxTextExpression') return '13'
  if (!('children' in knoten) || !knoten.children) return textOf(knoten)
  return knoten.children.map(kind => mitPlatzhaltern(kind as Knoten)).join('')
}

function vorDenQuellen(quelltext: string): string[] {
  const baum: Root = markdown.parse(quelltext)
  const ende = baum.children.findIndex(kind => kind.type === 'heading' && textOf(kind) === 'Quellen')
  return baum.children.slice(0, ende === -1 ? undefined : ende).flatMap(absaetze)
}

const seiten = [
  ...globSync('{blog,ratgeber,seiten}/*.mdx', { cwd: ordner }).map(name => ({
    name,
    texte: vorDenQuellen(readFileSync(`${ordner}${name}`, 'utf8')),
  })),
  { name: 'faq.ts', texte: FAQ.flatMap(({ frage, antwort }) => [frage, antwort]) },
  ...THEMEN.map(({ titel, fakten }) => ({ name: `Fakten: ${titel}`, texte: Object.values(fakten).map(aussageText) })),
]

describe('readability', () => {
  it.each(seiten)('$name has no sentence over 30 words', ({ texte }) => {
    expect(texte.flatMap(saetze).filter(satz => wortzahl(satz) > LAENGSTER_SATZ)).toEqual([])
  })

  it.each(seiten.filter(({ name }) => !name.startsWith('Fakten')))('$name has 15 words a sentence', ({ texte }) => {
    const laengen = texte.flatMap(saetze).map(wortzahl)
    expect(laengen.reduce((summe, laenge) => summe + laenge, 0) / laengen.length).toBeLessThanOrEqual(MITTLERER_SATZ)
  })
})

describe('sentences', () => {
  it('end at a full stop, not at a date, a number or an abbreviation', () => {
    expect(
      saetze(
        'Am 30. November, Art. 7 Abs. 2, z. B. CHF 1’234.50. Ist das so? «Ja.» Und: ein Doppelpunkt; ein Strichpunkt.',
      ),
    ).toEqual([
      'Am 30. November, Art. 7 Abs. 2, z. B. CHF 1’234.50.',
      'Ist das so?',
      '«Ja.»',
      'Und: ein Doppelpunkt; ein Strichpunkt.',
    ])
  })

  it('count words, numbers among them', () => {
    expect(wortzahl('Sie zahlen 10% von CHF 1’700, also CHF 170.')).toBe(9)
  })
})
