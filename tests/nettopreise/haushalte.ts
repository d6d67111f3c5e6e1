import type { Lage } from '#domain/verbilligung/regel.ts'
import { franken } from '#domain/werte/rappen.ts'
import { zufallszahlen } from '../fixtures/zufall.ts'
import { GEBIETE } from './rohdaten.ts'
import type { Rohperson } from './suche.ts'

const zufall = zufallszahlen(20261120)
const eines = <T>(werte: readonly T[]): T => werte[Math.floor(zufall() * werte.length)] as T
const bis = (hoechstens: number) => Math.floor(zufall() * (hoechstens + 1))

const person = (klasse: Rohperson['klasse'], inAusbildung = false): Rohperson => ({
  klasse,
  inAusbildung,
  unfall: eines(['MIT-UNF', 'OHN-UNF']),
  franchise: eines(klasse === 'AKL-KIN' ? [0, 0, 100, 600] : [300, 500, 1500, 2500, 2500]),
})

export type Haushalt = { kanton: string; region: number; jahr: number; lage: Lage; personen: Rohperson[] }

/** One or two grown-ups, now and then young or with somebody in training, and up to three children, in any order. */
export function zufaelligerHaushalt(): Haushalt {
  const { kanton, region } = eines(GEBIETE)
  const eltern = eines([
    ['AKL-ERW'],
    ['AKL-ERW', 'AKL-ERW'],
    ['AKL-JUG'],
    ['AKL-ERW', 'AKL-JUG'],
    ['AKL-JUG', 'AKL-JUG'],
  ] as const)
  const inAusbildung = eines([0, 0, 0, 1])
  const kind = eines([0, 0, 1, 2, 3])
  const personen = [
    ...eltern.map(klasse => person(klasse)),
    ...Array.from({ length: inAusbildung }, () => person('AKL-JUG', true)),
    ...Array.from({ length: kind }, () => person('AKL-KIN')),
  ].sort(() => zufall() - 0.5)
  const erwachsen = eltern.filter(klasse => klasse === 'AKL-ERW').length
  const verheiratet = eltern.length === 2
  return {
    ...{ kanton, region, jahr: eines([2026, 2026, 2027]), personen },
    lage: {
      einheit: { erwachsen, jung: eltern.length - erwachsen, jungInAusbildung: inAusbildung, kind, verheiratet },
      region,
      // Thurgau asks for the simple tax.
      einkommen: franken(kanton === 'TG' ? bis(900) : bis(30_000 + 20_000 * kind)),
      vermoegen: franken(zufall() < 0.7 ? 0 : bis(80_000)),
      zusatz: { erwerb: zufall() < 0.5 },
    },
  }
}
