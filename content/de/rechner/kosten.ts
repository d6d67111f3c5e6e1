import type { Franchise } from '#domain/kosten/franchise.ts'
import { ERWARTETE_KOSTEN, WENIG_KOSTEN } from '#domain/kosten/gesundheitskosten.ts'
import { type Franken, franken, type Rappen } from '#domain/werte/rappen.ts'
import { frankenText, mitApostroph } from '../zahlen/format.ts'

export const KOSTEN = {
  frage: 'Gesundheitskosten im Jahr?',
  /** Name of the choice and of the slider. */
  name: 'Gesundheitskosten',
  genauer: 'Genauer',
  imJahr: (kosten: number) => `CHF ${mitApostroph(kosten)} im Jahr`,
  betrag: (kosten: number) => `CHF ${mitApostroph(kosten)}`,
  fertig: 'Fertig',
  angenommen: (name: string | undefined, kosten: number) =>
    name ? `${name} Arztkosten (CHF\u00a0${mitApostroph(kosten)})` : `Arztkosten von CHF\u00a0${mitApostroph(kosten)}`,
}

/** Examples of a year. */
export const BEISPIELJAHRE: readonly { name: string; kosten: Franken }[] = [
  { name: 'kaum', kosten: WENIG_KOSTEN },
  { name: 'wenig', kosten: ERWARTETE_KOSTEN },
  { name: 'mittel', kosten: franken(2_500) },
  { name: 'viel', kosten: franken(6_000) },
]

export const KURVE = {
  alsTabelle: 'Als Tabelle',
  beschreibung: 'Jahreskosten in CHF nach Gesundheitskosten und Franchise',
  kosten: 'Gesundheits\u00adkosten',
  franchise: (franchise: Franchise) => `Franchise ${mitApostroph(franchise)}`,
}

export const amGuenstigsten = (kosten: number, franchise: Franchise, gesamt: Rappen, kasse: string) =>
  `Bei CHF\u00a0${mitApostroph(kosten)} Gesundheitskosten ist Franchise ${mitApostroph(franchise)} am günstigsten: CHF\u00a0${frankenText(gesamt)} im Jahr, ${kasse}. Verglichen ist der günstigste Tarif jeder Franchise.`
