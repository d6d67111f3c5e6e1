import type { Mitglied } from '#domain/haushalt/haushalt.ts'
import { franken, inRappen } from '#domain/werte/rappen.ts'
import { zufallszahlen } from '../fixtures/zufall.ts'
import { JAHR, REGIONEN, tabellen } from './rohdaten.ts'

const zahl = zufallszahlen(20260701)
const eines = <T>(werte: readonly T[]): T => werte[Math.floor(zahl() * werte.length)] as T

function zufaelligePerson(alter: number): Mitglied {
  const kind = alter <= 18
  const fest = zahl() < 0.3
  return {
    geburtsjahr: JAHR - alter,
    unfall: eines(['MIT-UNF', 'OHN-UNF']),
    franchise: fest ? eines(kind ? [0, 0, 300, 600] : [300, 1000, 2500]) : null,
    kosten: inRappen(franken(eines([0, 200, 800, 1500, 3000, 6000, 12_000]))),
  }
}

/** From one parent to eight persons; insurers are fewer the more children are to be tried everywhere. */
export function zufaelligeFamilie() {
  const kinder = eines([0, 1, 1, 2, 2, 3, 3, 4, 5])
  const erwachsene = eines([1, 1, 2, 2, 3])
  const personen = [
    ...Array.from({ length: erwachsene }, () => zufaelligePerson(19 + Math.floor(zahl() * 60))),
    ...Array.from({ length: kinder }, () => zufaelligePerson(Math.floor(zahl() * 19))),
  ]
  const gebiet = eines(REGIONEN)
  const alle = [...new Set(tabellen.get(gebiet)?.tarife.map(({ versicherer }) => versicherer))]
  const hoechstens = [100, 100, 100, 16, 8, 5][kinder] ?? 0
  const kassen = alle
    .map(kasse => ({ kasse, los: zahl() }))
    .sort((a, b) => a.los - b.los)
    .slice(0, hoechstens)
    .map(({ kasse }) => kasse)
  return { personen: personen.sort(() => zahl() - 0.5), gebiet, kassen }
}
