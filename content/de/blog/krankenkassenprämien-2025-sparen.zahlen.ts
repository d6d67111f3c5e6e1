import { istStandard, STANDARD, TARIFTYPEN } from '#domain/praemien/modelle.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import { minus, rappen } from '#domain/werte/rappen.ts'
import { PRAXIS } from '#domain/zahlen/textzahlen.ts'
import { betrag, chf, ganze, type Rechnung, zahl } from '../wechsel/rechnung.ts'

const BS = { region: 'bs-0', franchise: 300 } as const
const MIT_EINSCHRAENKUNG = TARIFTYPEN.filter(typ => !istStandard(typ))

const STUFEN = [300, 2500] as const

export const rechnung: Rechnung = z => {
  const durchschnitt = z.durchschnitt({ ...BS, modelle: STANDARD })
  const kasse = z.guenstigster({ ...BS, modelle: STANDARD })
  const modell = z.guenstigster({ ...BS, kontakte: PRAXIS })
  const franchise = z.guenstigster({ ...BS, franchise: 2500, kontakte: PRAXIS })
  const spanne = minus(z.teuerster({ ...BS, modelle: STANDARD }), kasse)
  const schwelle = z.schwelle({ region: 'zh-1', franchise: 300 }, { region: 'zh-1', franchise: 2500 })
  const rabatte = z.regionen.flatMap(region =>
    STUFEN.flatMap(f => z.rabatte(region, { modelle: MIT_EINSCHRAENKUNG }, f)),
  )
  const uebliche = rabatte.filter(rabatt => rabatt >= 0.1 && rabatt <= 0.2).length / rabatte.length
  return {
    werte: {
      durchschnitt: chf(durchschnitt),
      kasse: chf(kasse),
      modell: chf(modell),
      franchise: chf(franchise),
      ersparnisKasse: chf(imJahr(minus(durchschnitt, kasse))),
      ersparnisModell: chf(imJahr(minus(kasse, modell))),
      ersparnisFranchise: chf(imJahr(minus(modell, franchise))),
      zusammen: chf(imJahr(minus(durchschnitt, franchise))),
      anteil: zahl(Math.round(100 * (1 - franchise / durchschnitt))),
      spanne: chf(spanne),
      spanneImJahr: betrag(imJahr(spanne)),
      grenzeRund: ganze(rappen(100_00 * Math.round(schwelle / 100_00))),
    },
    traegt: [durchschnitt > kasse, kasse > modell, modell > franchise, uebliche > 0.5],
  }
}
