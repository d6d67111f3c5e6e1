import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type Regionstabelle, tarifFolge } from '#domain/regionstabelle.ts'
import { demoPraemien } from '#importer/demo/praemien.ts'
import { readPraemien } from '#importer/praemien.ts'
import { erkannteTabellen, tabellenDerArt } from '#importer/tabellen.ts'
import { rohzeilen } from '../fixtures/testrohdaten.ts'

/**
 * On the official table where BAG_DATEN names it, else on the demonstration one. The premiums are searched a second
 * time in the raw rows, by trying everything; none of it comes from the domain.
 */
export const JAHR = 2026
export const REGIONEN = ['ZH1', 'BE2', 'VD1', 'TI2', 'GE0', 'VS1']
const ABZUG = 515

function tabellenText(): { zeilen: string[]; trennzeichen: string } {
  const { BAG_DATEN: ordner } = process.env
  const name =
    ordner && readdirSync(ordner, { recursive: true, encoding: 'utf8' }).find(datei => datei.endsWith('mien_CH.csv'))
  if (!ordner || !name) return { zeilen: [...demoPraemien(JAHR)], trennzeichen: ';' }
  return { zeilen: readFileSync(join(ordner, name), 'utf8').trimEnd().split(/\r?\n/), trennzeichen: ',' }
}

const { zeilen, trennzeichen } = tabellenText()
const inRegion = (zeile: string) => {
  const [, kanton = '', , , , region = ''] = zeile.split(trennzeichen, 6)
  return REGIONEN.includes(kanton + region.at(-1))
}
const text = [zeilen[0] ?? '', ...zeilen.slice(1).filter(inRegion)].join('\n')

async function regionstabellen(): Promise<Map<string, Regionstabelle>> {
  const inhalt = Buffer.from(text)
  const datei = { name: 'p.csv', art: 'csv' as const, bytes: inhalt.length, open: async () => Readable.from([inhalt]) }
  const [tabelle] = tabellenDerArt((await erkannteTabellen([datei])).tabellen, 'praemien')
  if (!tabelle) throw new Error('not recognised as a premium table')
  const { gebiete } = await readPraemien(tabelle)
  return new Map(
    [...gebiete].map(([schluessel, { kanton, region, tarife }]) => [
      schluessel,
      { jahr: JAHR, kanton, region, tarife: [...tarife.values()].sort(tarifFolge) },
    ]),
  )
}

export const tabellen = await regionstabellen()

/** The lowest premium of each insurer, region and kind of person, net, in Rappen. */
export const preise = new Map<string, number>()
for (const zeile of rohzeilen(text, trennzeichen)) {
  const gebiet = zeile.Kanton + zeile.Region.at(-1)
  const person = [zeile.Altersklasse, zeile.Altersuntergruppe, zeile.Unfalleinschluss, zeile.Franchise]
  const schluessel = [gebiet, Number(zeile.Versicherer), ...person].join(' ')
  const netto = Math.round(Number(zeile.Prämie) * 100) - ABZUG
  preise.set(schluessel, Math.min(netto, preise.get(schluessel) ?? netto))
}
