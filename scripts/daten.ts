import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { kalenderjahr } from '#domain/praemienjahr.ts'
import { berichtszeilen } from '#importer/bericht.ts'
import { importiere } from '#importer/import.ts'
import { AMTLICHE_ADRESSEN, importiereAusKatalog } from '#importer/katalog.ts'
import { heuteInZuerich } from '#server/zeit.ts'

const AUFRUF = 'Aufruf: npm run daten -- import [--jahr 2025] [--von ORDNER|DATEI.zip]'

const { jahr, von } = eingaben()
const { VAR_DIR: varDir = 'var' } = process.env
const praemienjahr = jahr === undefined ? undefined : Number(jahr)
if (praemienjahr !== undefined && !(praemienjahr >= 2000 && praemienjahr < 3000))
  beende(`Das Jahr «${jahr}» ist keine Jahreszahl.`)

const balken = new SingleBar({ format: 'Prämientabelle {bar} {percentage} %', hideCursor: true })
const auftrag = {
  varDir,
  praemienjahr,
  jetzt: new Date(),
  melde: (satz: string) => console.log(satz),
  fortschritt: (anteil: number) => {
    if (!balken.isActive) balken.start(100, 0)
    balken.update(Math.round(anteil * 100))
  },
}
const ergebnis = await (von
  ? importiere({ ...auftrag, von, quelle: 'BAG' })
  : importiereAusKatalog({
      ...auftrag,
      // The archive of a year, else the newest table: in the autumn that is next year's.
      praemienjahr: praemienjahr ?? kalenderjahr(heuteInZuerich()) + 1,
      adressen: AMTLICHE_ADRESSEN,
      fristen: { stilleMs: 20_000, signal: AbortSignal.timeout(15 * 60_000), versuche: 3 },
    })
).finally(() => balken.stop())
if (ergebnis.art === 'abgelehnt') beende(`${ergebnis.meldung}\nDie bisherigen Daten bleiben unverändert.`)
console.log(berichtszeilen(ergebnis.bericht).join('\n'))

function eingaben() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { jahr: { type: 'string' }, von: { type: 'string' } },
    })
    if (positionals.length === 1 && positionals[0] === 'import') return values
  } catch {
    // An option nobody knows: the call below says what there is.
  }
  return beende(AUFRUF)
}

function beende(meldung: string): never {
  console.error(meldung)
  process.exit(1)
}
