import { open } from 'node:fs/promises'
import { Dateifehler, mitErgebnissen } from './lib/verbilligung.ts'

/** Some hundred thousand households. */
const HOECHSTENS = 64 * 1024 * 1024

const [pfad] = process.argv.slice(2)

async function inhalt(): Promise<string> {
  if (!pfad) throw new Dateifehler('Aufruf: npm run verbilligung -- DATEI.json')
  const datei = await open(pfad).catch(() => {
    throw new Dateifehler(`Die Datei «${pfad}» lässt sich nicht lesen.`)
  })
  try {
    if ((await datei.stat()).size > HOECHSTENS) throw new Dateifehler('Die Datei ist grösser als 64 MB.')
    return await datei.readFile('utf8')
  } finally {
    await datei.close()
  }
}

// A reader that stops early, such as `head`, is no fault.
process.stdout.on('error', () => process.exit())
try {
  process.stdout.write(`${JSON.stringify(mitErgebnissen(await inhalt()), null, 1)}\n`)
} catch (fehler) {
  if (!(fehler instanceof Dateifehler)) throw fehler
  console.error(fehler.message)
  process.exitCode = 1
}
