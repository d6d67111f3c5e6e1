import { mkdirSync, writeFileSync } from 'node:fs'
import { arch, cpus, totalmem } from 'node:os'
import { measureLighthouse } from '../bench/lighthouse.ts'
import type { Messung } from '../bench/messung.ts'
import { measureSeiten } from '../bench/seiten.ts'
import { prepare } from './lib/prepare.ts'
import { withServer } from './lib/with-server.ts'

const VAR_DIR = 'var/bench'

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
const rows = await withServer(VAR_DIR, async url => [...(await measureSeiten(url)), ...(await measureLighthouse(url))])
mkdirSync('var', { recursive: true })
writeFileSync('var/bench.md', table(rows))
console.log(table(rows))
