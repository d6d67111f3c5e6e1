import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { berichtszeilen } from '#importer/bericht.ts'
import { importiere } from '#importer/import.ts'
import { site } from '#site-config'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { jahr: { type: 'string' }, von: { type: 'string' } },
})
if (positionals.length !== 1 || positionals[0] !== 'import')
  beende('Aufruf: npm run daten -- import [--jahr 2025] [--von ORDNER|DATEI.zip]')

const { VAR_DIR = 'var' } = process.env
const praemienjahr = Number(values.jahr ?? site.praemienjahr)
if (!Number.isInteger(praemienjahr) || praemienjahr < 2000) beende(`Das Jahr «${values.jahr}» ist keine Jahreszahl.`)

const balken = new SingleBar({ format: '{bar} {percentage} %', hideCursor: true, noTTYOutput: false })
balken.start(100, 0)
const ergebnis = await importiere({
  von: values.von ?? '',
  varDir: VAR_DIR,
  praemienjahr,
  quelle: 'BAG',
  jetzt: new Date(),
  fortschritt: anteil => balken.update(Math.round(anteil * 100)),
}).finally(() => balken.stop())
if (ergebnis.art === 'abgelehnt') beende(`${ergebnis.meldung}\nDie bisherigen Daten bleiben unverändert.`)
console.log(berichtszeilen(ergebnis.bericht).join('\n'))

function beende(meldung: string): never {
  console.error(meldung)
  process.exit(1)
}
