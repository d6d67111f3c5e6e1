import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { commitVon, unpackCommit } from './lib/commits.ts'
import { kreise, type Quelltext, readDateien } from './lib/quellbaum.ts'

/**
 * How the source is built: files, lines, functions, types, circles, by part, here and with `--gegen` in another commit.
 * `--liste` names what the counts are made of.
 */

const TEILE = ['app', 'content', 'contract', 'db', 'domain', 'importer', 'server', 'scripts', 'bench', 'pruefung']
const LANG = 50
const LISTE_AB_ZEILEN = 60
const HOECHSTENS_JE_ORDNER = 24

type Baum = { name: string; dateien: readonly Quelltext[]; abhaengigkeiten: number }

function readCommit(name: string): Baum {
  const commit = commitVon(name)
  if (!commit) {
    console.error(`Einen Commit «${name}» gibt es hier nicht.`)
    process.exit(1)
  }
  const ordner = mkdtempSync(join(tmpdir(), 'struktur-'))
  try {
    unpackCommit(commit, join(ordner, commit))
    return readBaum(commit, join(ordner, commit))
  } finally {
    rmSync(ordner, { recursive: true })
  }
}

function readBaum(name: string, wurzel: string): Baum {
  // The optional ones are the pinned Node of each platform.
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(wurzel, 'package.json'), 'utf8'))
  const abhaengigkeiten = Object.keys({ ...dependencies, ...devDependencies }).length
  return { name, dateien: readDateien([...TEILE, 'tests'], wurzel), abhaengigkeiten }
}

/** One table by part, and one of what concerns the whole. With two trees a cell shows both, where they differ. */
function bericht(baeume: readonly Baum[]): string {
  const zelle = (zahl: (baum: Baum) => number) => [...new Set(baeume.map(baum => String(zahl(baum))))].join(' → ')
  const teilzeile = (name: string, gehoertDazu: (datei: Quelltext) => boolean) => {
    const spalten = Object.values(SPALTEN).map(zahl => zelle(({ dateien }) => zahl(dateien.filter(gehoertDazu))))
    return reihe([name, ...spalten])
  }
  return [
    `Stand: ${baeume.map(({ name }) => name).join(' → ')}`,
    '',
    reihe(['Teil', ...Object.keys(SPALTEN)]),
    `|---|${Object.keys(SPALTEN)
      .map(() => '---:|')
      .join('')}`,
    ...[...TEILE, 'tests'].map(teil => teilzeile(teil, datei => datei.teil === teil)),
    teilzeile('Quelltext', ({ teil }) => teil !== 'tests'),
    teilzeile('Quelltext ohne content', ({ teil }) => teil !== 'tests' && teil !== 'content'),
    '',
    reihe(['Ganzes', 'Zahl']),
    '|---|---:|',
    ...Object.entries(GANZES).map(([name, zahl]) => reihe([name, zelle(zahl)])),
  ].join('\n')
}

const reihe = (zellen: readonly string[]) => `| ${zellen.join(' | ')} |`

const SPALTEN: Record<string, (dateien: readonly Quelltext[]) => number> = {
  Dateien: dateien => dateien.length,
  Zeilen: dateien => dateien.reduce((summe, { zeilen }) => summe + zeilen, 0),
  Median: dateien => quantil(dateien, 0.5),
  p90: dateien => quantil(dateien, 0.9),
  [`Funktionen > ${LANG} Zeilen`]: dateien => funktionen(dateien).filter(({ zeilen }) => zeilen > LANG).length,
  'Entscheidungen > 10': dateien => ueber(dateien, 10).length,
  '> 15': dateien => ueber(dateien, 15).length,
}

const GANZES: Record<string, (baum: Baum) => number> = {
  Kreise: ({ dateien }) => kreise(dateien).length,
  'Typnamen in Quelltext': ({ dateien }) => orteJeTyp(dateien).size,
  '… in mehreren Dateien': ({ dateien }) => mehrfache(dateien).length,
  [`Ordner über ${HOECHSTENS_JE_ORDNER} Dateien`]: ({ dateien }) => volleOrdner(dateien).length,
  'Ordner mit einer Datei': ({ dateien }) => einzelneOrdner(dateien).length,
  Abhängigkeiten: ({ abhaengigkeiten }) => abhaengigkeiten,
}

