import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { PRUEFERGEBNIS } from '#content/mails/daten.ts'
import { frankenText, mitApostroph } from '#content/zahlen/format.ts'
import { zeitpunktText } from '#content/zahlen/format-zeit.ts'
import { messungText, trotzdemText } from '#content/zahlen/plausibilitaet.ts'
import { kalenderjahr } from '#domain/fristen/praemienjahr.ts'
import type { Katalogstand, Tabellenstand } from '#domain/katalog/katalogstand.ts'
import { istAusserhalb, type Messung } from '#domain/katalog/plausibilitaet.ts'
import { type Datensatzmeta, gewaehltesJahr, type Zeiger } from '#domain/praemien/datensatz.ts'
import { betragAusEingabe } from '#domain/werte/betrag-eingabe.ts'
import { rappen } from '#domain/werte/rappen.ts'
import { readMeta } from '#importer/ablage/ablage.ts'
import { releaseGehaltene } from '#importer/ablage/gehalten.ts'
import { readVorherigen, readZeiger } from '#importer/ablage/zeiger.ts'
import { restoreVorherigen } from '#importer/ablage/zurueck.ts'
import { berichtszeilen } from '#importer/bericht.ts'
import { importDaten } from '#importer/import.ts'
import { ImportFehler } from '#importer/import-fehler.ts'
import { setAbgabe } from '#importer/katalog/abgaben.ts'
import { HOECHSTENS_LADEN_MS } from '#importer/katalog/herunterladen.ts'
import { AMTLICHE_ADRESSEN, importAusKatalog, katalogadressen } from '#importer/katalog/katalog.ts'
import { readKatalogstand } from '#importer/katalog/katalogstand.ts'
import { tabelle } from '#server/betrieb/tabelle.ts'
import { heuteInZuerich } from '#server/zeit.ts'

const AUFRUF = `Aufruf: npm run daten -- BEFEHL

  import [--jahr 2027] [--von ORDNER|DATEI.zip] [--trotzdem]
                      amtliche Dateien übernehmen, ohne Angabe aus dem Katalog des Bundes; auch unplausible
  stand               Jahre, Quellen und Daten, letzte und nächste Prüfung des Katalogs, was zurückgehalten wird
  freigeben [2027]    die zurückgehaltene Tabelle übernehmen
  zurueck             die Daten von vor der letzten Übernahme zurückholen
  abgabe 2028 4.90    die Rückverteilung der Umweltabgabe eines Jahres setzen, in CHF im Monat`

const OPTIONEN = { jahr: { type: 'string' }, von: { type: 'string' }, trotzdem: { type: 'boolean' } } as const
type Optionen = ReturnType<typeof parseArgs<{ options: typeof OPTIONEN }>>['values']

/** What a command has to say. Undefined when it does not understand what it was given. */
type Antwort = Promise<string[]> | undefined

const varDir = process.env.VAR_DIR || 'var'
/** Since it is refunded the levy has been between 4 and 8 francs a month. */
const ABGABE_HOECHSTENS = rappen(50_00)

function runBefehl(): Antwort {
  const { optionen, worte } = gelesen()
  const [name, erstes, zweites] = worte
  if (name === 'import') return worte.length === 1 ? importAmtliche(optionen) : undefined
  if (Object.keys(optionen).length > 0) return undefined
  switch (`${name} ${worte.length - 1}`) {
    case 'stand 0':
      return standzeilen()
    case 'freigeben 0':
    case 'freigeben 1':
      return release(erstes)
    case 'zurueck 0':
      return restore()
    case 'abgabe 2':
      return storeAbgabe(erstes ?? '', zweites ?? '')
    default:
      return undefined
  }
}

function gelesen() {
  try {
    const { values, positionals } = parseArgs({ options: OPTIONEN, allowPositionals: true })
    return { optionen: values, worte: positionals }
  } catch {
    return { optionen: {}, worte: [] }
  }
}

