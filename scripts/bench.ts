import { mkdirSync, writeFileSync } from 'node:fs'
import { arch, cpus, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { anfragen } from '../bench/anfragen.ts'
import { makeFolderUntilExit } from '../bench/aufraeumen.ts'
import { aufrufVon } from '../bench/aufruf.ts'
import { besucher } from '../bench/besucher.ts'
import { brief } from '../bench/brief.ts'
import { feindlich } from '../bench/feindliche-anfragen.ts'
import { seiten } from '../bench/gegen-nginx.ts'
import { prepareGegenstaende } from '../bench/gegenstaende.ts'
import { imBrowser } from '../bench/im-browser.ts'
import { importTeil } from '../bench/import.ts'
import { importNebenbei } from '../bench/import-nebenbei.ts'
import { runTeile } from '../bench/lauf.ts'
import { lighthouse } from '../bench/lighthouse.ts'
import type { Benchteil } from '../bench/messung.ts'
import { praemien } from '../bench/praemien.ts'
import { rechner } from '../bench/rechner.ts'
import { seitenStart } from '../bench/seiten-start.ts'
import { commitVon } from './lib/commits.ts'

const TEILE: readonly Benchteil[] = [
  seiten,
  rechner,
  brief,
  besucher,
  lighthouse,
  importTeil,
  importNebenbei,
  anfragen,
  seitenStart,
  praemien,
  imBrowser,
  feindlich,
]
const DATEI = 'var/bench.md'

const aufruf = aufrufVon(process.argv.slice(2), TEILE)
if (typeof aufruf === 'string') beende(aufruf)
const gegen = aufruf.gegen && commitVon(aufruf.gegen)
if (gegen === undefined && aufruf.gegen !== undefined) beende(`Einen Commit «${aufruf.gegen}» gibt es hier nicht.`)

// Measured servers run in other folders.
if (process.env.BAG_DATEN) process.env.BAG_DATEN = resolve(process.env.BAG_DATEN)
const ordner = makeFolderUntilExit()
const gemessen = `Gemessen: ${new Date().toISOString().slice(0, 10)}, ${cpus().length} Kerne ${arch()}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}`
let stand = ''
const ausgabe = {
  melde: (satz: string) => console.log(satz),
  schreibe(tabelle: string) {
    stand = `${gemessen}\n\n${tabelle}\n`
    mkdirSync('var', { recursive: true })
    writeFileSync(DATEI, stand)
  },
}
const gegenstaende = await prepareGegenstaende(ordner, gegen, ausgabe.melde)
const gelungen = await runTeile(aufruf.teile, gegenstaende, ausgabe)
console.log(`\n${stand}\nDie Tabelle steht in ${DATEI}.`)
process.exit(gelungen ? 0 : 1)

function beende(meldung: string): never {
  console.error(meldung)
  process.exit(1)
}
