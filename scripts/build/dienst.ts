import cluster from 'node:cluster'
import { parseArgs } from 'node:util'
import { provideDaten } from '../../importer/ablage/bereitstellen.ts'
import { katalogadressen } from '../../importer/katalog/katalog.ts'
import { readKonfiguration, startServer } from '../../server/start.ts'
import { heuteInZuerich } from '../../server/zeit.ts'

/** The program of images and services, which the build puts into one file: sees to the premiums, then serves. */
const { values } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } })
const konfiguration = readKonfiguration(process.env)
// A further process that serves visitors finds them.
if (cluster.isPrimary)
  await provideDaten({
    varDir: konfiguration.varDir,
    bagDaten: konfiguration.bagDaten ?? undefined,
    wunsch: konfiguration.praemienjahr,
    heute: heuteInZuerich(),
    katalog: katalogadressen(konfiguration.katalogUrl),
    log: satz => console.log(satz),
  })
await startServer(konfiguration, values.dist)
