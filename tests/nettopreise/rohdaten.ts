import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { KANTONE } from '#domain/kantone.ts'
import { type Regionstabelle, tarifFolge } from '#domain/regionstabelle.ts'
import { demoPraemien } from '#importer/demo/praemien.ts'
import { readPraemien } from '#importer/praemien.ts'
import { erkannteTabellen, tabellenDerArt } from '#importer/tabellen.ts'
import { type Rohzeile, rohzeilen } from '../fixtures/testrohdaten.ts'

/** One region of each canton, on the official table where BAG_DATEN names it, else on the demonstration one. */
export const GEBIETE: readonly { kanton: string; region: number }[] = KANTONE.map(({ kanton, regionen }, index) => ({
  kanton,
  region: regionen[index % regionen.length] ?? 0,
}))

function tabellenText(): { zeilen: string[]; trennzeichen: string } {
  const { BAG_DATEN: ordner } = process.env
  const name =
    ordner && readdirSync(ordner, { recursive: true, encoding: 'utf8' }).find(datei => datei.endsWith('mien_CH.csv'))
  if (!ordner || !name) return { zeilen: [...demoPraemien(2026)], trennzeichen: ';' }
  return { zeilen: readFileSync(join(ordner, name), 'utf8').trimEnd().split(/\r?\n/), trennzeichen: ',' }
}

const { zeilen, trennzeichen } = tabellenText()
const gebietVon = (zeile: string) => {
  const [, kanton = '', , , , region = ''] = zeile.split(trennzeichen, 6)
  return kanton + region.at(-1)
}
const jeGebiet = Map.groupBy(zeilen.slice(1), gebietVon)

/** The rows of one region, for people without children's tiers of larger families; read when first asked for. */
const gelesene = new Map<string, Map<string, Rohzeile[]>>()

export const schluessel = ({ Altersklasse, Unfalleinschluss, Franchise }: Rohzeile): string =>
  [Altersklasse, Unfalleinschluss, Franchise].join(' ')

export function rohGruppen(gebiet: string): Map<string, Rohzeile[]> {
  const bekannte = gelesene.get(gebiet)
  if (bekannte) return bekannte
  const text = [zeilen[0] ?? '', ...(jeGebiet.get(gebiet) ?? [])].join('\n')
  const eigene = rohzeilen(text, trennzeichen).filter(zeile => ['', 'K1'].includes(zeile.Altersuntergruppe))
  const gruppen = Map.groupBy(eigene, schluessel)
  gelesene.set(gebiet, gruppen)
  return gruppen
}

/** As the site reads them. */
export async function regionstabellen(): Promise<Map<string, Regionstabelle>> {
  const gewaehlte = GEBIETE.flatMap(({ kanton, region }) => jeGebiet.get(kanton + region) ?? [])
  const inhalt = Buffer.from([zeilen[0] ?? '', ...gewaehlte].join('\n'))
  const datei = { name: 'p.csv', art: 'csv' as const, bytes: inhalt.length, open: async () => Readable.from([inhalt]) }
  const [tabelle] = tabellenDerArt((await erkannteTabellen([datei])).tabellen, 'praemien')
  if (!tabelle) throw new Error('not recognised as a premium table')
  const { gebiete } = await readPraemien(tabelle)
  return new Map(
    [...gebiete].map(([gebiet, { kanton, region, tarife }]) => [
      gebiet,
      { jahr: 2026, kanton, region, tarife: [...tarife.values()].sort(tarifFolge) },
    ]),
  )
}
