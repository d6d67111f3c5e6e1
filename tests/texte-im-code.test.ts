import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { AMTLICH_2027, ANDERS_BELEGT } from '../domain/erstkontakt/erstkontakt-produkte.ts'
import { bekannterVersicherer, bekannteVersicherer } from '../domain/praemien/versicherer.ts'
import { deutscheTexte } from '../scripts/lib/sichtbare-texte.ts'

/*
 * Words for visitors stand in content/de, so that another language is another folder. Brand and proper names, as those of the
 * insurers and their products, are the same in all of them; keys of the keyboard, codes of currencies, lines for robots and the like belong to code.
 */
const NAMEN: ReadonlySet<string | undefined> = new Set([
  ...['Enter', 'Escape', 'Home', 'End', 'Tab', 'Backspace'],
  ...['CHF', 'User-agent: *', 'Allow: /', 'Disallow: /api/'],
  ...bekannteVersicherer().map(bekannterVersicherer),
  ...[AMTLICH_2027, ANDERS_BELEGT].flatMap(liste =>
    Object.values(liste).flatMap(produkte => Object.values(produkte).flat()),
  ),
  // The structure of a PDF.
  ...['Document', 'Table', 'Column', 'Artifact', 'Layout'],
])

const quellen = globSync(['app/**/*.{ts,tsx}', 'domain/*/*.ts', 'contract/*.ts']).filter(
  datei => !/\.test\.|app\/showcase\//.test(datei),
)

describe('no German sentence stands outside content/', () => {
  it.each(quellen)('%s', datei => {
    expect(deutscheTexte(datei).filter(text => !NAMEN.has(text.trim()))).toEqual([])
  })
})
