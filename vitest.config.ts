import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** They put something in the place of a module, which others must not meet. */
const ALLEIN = ['importer/**/{ablage,quelldateien}.test.ts']

/** Whole tables and every page: seconds each. The inner loop does without them. */
const GANZE_TABELLEN = [
  'importer/**/{abgaben,bereitstellen,feindlicher-katalog,import,import-jahre,jahresfolge,katalog,schranke}.test.ts',
  'server/daten/{amtliche-zahlen,naechstes-jahr}.test.ts',
  'tests/{behauptungen,jahre,praemien-nach-ort,routen,saison,textzahlen,haushalt/{sicht,zahlen},nettopreise/rangfolge}.test.ts',
  'tests/krankenkassen-zahlen.test.tsx',
]

/** They state official figures, and want the files that hold them. */
const NUR_AMTLICH = ['**/*.amtlich.test.{ts,tsx}']

/** Their questions hold for any table: on demonstration data in `npm test`, on the official ones in `npm run test:amtlich`. */
const AUCH_AMTLICH = [
  'content/de/{orte/andere-ortsnamen,versicherer/profile}.test.ts',
  'domain/police/rechnung-suche.test.ts',
  'importer/{demo/demo,tabellen/{orte,praemien,vollstaendigkeit}}.test.ts',
  'server/daten/{amtliche-zahlen,naechstes-jahr}.test.ts',
  'tests/{praemien-nach-ort,textzahlen,haushalt/{sicht,zahlen},nettopreise/rangfolge}.test.ts',
  'tests/krankenkassen-zahlen.test.tsx',
]

/** Tests that want a window say so in their first line. */
const MIT_FENSTER = globSync('{app,content,tests}/**/*.test.{ts,tsx}').filter(datei =>
  readFileSync(datei, 'utf8').startsWith('// @vitest-environment happy-dom'),
)

const POSTGRES = 'tests/fixtures/datenbank/postgres-fuer-alle.ts'

// A busy machine is slow, not wrong.
const GEDULD = { testTimeout: 120_000, hookTimeout: 120_000 }

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Those named first in the alphabet begin first.
    projects: [
      {
        test: {
          name: 'tabellen',
          include: GANZE_TABELLEN,
          globalSetup: 'tests/fixtures/server/gebaute-website.ts',
          ...GEDULD,
          isolate: false,
        },
      },
      {
        test: {
          name: 'amtlich',
          include: [...NUR_AMTLICH, ...AUCH_AMTLICH],
          exclude: ['node_modules'],
          globalSetup: 'tests/fixtures/server/gebaute-website.ts',
          ...GEDULD,
          isolate: false,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [
            'node_modules',
            'dist',
            'var',
            'tests/{engines,faults}',
            ...ALLEIN,
            ...NUR_AMTLICH,
            ...GANZE_TABELLEN,
            ...MIT_FENSTER,
          ],
          globalSetup: POSTGRES,
          ...GEDULD,
          // Files share loaded modules, which halves the time: a fixture registers its hooks when called, not when loaded.
          isolate: false,
        },
      },
      // A worker forgets all it has loaded when the next file wants another environment: apart, that happens once.
      {
        test: {
          name: 'unit-fenster',
          include: MIT_FENSTER,
          setupFiles: 'tests/fixtures/fenster.ts',
          ...GEDULD,
          isolate: false,
        },
      },
      { test: { name: 'unit-allein', include: ALLEIN, ...GEDULD } },
      // Real processes, ports and databases: slower, and each test has its own.
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: [POSTGRES, 'tests/fixtures/server/gebaute-website.ts', 'tests/fixtures/server/programme.ts'],
          isolate: false,
          fileParallelism: process.env.FAULTS !== 'lang',
          ...GEDULD,
        },
      },
      // One file per engine, side by side; what both walk stands in tests/engines/journeys.
      {
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          globalSetup: 'tests/engines/website.ts',
          ...GEDULD,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})
