import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/* What the compiler does not see: a unit claimed by a cast, and rules of money written out again in a view or a text. */

const stellen = (muster: string[], verboten: RegExp) =>
  globSync(muster)
    .filter(datei => datei !== 'domain/werte/rappen.ts' && !datei.startsWith('tests/geld-im-code'))
    .flatMap(datei =>
      readFileSync(datei, 'utf8')
        .split('\n')
        .flatMap((zeile, index) => (verboten.test(zeile) ? `${datei}:${index + 1} ${zeile.trim()}` : [])),
    )

const ordner = ['app', 'bench', 'content', 'contract', 'domain', 'importer', 'pruefung', 'scripts', 'server', 'tests']

it('only domain/werte/rappen.ts gives a number its unit', () => {
  expect(
    stellen(
      ordner.map(name => `${name}/**/*.{ts,tsx}`),
      /\bas (Rappen|Franken)\b/,
    ),
  ).toEqual([])
})

it('twelve months and the caps of the law are rules of domain/, not of a view or an example', () => {
  const quellen = stellen(
    ['app/features/**/!(*.test).{ts,tsx}', 'content/**/*.zahlen.ts'],
    /\b12 \* |\* 12\b|\b(350|700|3[_’']?200|950)(_00)?\b/,
  )
  expect(quellen).toEqual([])
})
