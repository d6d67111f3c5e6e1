import { globSync } from 'node:fs'
import { auffaellige, istErklaert, type Mutant, ueberholte } from './mutanten/bericht.ts'
import { ERKLAERT } from './mutanten/erklaert.ts'
import { type Gruppe, runStryker } from './mutanten/lauf.ts'
import { stichprobe } from './mutanten/stichprobe.ts'

/**
 * Changes one thing at a time in the rules and guards, and lists the changes no test notices. Stryker makes and tries
 * them in a copy of the tree. Ends with 1 when one remains that `erklaert.ts` has no reason for, or a reason without one.
 */

/** So many lines of each rule; all of them would take hours. */
const ZEILEN_JE_DATEI = 4

const domain = globSync('domain/*/*.ts', { exclude: ['**/*.test.ts'] })

/** Every line of what keeps something out, or tells people a figure. */
const GANZE: readonly Gruppe[] = [
  {
    name: 'waechter',
    mutate: ['server/http/sicherheits-kopf.ts', 'server/http/schreibschutz.ts', 'server/http/herkunft.ts'],
    tests: ['server/http/{sicherheits-kopf,schreibschutz,herkunft}.test.ts'],
    ohneStatische: false,
  },
  {
    name: 'schranke',
    mutate: ['domain/katalog/plausibilitaet.ts', 'importer/tabellen/zellen.ts', 'importer/tabellen/kantonswechsel.ts'],
    tests: ['domain/katalog/plausibilitaet.test.ts', 'importer/tabellen/{zellen,kantonswechsel}.test.ts'],
    ohneStatische: false,
  },
  {
    name: 'mappe',
    mutate: ['importer/tabellen/xlsx.ts'],
    tests: ['importer/tabellen/tabellen.test.ts'],
    ohneStatische: false,
  },
  {
    // Each change takes real imports.
    name: 'importe',
    mutate: ['importer/katalog/schranke.ts', 'importer/ablage/gehalten.ts', 'importer/ablage/zurueck.ts'],
    tests: ['importer/{katalog/schranke,ablage/zurueck}.test.ts'],
    ohneStatische: false,
  },
  {
    name: 'nachfolge',
    mutate: ['domain/jahreswechsel/nachfolge.ts', 'domain/police/rechnung.ts'],
    tests: ['domain/{jahreswechsel/nachfolge,police/rechnung}.test.ts'],
    ohneStatische: false,
  },
  {
    name: 'speicher',
    mutate: [
      'server/http/grenzen.ts',
      'server/prozess/bereitschaft.ts',
      'server/jobs/schadenssuche.ts',
      'db/schadenssuche.ts',
    ],
    tests: [
      'server/{http/grenzen,prozess/bereitschaft,anfragen/grenzen}.test.ts',
      '{db,server/jobs}/schadenssuche.test.ts',
    ],
    ohneStatische: false,
  },
  { name: 'felder', mutate: ['contract/feldregeln.ts'], tests: ['contract/feldregeln*.test.ts'], ohneStatische: false },
]

const ganze = new Set(GANZE.flatMap(({ mutate }) => mutate))
const GRUPPEN: readonly Gruppe[] = [
  ...GANZE,
  {
    name: 'regeln',
    mutate: domain.filter(datei => !ganze.has(datei)).flatMap(datei => stichprobe(datei, ZEILEN_JE_DATEI)),
    tests: ['domain/*/*.test.ts'],
    // Changed constants of a module need all tests anew for each; the lists they stand in have tests of their own.
    ohneStatische: true,
  },
]

const gewaehlt = process.argv.slice(2)
const mutanten: Mutant[] = []
for (const gruppe of GRUPPEN.filter(({ name }) => gewaehlt.length === 0 || gewaehlt.includes(name)))
  mutanten.push(...(await runStryker(gruppe)))

const offen = auffaellige(mutanten).filter(mutant => !istErklaert(mutant, ERKLAERT))
const zaehle = (status: string) => mutanten.filter(mutant => mutant.status === status).length
console.log(`\n${mutanten.length} Änderungen: ${zaehle('Killed')} bemerkt, ${zaehle('Timeout')} endlos,`)
console.log(
  `${auffaellige(mutanten).length - offen.length} unbemerkt und erklärt, ${offen.length} unbemerkt ohne Erklärung.`,
)
for (const { datei, nummer, zeile, mutator, ersatz } of offen)
  console.log(`\n${datei}:${nummer} (${mutator})\n  ${zeile}\n  -> ${ersatz}`)
const ohneAnlass = ueberholte(ERKLAERT, mutanten)
for (const { datei, zeile, ersatz } of ohneAnlass)
  console.log(`\nÜberholte Erklärung: ${datei}\n  ${zeile}\n  -> ${ersatz}`)
process.exit(offen.length + ohneAnlass.length === 0 && mutanten.length > 0 ? 0 : 1)
