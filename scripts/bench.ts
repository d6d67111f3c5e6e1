import { mkdirSync, writeFileSync } from 'node:fs'
import { arch, cpus, totalmem } from 'node:os'
import { measureAnfragen } from '../bench/anfragen.ts'
import { measureBesucher } from '../bench/besucher.ts'
import { measureBrief } from '../bench/brief.ts'
import { measureFeindliche } from '../bench/feindliche-anfragen.ts'
import { measureGegenNginx } from '../bench/gegen-nginx.ts'
import { measureImBrowser } from '../bench/im-browser.ts'
import { measureImport } from '../bench/import.ts'
import { measureImportNebenbei } from '../bench/import-nebenbei.ts'
import { measureLighthouse } from '../bench/lighthouse.ts'
import type { Messung } from '../bench/messung.ts'
import { measurePraemien } from '../bench/praemien.ts'
import { measureRechner } from '../bench/rechner.ts'
import { measureSeitenStart } from '../bench/seiten-start.ts'
import { prepare } from './lib/prepare.ts'
import { withServer } from './lib/with-server.ts'

const VAR_DIR = 'var/bench'
const FRAGE = 'kanton=ZH&region=1&altersklasse=AKL-ERW&unfalleinschluss=OHN-UNF&franchise=FRA-2500'

const machine = () =>
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} Kerne ${arch()}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}`

const table = (rows: Messung[]) =>
  [
    `Gemessen: ${machine()}`,
    '',
    '| was | Wert | Einheit | Hinweis |',
    '|---|---:|---|---|',
    ...rows.map(({ name, wert, einheit, hinweis }) => `| ${name} | ${wert} | ${einheit} | ${hinweis} |`),
    '',
  ].join('\n')

await prepare({ varDir: VAR_DIR, bagDaten: process.env.BAG_DATEN })
const server = await withServer(VAR_DIR, async url => [
  ...(await measureGegenNginx('Startseite', `${url}/`)),
  ...(await measureGegenNginx('Angebote der API', `${url}/api/angebote?${FRAGE}`)),
  ...(await measureRechner(url)),
  ...(await measureBrief(url)),
  ...(await measureBesucher(url)),
  ...(await measureLighthouse(url)),
])
const rows = [
  ...server,
  ...(await measureImport(process.env.BAG_DATEN)),
  ...(await measureSeitenStart(VAR_DIR)),
  ...(await measurePraemien(VAR_DIR)),
  ...(await measureImBrowser(VAR_DIR)),
  ...(await measureImportNebenbei(process.env.BAG_DATEN)),
  ...(await measureAnfragen()),
  ...(await measureFeindliche()),
]
mkdirSync('var', { recursive: true })
writeFileSync('var/bench.md', table(rows))
console.log(table(rows))
