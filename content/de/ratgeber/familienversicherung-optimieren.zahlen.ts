import { STANDARD } from '#domain/modelle.ts'
import { betrag, chf, ganze, type Rechnung, type Wert } from '../rechnung.ts'

const ELTERN = { region: 'ag-0', franchise: 2500 }
const KINDER = { region: 'ag-0', franchise: 0, person: 'kind' } as const
const KIND = { region: 'zh-1', person: 'kind' } as const

export const rechnung: Rechnung = z => {
  const durchschnitt = [ELTERN, KINDER].map(frage => z.durchschnitt({ ...frage, modelle: STANDARD }))
  const standard = [ELTERN, KINDER].map(frage => z.guenstigster({ ...frage, modelle: STANDARD }))
  const guenstig = [ELTERN, KINDER].map(frage => z.guenstigster(frage))
  const familie = (praemien: readonly number[]) => 2 * praemien.reduce((summe, praemie) => summe + praemie, 0)
  const gemeinsam = Math.min(
    ...z
      .versicherer(ELTERN)
      .map(versicherer => familie([ELTERN, KINDER].map(frage => z.guenstigster({ ...frage, versicherer }))))
      .filter(Number.isFinite),
  )
  const [kind0, kind600] = [z.guenstigster({ ...KIND, franchise: 0 }), z.guenstigster({ ...KIND, franchise: 600 })]
  const schwelle = z.schwelle({ ...KIND, franchise: 0 }, { ...KIND, franchise: 600 })
  const jung = z.guenstigster({ region: 'zh-1', franchise: 2500, person: 'jung' })
  const erwachsen = z.guenstigster({ region: 'zh-1', franchise: 2500 })
  const ersparnis = familie(durchschnitt) - familie(guenstig)
  return {
    werte: {
      ...zeile('durchschnitt', durchschnitt, familie(durchschnitt)),
      ...zeile('standard', standard, familie(standard)),
      ...zeile('guenstig', guenstig, familie(guenstig)),
      ersparnis: chf(ersparnis),
      ersparnisImJahr: betrag(12 * ersparnis),
      ersparnisStandard: chf(familie(durchschnitt) - familie(standard)),
      ersparnisStandardImJahr: betrag(12 * (familie(durchschnitt) - familie(standard))),
      gemeinsam: chf(gemeinsam),
      gemeinsamVergleich: aufteilung(12 * (gemeinsam - familie(guenstig))),
      kind0: chf(kind0),
      kind600: chf(kind600),
      kindErsparnis: betrag(kind0 - kind600),
      kindErsparnisImJahr: betrag(12 * (kind0 - kind600)),
      schwelle: ganze(schwelle),
      jung: chf(jung),
      erwachsen: chf(erwachsen),
      sprung: betrag(erwachsen - jung),
      sprungImJahr: betrag(12 * (erwachsen - jung)),
    },
    traegt: [ersparnis > 0, kind0 > kind600, schwelle < 1000_00, erwachsen > jung],
  }
}

function aufteilung(mehr: number): Wert {
  const { zahl, text } = betrag(mehr)
  return { zahl, text: mehr === 0 ? 'so viel wie die beste Aufteilung' : `im Jahr ${text} Franken mehr als aufgeteilt` }
}

function zeile(name: string, [elternteil = Number.NaN, kind = Number.NaN]: readonly number[], familie: number) {
  return { [`${name}Elternteil`]: chf(elternteil), [`${name}Kind`]: chf(kind), [`${name}Familie`]: chf(familie) }
}
