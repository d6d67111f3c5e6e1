import type { Tag } from '#domain/fristen/fristen.ts'
import { kantonName } from '../orte/kantone.ts'
import { aufgezaehlt, mitApostroph, SPRACHE } from '../zahlen/format.ts'
import type { Weg } from './angaben.ts'
import { GRENZEN_2026 } from './grenzen.ts'
import { VERBILLIGUNG } from './kantone.ts'
import { fristSaetze, WEGE } from './wege.ts'

const nachName = Object.entries(VERBILLIGUNG)
  .map(([code, angaben]) => ({ kanton: kantonName(code), ...angaben }))
  .toSorted((a, b) => a.kanton.localeCompare(b.kanton, SPRACHE))

/** One row a canton: office, way and deadlines, as they stand on a day. */
export const stellen = (tag: Tag) =>
  nachName.map(angaben => ({
    kanton: angaben.kanton,
    stelle: angaben.stelle,
    link: angaben.link,
    weg: WEGE[angaben.weg.art],
    fristen: fristSaetze(angaben, tag),
  }))

/** What overviews of 2025 say, beside what the canton says: both deadlines of a row. */
export const alteFristen = (tag: Tag) =>
  ALTE_FRISTEN.flatMap(({ kantone, frist }) =>
    kantone.map(code => ({
      kanton: kantonName(code),
      frueher: frist,
      fristen: VERBILLIGUNG[code] ? fristSaetze(VERBILLIGUNG[code], tag) : [],
    })),
  )

const ALTE_FRISTEN = [
  { kantone: ['ZH', 'BE', 'AG'], frist: '30. September' },
  { kantone: ['BS'], frist: '31. Oktober' },
  { kantone: ['GE', 'VD'], frist: '31. Dezember' },
] as const

/** One row a canton: which figures of the assessment it takes. */
export const GRUNDLAGEN = nachName.map(({ kanton, steuerjahr, einkommen, vermoegen }) => ({
  kanton,
  steuerjahr,
  einkommen,
  vermoegen,
}))

const mitWeg = (weg: Weg): string =>
  aufgezaehlt(nachName.filter(({ weg: { art } }) => art === weg).map(({ kanton }) => kanton))

/** «Bern, Genf und Jura» for those that pay by themselves. */
export const KANTONE_NACH_WEG: Readonly<Record<Weg, string>> = {
  automatisch: mitWeg('automatisch'),
  formular: mitWeg('formular'),
  antrag: mitWeg('antrag'),
}

const jeKanton = (grenze: 'allein' | 'familie'): Readonly<Record<string, string>> =>
  Object.fromEntries(GRENZEN_2026.map(grenzen => [grenzen.kanton, mitApostroph(grenzen[grenze])]))

/** «64’000» by canton: up to where one adult may get something. */
export const GRENZE_ALLEIN = jeKanton('allein')
/** A couple with two children. */
export const GRENZE_FAMILIE = jeKanton('familie')

/** Limits and highest amounts as a table writes them. */
export const GRENZEN = GRENZEN_2026.toSorted((a, b) =>
  kantonName(a.kanton).localeCompare(kantonName(b.kanton), SPRACHE),
).map(({ kanton, wo, allein, familie, hoechstens }) => ({
  kanton: wo ? `${kantonName(kanton)} (${wo})` : kantonName(kanton),
  allein: mitApostroph(allein),
  familie: mitApostroph(familie),
  hoechstens: mitApostroph(hoechstens),
}))
