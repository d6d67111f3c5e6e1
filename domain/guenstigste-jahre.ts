import { alleAngebote, type Frage } from './angebote.ts'
import { type Jahreswechsel, jahreswechsel, vergleichbarerPreis } from './jahreswechsel.ts'
import { type Rappen, rappen } from './rappen.ts'
import { platz, type Regionstabelle, type Tarif } from './regionstabelle.ts'

const KEINE = rappen(0)

type Guenstigster = Pick<Tarif, 'versicherer' | 'typ' | 'name'> & { preis: Rappen }

export type GuenstigsteJahre = {
  /** Among the tariffs that go on: the table does not know those that ended. */
  vorher: Guenstigster
  jetzt: Guenstigster
  wechsel: Jahreswechsel
}

/**
 * The cheapest price of the region in both years, net with net. Undefined without the year before, and for a municipality
 * that paid another region's prices then.
 */
export function guenstigsteJahre(tabelle: Regionstabelle, frage: Frage): GuenstigsteJahre | undefined {
  const { jahr, vorjahr, tarife } = tabelle
  const stelle = platz(frage.stufe, frage.unfall, frage.franchise)
  const [erstes] = alleAngebote(tabelle, frage)
  if (!vorjahr || !erstes || stelle === undefined) return undefined
  if (frage.bfs !== undefined && vorjahr.umgeteilt.includes(frage.bfs)) return undefined
  const preis = vergleichbarerPreis(erstes.praemie, tabelle, tabelle)
  let vorher: Guenstigster | undefined
  for (const { versicherer, typ, name, gemeinden, vorjahrespraemie } of tarife) {
    if (frage.bfs !== undefined && gemeinden !== null && !gemeinden.includes(frage.bfs)) continue
    const damals = vergleichbarerPreis(vorjahrespraemie?.(stelle) ?? KEINE, { ...vorjahr, jahr: jahr - 1 }, tabelle)
    if (damals && (!vorher || damals < vorher.preis)) vorher = { versicherer, typ, name, preis: damals }
  }
  if (!preis || !vorher) return undefined
  return {
    vorher,
    jetzt: { versicherer: erstes.versicherer, typ: erstes.modell, name: erstes.tarif, preis },
    wechsel: jahreswechsel({ jahr: jahr - 1, preis: vorher.preis }, { jahr, preis }),
  }
}