const listen = ({ dateien }: Baum) =>
  Object.entries({
    'Entscheidungen über 10': ueber(dateien, 10)
      .toSorted((a, b) => b.entscheidungen - a.entscheidungen)
      .map(({ ort, entscheidungen }) => `${entscheidungen} ${ort}`),
    [`Funktionen über ${LISTE_AB_ZEILEN} Zeilen, ohne Tests`]: funktionen(ohneTests(dateien))
      .filter(({ zeilen }) => zeilen > LISTE_AB_ZEILEN)
      .toSorted((a, b) => b.zeilen - a.zeilen)
      .map(({ ort, zeilen }) => `${zeilen} ${ort}`),
    'Typnamen in mehreren Dateien': mehrfache(dateien).map(([name, orte]) => `${name}: ${orte.join(', ')}`),
    'Volle Ordner': volleOrdner(dateien).map(([ordner, eigene]) => `${eigene.length} ${ordner}`),
    'Ordner mit einer Datei': einzelneOrdner(dateien).map(([, [datei]]) => datei?.pfad ?? ''),
    Kreise: kreise(dateien),
  })
    .map(([titel, zeilen]) => [`## ${titel}`, '', ...zeilen.map(zeile => `- ${zeile}`), ''].join('\n'))
    .join('\n')

const ohneTests = (dateien: readonly Quelltext[]) => dateien.filter(({ teil }) => teil !== 'tests')

const funktionen = (dateien: readonly Quelltext[]) => dateien.flatMap(datei => datei.funktionen)

const ueber = (dateien: readonly Quelltext[], grenze: number) =>
  funktionen(dateien).filter(({ entscheidungen }) => entscheidungen > grenze)

function quantil(dateien: readonly Quelltext[], anteil: number): number {
  const sortiert = dateien.map(({ zeilen }) => zeilen).toSorted((a, b) => a - b)
  return sortiert[Math.ceil(sortiert.length * anteil) - 1] ?? 0
}

function orteJeTyp(dateien: readonly Quelltext[]): ReadonlyMap<string, readonly string[]> {
  const paare = ohneTests(dateien).flatMap(({ pfad, typen }) => typen.map(name => ({ name, pfad })))
  return new Map([...Map.groupBy(paare, ({ name }) => name)].map(([name, orte]) => [name, orte.map(o => o.pfad)]))
}

const mehrfache = (dateien: readonly Quelltext[]) =>
  [...orteJeTyp(dateien)]
    .map(([name, orte]) => [name, [...new Set(orte)]] as const)
    .filter(([, orte]) => orte.length > 1)
    .toSorted(([a], [b]) => a.localeCompare(b))

/** Tests beside their source are no reason to look longer for it. */
const ordner = (dateien: readonly Quelltext[]) => [
  ...Map.groupBy(
    dateien.filter(({ pfad }) => !/\.test\.tsx?$/.test(basename(pfad))),
    ({ pfad }) => dirname(pfad),
  ),
]

const volleOrdner = (dateien: readonly Quelltext[]) =>
  ordner(dateien)
    .filter(([, eigene]) => eigene.length > HOECHSTENS_JE_ORDNER)
    .toSorted(([, a], [, b]) => b.length - a.length)

/** And no folder below it. */
const einzelneOrdner = (dateien: readonly Quelltext[]) => {
  const alle = ordner(dateien)
  return alle.filter(
    ([name, eigene]) => eigene.length === 1 && !alle.some(([anderer]) => anderer.startsWith(`${name}/`)),
  )
}

const { gegen, liste } = parseArgs({
  options: { gegen: { type: 'string' }, liste: { type: 'boolean', default: false } },
}).values
const jetzt = readBaum('jetzt', '.')
const alt = gegen === undefined ? undefined : readCommit(gegen)
console.log(bericht(alt ? [alt, jetzt] : [jetzt]))
if (liste) console.log(`\n${listen(jetzt)}`)
