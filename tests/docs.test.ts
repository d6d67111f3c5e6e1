import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { openapiDokument } from '../server/openapi/dokument.ts'

const TEXTE = globSync(['*.md', 'docs/**/*.md'])

/** Paths of the project that stand between backticks: `app/routes.ts`, `server/website/`. */
const PFAD =
  /`((?:app|bench|content|contract|db|deploy|docs|domain|importer|pruefung|scripts|server|tests)\/[\w./-]*|[\w.-]+\.(?:jsonc?|md|config\.ts))`/g
const VERWEIS = /\]\((?!https?:|#|\/)([^)#]+)/g

const treffer = (text: string, muster: RegExp) => [...text.matchAll(muster)].map(([, pfad = '']) => pfad)
const lies = (datei: string) => readFileSync(datei, 'utf8')

/** Files that exist only in a data set, or as an example in a recipe. */
const BEISPIELE = [
  'verzeichnis.json',
  'aktuell.json',
  'meta.json',
  'content/de/seiten/ueber-uns.ts',
  'content/de/seiten/ueber-uns.mdx',
  'app/pages/ueber-uns.tsx',
  'contract/regionen.ts',
]

test.each(TEXTE)('%s names only files that exist', datei => {
  const text = lies(datei)
  const fehlend = [
    ...treffer(text, PFAD).filter(pfad => !BEISPIELE.includes(pfad) && !existsSync(pfad)),
    ...treffer(text, VERWEIS).filter(ziel => !existsSync(join(dirname(datei), ziel))),
  ]
  expect(fehlend).toEqual([])
})

test.each(['README.md', 'ARCHITECTURE.md'])('%s names every folder', datei => {
  const ausgenommen = lies('.gitignore').split('\n')
  const ordner = readdirSync('.', { withFileTypes: true })
    .filter(eintrag => eintrag.isDirectory() && !eintrag.name.startsWith('.'))
    .map(eintrag => `${eintrag.name}/`)
    .filter(name => !ausgenommen.includes(name))
  expect(ordner).toContain('domain/')
  expect(ordner.filter(name => !new RegExp(`(^|[\\s\`])${name}[\\s\`]`, 'm').test(lies(datei)))).toEqual([])
})

test('the newest version of the changelog is the package’s and the interface’s', () => {
  const [, version] = /^## \[(\d+\.\d+\.\d+)\]/m.exec(lies('CHANGELOG.md')) ?? []
  const schloss = JSON.parse(lies('package-lock.json'))
  for (const stelle of [JSON.parse(lies('package.json')), schloss, schloss.packages['']])
    expect(stelle.version).toBe(version)
  expect(openapiDokument([], {})).toMatchObject({ info: { version } })
})

test('ARCHITECTURE.md leads to every decision', () => {
  const text = lies('ARCHITECTURE.md')
  expect(globSync('docs/decisions/*.md').filter(datei => !text.includes(datei))).toEqual([])
})

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; other chapters are passed over as a whole. */
const ANFORDERUNGEN = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
}

test('the ASVS table has each requirement once, and what is met says by what', () => {
  const zeilen = [...lies('docs/asvs.md').matchAll(/^\| (\d+\.\d+\.\d+) \| [12] \| .+ \| ([a-z/]+) \| ?(.*) ?\|$/gm)]
  const nummern = zeilen.map(([, nummer = '']) => nummer)
  const soll = Object.entries(ANFORDERUNGEN).flatMap(([abschnitt, anzahl]) =>
    Array.from({ length: anzahl }, (_, index) => `${abschnitt}.${index + 1}`),
  )
  expect(nummern).toEqual(soll)
  expect(zeilen.filter(([, , stand = '']) => !['met', 'operator', 'open', 'n/a'].includes(stand))).toEqual([])
  const ohneBeleg = zeilen.filter(
    ([, , stand, durch = '']) =>
      stand === 'met' && treffer(durch, PFAD).length === 0 && !/SECURITY|as above/.test(durch),
  )
  expect(ohneBeleg.map(([zeile]) => zeile)).toEqual([])
})
