import { frankenText } from '#content/zahlen/format.ts'
import { betragAusEingabe } from '#domain/werte/betrag-eingabe.ts'
import { rappen } from '#domain/werte/rappen.ts'
import { ImportFehler } from '#importer/import-fehler.ts'
import { setAbgabe } from '#importer/katalog/abgaben.ts'
import { jahrAus } from './jahr.ts'

/** Since it is refunded the levy has been between 4 and 8 francs a month. */
const HOECHSTENS = rappen(50_00)

/** The refund of a year that no release knows yet. */
export async function abgabeBefehl(argumente: string[], env: NodeJS.ProcessEnv): Promise<string[] | undefined> {
  const [jahrText, betrag, ...weitere] = argumente
  if (jahrText === undefined || betrag === undefined || weitere.length > 0) return undefined
  const jahr = jahrAus(jahrText)
  const abgabe = betragAusEingabe(betrag)
  if (abgabe === undefined || abgabe <= 0 || abgabe > HOECHSTENS)
    throw new ImportFehler(`«${betrag.slice(0, 40)}» ist kein Betrag im Monat, zum Beispiel 4.90.`)
  const gesetzt = `Rückverteilung der Umweltabgabe ${jahr}: CHF ${frankenText(abgabe)} im Monat.`
  const folge =
    (await setAbgabe(env.VAR_DIR || 'var', jahr, abgabe)) === 'gilt'
      ? 'Die Preise dieses Jahres sind neu gerechnet.'
      : `Sie gilt, sobald die Prämien ${jahr} da sind.`
  return [gesetzt, folge]
}
