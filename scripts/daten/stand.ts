import { PRUEFERGEBNIS } from '#content/mails/daten.ts'
import { mitApostroph } from '#content/zahlen/format.ts'
import { zeitpunktText } from '#content/zahlen/format-zeit.ts'
import { messungText } from '#content/zahlen/plausibilitaet.ts'
import type { Katalogstand, Tabellenstand } from '#domain/katalog/katalogstand.ts'
import { istAusserhalb, type Messung } from '#domain/katalog/plausibilitaet.ts'
import { type Datensatzmeta, gewaehltesJahr, type Zeiger } from '#domain/praemien/datensatz.ts'
import { readMeta } from '#importer/ablage/ablage.ts'
import { readVorherigen, readZeiger } from '#importer/ablage/zeiger.ts'
import { readKatalogstand } from '#importer/katalog/katalogstand.ts'
import { tabelle } from '#server/betrieb/tabelle.ts'
import { heuteInZuerich } from '#server/zeit.ts'

/** Which premiums are there, and what is known of the catalogue. */
export async function standBefehl(argumente: string[], env: NodeJS.ProcessEnv): Promise<string[] | undefined> {
  if (argumente.length > 0) return undefined
  const varDir = env.VAR_DIR || 'var'
  const gezeigt = gewaehltesJahr(await readZeiger(varDir), heuteInZuerich(), Number(env.PRAEMIENJAHR) || null)
  return [
    ...datensatzzeilen(await readMeta(varDir), gezeigt),
    vorherigerSatz(await readVorherigen(varDir), await readZeiger(varDir)),
    '',
    ...katalogzeilen(await readKatalogstand(varDir), env.KATALOG_URL === 'aus'),
  ]
}

function datensatzzeilen(metas: readonly Datensatzmeta[], gezeigt: number | undefined): string[] {
  if (metas.length === 0) return ['Es liegen keine Prämien vor.']
  const zeilen = metas
    .toSorted((a, b) => b.jahr - a.jahr)
    .map(meta => [
      String(meta.jahr),
      meta.jahr === gezeigt ? 'ja' : '',
      meta.quelle === 'BAG' ? 'amtlich' : 'Demodaten',
      meta.herkunft,
      zeitpunktText(Date.parse(meta.importiert)),
      mitApostroph(meta.zeilen),
      String(meta.versicherer),
    ])
  return [tabelle(['Jahr', 'gezeigt', 'Quelle', 'Datei', 'übernommen', 'Prämien', 'Versicherer'], zeilen)]
}

function vorherigerSatz({ jahre }: Zeiger, aktuell: Zeiger): string {
  const fruehere = Object.entries(jahre).filter(([jahr, { ordner }]) => aktuell.jahre[jahr]?.ordner !== ordner)
  const neue = Object.keys(aktuell.jahre).some(jahr => !jahre[jahr])
  return Object.keys(jahre).length > 0 && (fruehere.length > 0 || neue)
    ? `«npm run daten -- zurueck» holt zurück: ${Object.keys(jahre).join(', ')} von vor der letzten Übernahme.`
    : 'Ein früherer Datensatz zum Zurückholen liegt nicht vor.'
}

function katalogzeilen(stand: Katalogstand, aus: boolean): string[] {
  const { letzte, letzterErfolg, naechste, ergebnis, grund, uebergangen = [], fehlschlaege, tabellen } = stand
  if (letzte === 0)
    return [aus ? 'Der Katalog wird nicht abgefragt (KATALOG_URL=aus).' : 'Der Katalog wurde noch nie abgefragt.']
  const tabellenMit = (ergebnis: Tabellenstand['ergebnis']) =>
    Object.values(tabellen).filter(einer => einer.ergebnis === ergebnis)
  return [
    `Katalog zuletzt geprüft: ${zeitpunktText(letzte)}, ${PRUEFERGEBNIS[ergebnis]}`,
    ...[...(grund ? [grund] : []), ...uebergangen].map(satz => `  ${satz}`),
    ...(fehlschlaege > 0
      ? [
          `  Fehlschläge in Folge: ${fehlschlaege}, zuletzt gelungen: ${letzterErfolg ? zeitpunktText(letzterErfolg) : 'noch nie'}`,
        ]
      : []),
    aus ? 'Er wird nicht mehr abgefragt (KATALOG_URL=aus).' : `Nächste Prüfung: ${zeitpunktText(naechste)}`,
    ...tabellenMit('zurueckgezogen').map(
      ({ jahr }) => `Die Tabelle ${jahr} des Katalogs ist zurückgezogen, bis er eine neuere hat.`,
    ),
    ...tabellenMit('gehalten').flatMap(({ jahr, messungen = [] }) => [
      `Die Tabelle ${jahr} des Katalogs wird zurückgehalten; «npm run daten -- freigeben» übernimmt sie.`,
      ...messungen.map(messungzeile),
    ]),
  ]
}

const messungzeile = (messung: Messung) => `  ${istAusserhalb(messung) ? '!' : ' '} ${messungText(messung).join(': ')}`