/** Official files from a folder, an archive or the catalogue. */
async function importAmtliche({ jahr, von, trotzdem }: Optionen): Promise<string[]> {
  const praemienjahr = jahr === undefined ? undefined : jahrAus(jahr)
  const balken = new SingleBar({ format: 'Prämientabelle {bar} {percentage} %', hideCursor: true })
  const auftrag = {
    varDir,
    praemienjahr,
    trotzdem,
    jetzt: new Date(),
    melde: (satz: string) => console.log(satz),
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
        adressen: katalogadressen(process.env.KATALOG_URL || null) ?? AMTLICHE_ADRESSEN,
        fristen: { stilleMs: 20_000, signal: AbortSignal.timeout(HOECHSTENS_LADEN_MS), versuche: 3 },
      })
  ).finally(() => balken.stop())
  if (ergebnis.art === 'abgelehnt')
    throw new ImportFehler(ergebnis.unplausibel ? `${ergebnis.meldung} ${trotzdemText(von)}` : ergebnis.meldung)
  return berichtszeilen(ergebnis.bericht)
}

/** Which premiums are there, and what is known of the catalogue. */
async function standzeilen(): Promise<string[]> {
  const gezeigt = gewaehltesJahr(await readZeiger(varDir), heuteInZuerich(), Number(process.env.PRAEMIENJAHR) || null)
  return [
    ...datensatzzeilen(await readMeta(varDir), gezeigt),
    vorherigerSatz(await readVorherigen(varDir), await readZeiger(varDir)),
    '',
    ...katalogzeilen(await readKatalogstand(varDir), process.env.KATALOG_URL === 'aus'),
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

/** Lets in a table that was found implausible. */
const release = async (jahr: string | undefined): Promise<string[]> =>
  berichtszeilen(await releaseGehaltene(varDir, jahr === undefined ? undefined : jahrAus(jahr), new Date()))

async function restore(): Promise<string[]> {
  const { jahre } = await restoreVorherigen(varDir)
  const welche = Object.entries(jahre).map(([jahr, { ordner }]) => `${jahr} («${ordner}»)`)
  return [
    `Zurückgeholt: ${welche.join(', ')}. Ein laufender Server zeigt sie in wenigen Sekunden.`,
    'Was der Katalog jetzt hat, wird nicht wieder übernommen, bis er etwas Neueres hat.',
  ]
}

/** The refund of a year that no release knows yet. */
async function storeAbgabe(jahrText: string, betrag: string): Promise<string[]> {
  const jahr = jahrAus(jahrText)
  const abgabe = betragAusEingabe(betrag)
  if (abgabe === undefined || abgabe <= 0 || abgabe > ABGABE_HOECHSTENS)
    throw new ImportFehler(`«${betrag.slice(0, 40)}» ist kein Betrag im Monat, zum Beispiel 4.90.`)
  const gesetzt = `Rückverteilung der Umweltabgabe ${jahr}: CHF ${frankenText(abgabe)} im Monat.`
  const folge =
    (await setAbgabe(varDir, jahr, abgabe)) === 'gilt'
      ? 'Die Preise dieses Jahres sind neu gerechnet.'
      : `Sie gilt, sobald die Prämien ${jahr} da sind.`
  return [gesetzt, folge]
}

function jahrAus(text: string): number {
  if (!/^2\d{3}$/.test(text)) throw new ImportFehler(`Das Jahr «${text.slice(0, 40)}» ist keine Jahreszahl.`)
  return Number(text)
}

function fail(meldung: string): void {
  console.error(meldung)
  process.exitCode = 1
}

try {
  const zeilen = await runBefehl()
  if (zeilen) console.log(zeilen.join('\n'))
  else fail(AUFRUF)
} catch (fehler) {
  if (!(fehler instanceof ImportFehler)) throw fehler
  fail(`${fehler.message}\nDie bisherigen Daten bleiben unverändert.`)
}
