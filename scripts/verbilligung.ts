import { Dateifehler, ergebnisText } from './lib/verbilligung.ts'

// A reader that stops early, such as `head`, is no fault.
process.stdout.on('error', () => process.exit())
try {
  process.stdout.write(await ergebnisText(process.argv[2]))
} catch (fehler) {
  if (!(fehler instanceof Dateifehler)) throw fehler
  console.error(fehler.message)
  process.exitCode = 1
}
