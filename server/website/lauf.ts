import { join } from 'node:path'
import { loadBuild } from '../build.ts'
import { openDatenbestand } from '../daten/datenbestand.ts'
import { type Auftrag, schluesselZu } from './auftrag.ts'
import { inhaltDer } from './inhalt.ts'
import { writeNginx } from './nginx.ts'
import { WEBSITE, writeVersion } from './ordner.ts'

// What it writes is for everybody, also where the service's other files are not.
process.umask(0o022)

/** Renders the website in a process of its own: visitors are answered meanwhile, and its memory goes with it. */
const auftrag: Auftrag = JSON.parse(process.argv[2] ?? '')
const { dist, varDir, daten, kennung, buildId, brotli, jetzt } = auftrag
const [build, bestand] = await Promise.all([
  loadBuild(dist),
  openDatenbestand(varDir, { heute: () => daten.datum, wunsch: daten.praemien.jahr }),
])
if (build.id !== buildId) throw new Error('Another build has replaced the one that is served')
if (bestand.kennung() !== kennung) throw new Error('The premiums have just been replaced')
const website = join(varDir, WEBSITE)
const inhalt = inhaltDer({ dist, bundle: await build.bundle(), manifest: build.manifest, daten, bestand, brotli })
// Before the version: a process that finds that in place writes nothing.
await writeNginx(website, daten.gtmId)
await writeVersion(website, schluesselZu(auftrag), inhalt, jetzt)
