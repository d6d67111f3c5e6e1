import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { arch, cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ergebnisVon, type Pruefteil, type Teilergebnis } from '../pruefung/befund.ts'
import { type Berichtsabschnitt, berichtSeite } from '../pruefung/bericht.ts'
import { axe } from '../pruefung/besuche/axe.ts'
import { bauteile } from '../pruefung/besuche/bauteile.ts'
import { besuch } from '../pruefung/besuche/besuch.ts'
import { bilder } from '../pruefung/besuche/bilder.ts'
import { breite } from '../pruefung/besuche/breite.ts'
import { lighthouse } from '../pruefung/besuche/lighthouse.ts'
import { fakten } from '../pruefung/fakten.ts'
import { audit } from '../pruefung/pakete/audit.ts'
import { lizenzen } from '../pruefung/pakete/lizenzen.ts'
import { sbom } from '../pruefung/pakete/sbom.ts'
import { platzhalter } from '../pruefung/platzhalter.ts'
import { ladeSeiten } from '../pruefung/seiten.ts'
import { csp } from '../pruefung/verweise/csp.ts'
import { html } from '../pruefung/verweise/html.ts'
import { links } from '../pruefung/verweise/links.ts'
import { ZUSTAENDE } from '../pruefung/zustaende/zustaende.ts'
import { site } from '../site.config.ts'
import { prepare } from './lib/prepare.ts'
import { startServer } from './lib/with-server.ts'

const TEILE: readonly Pruefteil[] = [
  lighthouse,
  axe,
  bauteile,
  besuch,
  breite,
  links,
  html,
  csp,
  fakten,
  platzhalter,
  lizenzen,
  sbom,
  audit,
  bilder,
]
const SCHRIFT = 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2'

const { nur, ...auswahl } = parseArgs({
  options: { nur: { type: 'string' }, seiten: { type: 'string' }, zustaende: { type: 'string' } },
}).values
const unbekannte = (nur?.split(',') ?? []).filter(name => !TEILE.some(teil => teil.name === name))
if (unbekannte.length > 0) {
  console.error(`Unbekannt: ${unbekannte.join(', ')}. Es gibt: ${TEILE.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}
const teile = TEILE.filter(({ name }) => !nur || nur.split(',').includes(name))

/** With pages or states named, only those. */
const alles = auswahl.seiten === undefined && auswahl.zustaende === undefined

const zeichen = ({ befunde, offen }: Teilergebnis) => (befunde.length > 0 ? '✗' : offen ? '?' : '✓')

const ordner = join(process.env.VAR_DIR ?? 'var', 'pruefung')
const serverVarDir = join(ordner, 'server')
rmSync(ordner, { recursive: true, force: true })
mkdirSync(ordner, { recursive: true })
await prepare({ varDir: serverVarDir, bagDaten: process.env.BAG_DATEN })

await using server = await startServer(serverVarDir)
const alleSeiten = await ladeSeiten(server.url)
const ziel = {
  url: server.url,
  varDir: serverVarDir,
  seiten: alles ? alleSeiten : alleSeiten.filter(({ pfad }) => auswahl.seiten?.split(',').includes(pfad)),
  zustaende: alles ? ZUSTAENDE : ZUSTAENDE.filter(({ name }) => auswahl.zustaende?.split(';').includes(name)),
  ordner,
}
const abschnitte: Berichtsabschnitt[] = []
for (const teil of teile) {
  const beginn = performance.now()
  const ergebnis = await ergebnisVon(teil, ziel)
  const sekunden = (performance.now() - beginn) / 1000
  abschnitte.push({ ...ergebnis, name: teil.name, titel: teil.titel, sekunden })
  console.log(`${zeichen(ergebnis)} ${teil.titel}: ${ergebnis.umfang} (${sekunden.toFixed(0)} s)`)
  for (const { wo, was } of ergebnis.befunde) console.log(`    ${wo}: ${was}`)
  for (const hinweis of ergebnis.hinweise ?? []) console.log(`    Hinweis: ${hinweis}`)
}

const bericht = join(ordner, 'index.html')
writeFileSync(
  bericht,
  berichtSeite({
    domain: site.domain,
    stand: new Date(),
    rechner: `${cpus().length} Kerne ${arch()}, Node ${process.version}.`,
    schrift: readFileSync(SCHRIFT).toString('base64'),
    abschnitte,
  }),
)
const anzahl = abschnitte.reduce((summe, { befunde }) => summe + befunde.length, 0)
console.log(`\n${anzahl === 0 ? 'Nichts gefunden.' : `Gefunden: ${anzahl}.`} Bericht mit Bildern: ${bericht}`)
process.exitCode = anzahl === 0 ? 0 : 1
