import { provideDaten } from '../importer/bereitstellen.ts'
import { katalogadressen } from '../importer/katalog.ts'
import { readKonfiguration, startServer } from '../server/main.ts'
import { heuteInZuerich } from '../server/zeit.ts'

// For images and services: serves what is already built, installs and builds nothing, and writes to VAR_DIR alone.
const konfiguration = readKonfiguration(process.env)
await provideDaten({
  varDir: konfiguration.varDir,
  bagDaten: konfiguration.bagDaten ?? undefined,
  wunsch: konfiguration.praemienjahr,
  heute: heuteInZuerich(),
  katalog: katalogadressen(konfiguration.katalogUrl),
  log: satz => console.log(satz),
})
await startServer(konfiguration, 'dist')
