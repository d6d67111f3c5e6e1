import { STANDARD } from '#domain/praemien/modelle.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import { mal, minus, type Rappen, rappen, summe } from '#domain/werte/rappen.ts'
import { UNBEKANNT } from '#domain/zahlen/textzahlen.ts'
import { betrag, chf, ganze, type Rechnung, type Wert } from '../wechsel/rechnung.ts'

const ELTERN = { region: 'ag-0', franchise: 2500 } as const
const KINDER = { region: 'ag-0', franchise: 0, person: 'kind' } as const
const KIND = { region: 'zh-1', person: 'kind' } as const

export const rechnung: Rechnung = z => {
  const durchschnitt = [ELTERN, KINDER].map(frage => z.durchschnitt({ ...frage, modelle: STANDARD }))
  const standard = [ELTERN, KINDER].map(frage => z.guenstigster({ ...frage, modelle: STANDARD }))
  const guenstig = [ELTERN, KINDER].map(frage => z.guenstigster(frage))
  const familie = (praemien: readonly Rappen[]) => mal(2, summe(praemien))
  const jeKasse = z
    .versicherer(ELTERN)
    .map(versicherer => familie([ELTERN, KINDER].map(frage => z.guenstigster({ ...frage, versicherer }))))
  const gemeinsam = rappen(Math.min(...jeKasse.filter(Number.isFinite)))
  const [kind0, kind600] = [z.guenstigster({ ...KIND, franchise: 0 }), z.guenstigster({ ...KIND, franchise: 600 })]
  const schwelle = z.schwelle({ ...KIND, franchise: 0 }, { ...KIND, franchise: 600 })
  const jung = z.guenstigster({ region: 'zh-1', franchise: 2500, person: 'jung' })
  const erwachsen = z.guenstigster({ region: 'zh-1', franchise: 2500 })
  const ersparnis = minus(familie(durchschnitt), familie(guenstig))
  return {
    werte: {
      ...zeile('durchschnitt', durchschnitt, familie(durchschnitt)),
      ...zeile('standard', standard, familie(standard)),
      ...zeile('guenstig', guenstig, familie(guenstig)),
      ersparnis: chf(ersparnis),
      ersparnisImJahr: betrag(imJahr(ersparnis)),
      ersparnisStandard: chf(minus(familie(durchschnitt), familie(standard))),
      ersparnisStandardImJahr: betrag(imJahr(minus(familie(durchschnitt), familie(standard)))),
      gemeinsam: chf(gemeinsam),
      gemeinsamVergleich: aufteilung(imJahr(minus(gemeinsam, familie(guenstig)))),
      kind0: chf(kind0),
      kind600: chf(kind600),
      kindErsparnis: betrag(minus(kind0, kind600)),
      kindErsparnisImJahr: betrag(imJahr(minus(kind0, kind600))),
      schwelle: ganze(schwelle),
      jung: chf(jung),
      erwachsen: chf(erwachsen),
      sprung: betrag(minus(erwachsen, jung)),
      sprungImJahr: betrag(imJahr(minus(erwachsen, jung))),
    },
    traegt: [ersparnis > 0, kind0 > kind600, schwelle < 1000_00, erwachsen > jung],
  }
}

function aufteilung(mehr: Rappen): Wert {
  const { zahl, text } = betrag(mehr)
  return { zahl, text: mehr === 0 ? 'so viel wie die beste Aufteilung' : `im Jahr ${text} Franken mehr als aufgeteilt` }
}

function zeile(name: string, [elternteil = UNBEKANNT, kind = UNBEKANNT]: readonly Rappen[], familie: Rappen) {
  return { [`${name}Elternteil`]: chf(elternteil), [`${name}Kind`]: chf(kind), [`${name}Familie`]: chf(familie) }
}
