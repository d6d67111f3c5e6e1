import { join } from 'node:path'
import { openDatenbestand } from '../daten/datenbestand.ts'
import { loadBuild } from '../einstellungen/build.ts'
import { schluesselZu, type Websiteauftrag } from './auftrag.ts'
import { inhaltDer } from './inhalt.ts'
import { WEBSITE, writeVersion } from './ordner.ts'

// What it writes is for everybody, also where the service's other files are not.
process.umask(0o022)

// Who asked for it was killed: its successor renders anew.
process.once('disconnect', () => process.exit(1))
process.channel?.unref()

/** Renders the website in a process of its own: visitors are answered meanwhile, and its memory goes with it. */
const auftrag: Websiteauftrag = JSON.parse(process.argv[2] ?? '')
const { dist, varDir, daten, kennung, buildId, brotli, jetzt } = auftrag
const [build, bestand] = await Promise.all([
  loadBuild(dist),
  openDatenbestand(varDir, { heute: () => daten.datum, wunsch: daten.praemien.jahr }),
])
if (build.id !== buildId) throw new Error('Another build has replaced the one that is served')
if (bestand.kennung() !== kennung) throw new Error('The premiums have just been replaced')
const inhalt = inhaltDer({ dist, bundle: await build.bundle(), manifest: build.manifest, daten, bestand, brotli })
await writeVersion(join(varDir, WEBSITE), schluesselZu(auftrag), inhalt, jetzt)
