import { trotzdemText } from '#content/zahlen/plausibilitaet.ts'
import type { Tag } from '#domain/fristen/fristen.ts'
import { kalenderjahr } from '#domain/fristen/praemienjahr.ts'
import { gewaehltesJahr, type Quelle } from '#domain/praemien/datensatz.ts'
import { berichtszeilen } from '../bericht.ts'
import { importDemo } from '../demo/demo.ts'
import { type Importergebnis, importDaten } from '../import.ts'
import { ImportFehler } from '../import-fehler.ts'
import { AMTLICHE_ADRESSEN, importAusKatalog, type Katalogadressen } from '../katalog/katalog.ts'
import { addLandesCsv } from './nachtrag.ts'
import { withSperre } from './sperre.ts'
import { checkZeiger, datenordner, readZeiger, replaceZeiger } from './zeiger.ts'

export type Bereitstellung = {
  varDir: string
  /** Folder of official files, the setting BAG_DATEN. */
  bagDaten: string | undefined
  /** The setting PRAEMIENJAHR; null leaves it to the calendar. */
  wunsch: number | null
  heute: Tag
  log: (satz: string) => void
  /** Null: it is not asked. */
  katalog?: Katalogadressen | null
}

/** The catalogue answers at once or not at all; a slow line may take longer while files arrive. */
const STILLE_MS = 4_000
const HOECHSTENS_MS = 60_000

/** Sees to it that there are premiums: those already there, BAG_DATEN, the official catalogue, demonstration data. */
export async function provideDaten(auftrag: Bereitstellung): Promise<{ jahr: number; quelle: Quelle }> {
  const { varDir } = auftrag
  await verifyDaten(varDir, auftrag.log)
  await addLandesCsv(varDir).catch(({ message }: Error) => auftrag.log(`Die CSV-Datei der Schweiz fehlt: ${message}`))
  const vorhanden = await vorhandene(auftrag)
  const genuegt = vorhanden && (auftrag.wunsch ?? vorhanden.jahr) === vorhanden.jahr
  if (genuegt && (vorhanden.quelle === 'BAG' || !auftrag.bagDaten)) return vorhanden
  await obtainDaten(auftrag, vorhanden !== undefined)
  const beschafft = await vorhandene(auftrag)
  if (!beschafft) throw new Error('The demonstration data could not be imported')
  return beschafft
}

/** What the pointer names and is not there would stop the server: it is said and taken out. */
async function verifyDaten(varDir: string, log: (satz: string) => void) {
  if ((await checkZeiger(varDir)).maengel.length === 0) return
  // An import that ends just now replaces pointer and folders; after it the second look finds nothing wrong.
  await withSperre(datenordner(varDir), async () => {
    const { zeiger, maengel } = await checkZeiger(varDir)
    for (const mangel of maengel) log(mangel)
    if (maengel.length > 0) await replaceZeiger(varDir, zeiger)
  })
}

async function vorhandene({ varDir, heute, wunsch }: Bereitstellung) {
  const zeiger = await readZeiger(varDir)
  const jahr = gewaehltesJahr(zeiger, heute, wunsch)
  const eintrag = jahr === undefined ? undefined : zeiger.jahre[jahr]
  return jahr === undefined || !eintrag ? undefined : { jahr, quelle: eintrag.quelle }
}

async function obtainDaten(auftrag: Bereitstellung, hatDaten: boolean) {
  const { varDir, bagDaten, wunsch, heute, log, katalog } = auftrag
  const jetzt = new Date()
  if (bagDaten) {
    log(`Importiere die Prämien aus «${bagDaten}» …`)
    const ordner = {
      von: bagDaten,
      varDir,
      praemienjahr: wunsch ?? undefined,
      quelle: 'BAG',
      jetzt,
      melde: log,
    } as const
    if (await gelingt(() => importDaten(ordner), log, trotzdemText(bagDaten))) return
  }
  if (hatDaten) return
  if (katalog !== null && (await loadAusKatalog(katalog ?? AMTLICHE_ADRESSEN))) return
  log('Erzeuge Demodaten – keine offiziellen Prämien. Die amtlichen holt später «npm run daten -- import».')
  await gelingt(() => importDemo(varDir, jetzt), log)

  async function loadAusKatalog(adressen: Katalogadressen): Promise<boolean> {
    log('Suche die amtlichen Prämien im Katalog des Bundes …')
    // The archive of a year, else the newest table: in the autumn that is next year's.
    const praemienjahr = wunsch ?? kalenderjahr(heute) + 1
    const fristen = { stilleMs: STILLE_MS, signal: AbortSignal.timeout(HOECHSTENS_MS), versuche: 1 }
    const auftrag = { varDir, praemienjahr, jetzt, adressen, fristen, melde: log, vonSelbst: true }
    return gelingt(() => importAusKatalog(auftrag), log)
  }
}

/** Whatever a source holds, a start goes on to the next one. */
async function gelingt(
  importiere: () => Promise<Importergebnis>,
  log: (satz: string) => void,
  rat?: string,
): Promise<boolean> {
  try {
    const ergebnis = await importiere()
    if (ergebnis.art === 'importiert') for (const zeile of berichtszeilen(ergebnis.bericht)) log(zeile)
    else log(ergebnis.unplausibel && rat ? `${ergebnis.meldung} ${rat}` : ergebnis.meldung)
    return ergebnis.art === 'importiert'
  } catch (fehler) {
    log(fehler instanceof ImportFehler ? fehler.message : `Der Import ist unerwartet gescheitert: ${fehler}`)
    return false
  }
}
