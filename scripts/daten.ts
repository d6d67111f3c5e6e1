import { ImportFehler } from '#importer/import-fehler.ts'
import { abgabeBefehl } from './daten/abgabe.ts'
import { freigebenBefehl } from './daten/freigeben.ts'
import { importBefehl } from './daten/import.ts'
import { standBefehl } from './daten/stand.ts'
import { zurueckBefehl } from './daten/zurueck.ts'

const AUFRUF = `Aufruf: npm run daten -- BEFEHL

  import [--jahr 2027] [--von ORDNER|DATEI.zip] [--trotzdem]
                      amtliche Dateien übernehmen, ohne Angabe aus dem Katalog des Bundes; auch unplausible
  stand               Jahre, Quellen und Daten, letzte und nächste Prüfung des Katalogs, was zurückgehalten wird
  freigeben [2027]    die zurückgehaltene Tabelle übernehmen
  zurueck             die Daten von vor der letzten Übernahme zurückholen
  abgabe 2028 4.90    die Rückverteilung der Umweltabgabe eines Jahres setzen, in CHF im Monat`

/** Each returns what it has to say; undefined when it does not understand what it was given. */
const BEFEHLE = new Map<string, (argumente: string[], env: NodeJS.ProcessEnv) => Promise<string[] | undefined>>([
  ['import', importBefehl],
  ['stand', standBefehl],
  ['freigeben', freigebenBefehl],
  ['zurueck', zurueckBefehl],
  ['abgabe', abgabeBefehl],
])

const [name = '', ...argumente] = process.argv.slice(2)
try {
  const zeilen = await BEFEHLE.get(name)?.(argumente, process.env)
  if (zeilen) console.log(zeilen.join('\n'))
  else beende(AUFRUF)
} catch (fehler) {
  if (!(fehler instanceof ImportFehler)) throw fehler
  beende(`${fehler.message}\nDie bisherigen Daten bleiben unverändert.`)
}

function beende(meldung: string): void {
  console.error(meldung)
  process.exitCode = 1
}
