import { mitApostroph } from '#content/zahlen/format.ts'
import { messungText } from '#content/zahlen/plausibilitaet.ts'
import { istAusserhalb, type Messung } from '#domain/katalog/plausibilitaet.ts'
import type { Quelle } from '#domain/praemien/datensatz.ts'
import type { Tarifvergleich } from './katalog/jahresfolge.ts'
import type { Wirkung } from './tabellen/beilagen.ts'

/** What an import kept, dropped and passed over. */
export type Importbericht = {
  tabelle: string
  jahr: number
  gewuenschtesJahr: number | undefined
  quelle: Quelle
  gelesen: number
  behalten: number
  verworfen: ReadonlyMap<string, number>
  versicherer: number
  /** Numbers that neither we nor the directory know a name for. */
  namenlose: readonly number[]
  /** Insurers we know that sell nothing in it: a merger, or a table that is cut off. */
  abwesende: readonly string[]
  regionen: number
  orte: number
  verworfeneOrte: ReadonlyMap<string, number>
  ohneRegion: readonly string[]
  /** Municipalities that the directory of places has in the canton they have left. */
  umgezogen: readonly string[]
  /** When the places come from an earlier import: its time. */
  orteVom: Date | undefined
  beilagen: (Wirkung & { name: string })[]
  /** Of every year that was written and has the year before beside it. */
  vergleiche: readonly Tarifvergleich[]
  uebergangen: readonly { name: string; grund: string }[]
  /** What the table was measured by; what is not as expected was taken all the same. */
  messungen: readonly Messung[]
  abzugBekannt: boolean
}

export function berichtszeilen(bericht: Importbericht): string[] {
  const { jahr, gewuenschtesJahr } = bericht
  return [
    `Prämien ${jahr}${bericht.quelle === 'DEMO' ? ' (Demodaten)' : ''} aus «${bericht.tabelle}»`,
    `  ${mitApostroph(bericht.gelesen)} Zeilen gelesen, ${mitApostroph(bericht.behalten)} behalten`,
    ...[...bericht.verworfen].map(([grund, anzahl]) => `  ${mitApostroph(anzahl)} verworfen: ${grund}`),
    `  ${bericht.versicherer} Versicherer, ${bericht.regionen} Prämienregionen`,
    ...bericht.namenlose.map(nummer => `  Ohne Namen im Verzeichnis: Versicherer ${nummer}`),
    ...(bericht.abwesende.length > 0 ? [`  Nicht in der Tabelle: ${bericht.abwesende.join(', ')}`] : []),
    `Orte: ${mitApostroph(bericht.orte)}${bericht.orteVom ? `, aus dem Import vom ${datum(bericht.orteVom)}` : ''}`,
    ...[...bericht.verworfeneOrte].map(([grund, anzahl]) => `  ${mitApostroph(anzahl)} verworfen: ${grund}`),
    ...bericht.ohneRegion.map(gemeinde => `  Ohne Prämienregion: ${gemeinde}`),
    ...bericht.umgezogen.map(
      gemeinde => `  Das Verzeichnis ist älter als der Kantonswechsel, der für ${jahr} zählt: ${gemeinde}`,
    ),
    ...bericht.beilagen.map(beilagenzeile),
    ...bericht.vergleiche.map(
      ({ jahr, tarife, gefunden }) =>
        `Preise ${jahr} neben ${jahr - 1}: ${mitApostroph(gefunden)} von ${mitApostroph(tarife)} Tarifen wiedergefunden`,
    ),
    ...bericht.uebergangen.map(({ name, grund }) => `Übergangen: «${name}» ${grund}`),
    ...bericht.messungen.filter(istAusserhalb).map(messung => `Warnung: ${messungText(messung).join(': ')}`),
    ...(gewuenschtesJahr === undefined || jahr === gewuenschtesJahr
      ? []
      : [`Hinweis: Gewünscht ist ${gewuenschtesJahr}, die Quelle enthält ${jahr}.`]),
    ...(bericht.abzugBekannt
      ? []
      : [
          `Warnung: Für ${jahr} ist kein Umweltabgabe-Abzug hinterlegt; es wird keiner abgezogen. «npm run daten -- abgabe ${jahr} BETRAG» setzt ihn.`,
        ]),
  ]
}

function beilagenzeile({ name, zeilen, tarife }: Importbericht['beilagen'][number]): string {
  if (zeilen === 0) return `Beilage «${name}» gilt für ein anderes Jahr: übergangen`
  const wirkung = `Beilage «${name}»: ${mitApostroph(zeilen)} Zeilen, ${mitApostroph(tarife)} Tarife getroffen`
  return tarife > 0 ? wirkung : `Warnung: ${wirkung}`
}

function datum(tag: Date): string {
  return tag.toLocaleDateString('de-CH', { timeZone: 'Europe/Zurich' })
}
