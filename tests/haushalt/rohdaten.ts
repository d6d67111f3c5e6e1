import { regionstabellenAus, rohtabelle } from '../fixtures/tabellen/rohtabelle.ts'
import { rohzeilen } from '../fixtures/tabellen/testrohdaten.ts'

/**
 * On the official table where BAG_DATEN names it, else on the demonstration one. The premiums are searched a second
 * time in the raw rows, by trying everything; none of it comes from the domain.
 */
export const JAHR = 2026
export const REGIONEN = ['ZH1', 'BE2', 'VD1', 'TI2', 'GE0', 'VS1']
const ABZUG = 515

const { zeilen, trennzeichen } = rohtabelle(JAHR)
const inRegion = (zeile: string) => {
  const [, kanton = '', , , , region = ''] = zeile.split(trennzeichen, 6)
  return REGIONEN.includes(kanton + region.at(-1))
}
const eigene = [zeilen[0] ?? '', ...zeilen.slice(1).filter(inRegion)]

export const tabellen = await regionstabellenAus(eigene, JAHR)

/** A tariff at one franchise; prices net of the refund, in Rappen. */
export type Rohangebot = { kasse: number; typ: string; code: string; name: string; netto: number }

/** The lowest premium of each insurer, region and kind of person, and every tariff of each region and kind of person. */
export const preise = new Map<string, number>()
export const angebote = new Map<string, Rohangebot[]>()
for (const zeile of rohzeilen(eigene.join('\n'), trennzeichen)) {
  const gebiet = zeile.Kanton + zeile.Region.at(-1)
  const kasse = Number(zeile.Versicherer)
  const person = [zeile.Altersklasse, zeile.Altersuntergruppe, zeile.Unfalleinschluss, zeile.Franchise]
  const schluessel = [gebiet, kasse, ...person].join(' ')
  const netto = Math.round(Number(zeile.Prämie) * 100) - ABZUG
  preise.set(schluessel, Math.min(netto, preise.get(schluessel) ?? netto))
  const alle = angebote.get([gebiet, ...person].join(' ')) ?? []
  alle.push({ kasse, typ: zeile.Tariftyp, code: zeile.Tarif, name: zeile.Tarifbezeichnung, netto })
  angebote.set([gebiet, ...person].join(' '), alle)
}
