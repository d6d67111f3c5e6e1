import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { trotzdemText } from '#content/zahlen/plausibilitaet.ts'
import { kalenderjahr } from '#domain/fristen/praemienjahr.ts'
import { berichtszeilen } from '#importer/bericht.ts'
import { importDaten } from '#importer/import.ts'
import { ImportFehler } from '#importer/import-fehler.ts'
import { HOECHSTENS_LADEN_MS } from '#importer/katalog/herunterladen.ts'
import { AMTLICHE_ADRESSEN, importAusKatalog, katalogadressen } from '#importer/katalog/katalog.ts'
import { heuteInZuerich } from '#server/zeit.ts'
import { jahrAus } from './jahr.ts'

/** Official files from a folder, an archive or the catalogue. */
export async function importBefehl(argumente: string[], env: NodeJS.ProcessEnv): Promise<string[] | undefined> {
  const eingaben = eingabenAus(argumente)
  if (!eingaben) return undefined
  const { jahr, von, trotzdem } = eingaben
  const praemienjahr = jahr === undefined ? undefined : jahrAus(jahr)

  const balken = new SingleBar({ format: 'Prämientabelle {bar} {percentage} %', hideCursor: true })
  const auftrag = {
    varDir: env.VAR_DIR || 'var',
    praemienjahr,
    trotzdem,
    jetzt: new Date(),
    tell: (satz: string) => console.log(satz),
    fortschritt: (anteil: number) => {
      if (!balken.isActive) balken.start(100, 0)
      balken.update(Math.round(anteil * 100))
    },
  }
  const ergebnis = await (von
    ? importDaten({ ...auftrag, von, quelle: 'BAG' })
    : importAusKatalog({
        ...auftrag,
        // The archive of a year, else the newest table: in the autumn that is next year's.
        praemienjahr: praemienjahr ?? kalenderjahr(heuteInZuerich()) + 1,
        // Whoever calls this wants it, also where nobody is to look by himself.
        adressen: katalogadressen(env.KATALOG_URL || null) ?? AMTLICHE_ADRESSEN,
        fristen: { stilleMs: 20_000, signal: AbortSignal.timeout(HOECHSTENS_LADEN_MS), versuche: 3 },
      })
  ).finally(() => balken.stop())
  if (ergebnis.art === 'abgelehnt')
    throw new ImportFehler(ergebnis.unplausibel ? `${ergebnis.meldung} ${trotzdemText(von)}` : ergebnis.meldung)
  return berichtszeilen(ergebnis.bericht)
}

function eingabenAus(args: string[]) {
  try {
    const options = { jahr: { type: 'string' }, von: { type: 'string' }, trotzdem: { type: 'boolean' } } as const
    return parseArgs({ args, options }).values
  } catch {
    return undefined
  }
}
