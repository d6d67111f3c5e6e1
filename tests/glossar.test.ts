import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KANTONE } from '#domain/orte/kantone.ts'
import { readDateien } from '../scripts/lib/quellbaum.ts'

/* A reader who knows no German copes with docs/glossar.md: every type is named there, or made of words that are. */

/** English, or the same in both languages: a type made of these needs no entry. */
const ENGLISH = `
  accordion action adapter anonymous answer answered app ast attribute audit axe bar box bubble build bundle button calculator call category checkbox chip choice
  client code combobox command comparison consent conversion cookie cpu csv details dispatch driver element engine entry error event fetch field figure filter
  fold font form graph group gtag harfbuzz hash hero html icon id import indicator input insert item job json label labelled lighthouse line lock
  link location log look mail manifest modal move mutant name nav navigate nginx node note npm option painted pair part pdf picture pipeline
  playwright price program props radio record report result savings sbom schema search section segments selection server sets shown signals
  skyline slider smtp state static status step store structure stryker suggestion suite switch target test text toast token tracking view vitest
  webhook website window wiring`
  .trim()
  .split(/\s+/)

/** In German the letters that join two words of a compound, or end a plural. */
const LINKS = ['', 's', 'n', 'en', 'es', 'e', 'er']

/** The words a name is made of, the longest first; undefined when letters are left over. */
function words(name: string, known: readonly string[]): string[] | undefined {
  if (name === '') return []
  for (const word of known.filter(one => name.startsWith(one)))
    for (const link of LINKS.filter(one => name.startsWith(one, word.length))) {
      const rest = words(name.slice(word.length + link.length), known)
      if (rest) return [word, ...rest]
    }
  return undefined
}

const letters = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '')

const entries = [...readFileSync('docs/glossar.md', 'utf8').matchAll(/\*\*(\w+)-?\*\*/g)].map(([, word = '']) => word)
/** What a canton alone has is named after it: `WerteAG`. */
const cantons = KANTONE.map(({ kanton }) => kanton.toLowerCase())
const known = [...entries.map(letters), ...ENGLISH, ...cantons].toSorted((a, b) => b.length - a.length)

const FOLDERS = ['app', 'bench', 'content', 'contract', 'db', 'domain', 'importer', 'pruefung', 'scripts', 'server']
const files = readDateien(FOLDERS).filter(({ teil }) => teil !== 'tests')

test('a compound is read by its words; a word that nobody has listed is not', () => {
  const some = ['regionstabelle', 'tabelle', 'region', 'zahl']
  expect(words('regionstabellen', some)).toEqual(['regionstabelle'])
  expect(words('regionszahlen', some)).toEqual(['region', 'zahl'])
  expect(words('zeilenzahl', some)).toBeUndefined()
})

test('every type is a line of the glossary or made of its words', () => {
  const missing = files.flatMap(({ typen, pfad }) =>
    typen.filter(name => !words(letters(name), known)).map(name => `${name} (${pfad})`),
  )
  expect(missing, 'wants a line in docs/glossar.md, or its words there (English ones in ENGLISH)').toEqual([])
})

test('every entry of the glossary is part of the name of a type, a file or a folder', () => {
  const names = files.flatMap(({ typen, pfad }) => [...typen, ...pfad.replace(/\.tsx?$/, '').split('/')])
  const used = new Set(names.flatMap(name => words(letters(name), known) ?? []))
  const unused = entries.filter(entry => !used.has(letters(entry)))
  expect(unused, 'goes from docs/glossar.md, or makes place for what it is called now').toEqual([])
})
