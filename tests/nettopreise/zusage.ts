import type { Lage } from '#domain/verbilligung/regel.ts'

/**
 * What cantons with something of their own about offers (no cap, another cap, bonus, cut, half of the premium) promise a person
 * and month by the rules of 2026, in Rappen: typed from their laws a second time. Undefined where this second way does not lead.
 */

type Personen = { erwachsen: number; jung: number; kind: number }
type Wer = Personen & { verheiratet: boolean; einkommen: number; vermoegen: number; region: number }

const fuenfer = (franken: number) => 5 * Math.round(Number((franken * 20).toFixed(6)))
const summeDer = (wer: Personen, je: Personen) => wer.erwachsen * je.erwachsen + wer.jung * je.jung + wer.kind * je.kind

/** A claim of a year, shared by the premiums; `fest` comes on top. */
function geteilt(wer: Personen, anspruch: number, praemien: Personen, fest = 0): Personen {
  const anteil = Math.max(0, anspruch) / summeDer(wer, praemien)
  const teil = (praemie: number) => fuenfer((anteil * praemie) / 12)
  const kind = fuenfer((anteil * praemien.kind + fest) / 12)
  return { erwachsen: teil(praemien.erwachsen), jung: teil(praemien.jung), kind }
}

const NICHTS: Personen = { erwachsen: 0, jung: 0, kind: 0 }

const WEGE: Readonly<Record<string, (wer: Wer) => Personen | undefined>> = {
  // KPVG Art. 8, Wegleitung 2026; with children it is open
  GR: wer => {
    const [erwachsen = 0, jung = 0] =
      [
        [5916, 4368],
        [5532, 4092],
        [5232, 3912],
      ][wer.region - 1] ?? []
    const praemien = { erwachsen, jung, kind: 0 }
    const ae = wer.einkommen + wer.vermoegen / 10
    const satz = ae > 40_000 ? 10 : ae > 30_000 ? 9 : ae > 20_000 ? 8 : ae > 10_000 ? 6.5 : 5
    return wer.kind > 0 ? undefined : geteilt(wer, summeDer(wer, praemien) - (satz * ae) / 100, praemien)
  },
  // IPVG BGS 842.6, Broschüre 2026: below the reduction above 70'000
  ZG: wer => {
    const praemien = { erwachsen: 4984.8, jung: 3472.8, kind: 0 }
    const me = wer.einkommen + wer.vermoegen / 10
    const anspruch = summeDer(wer, praemien) - 0.08 * me
    return wer.kind > 0 || me > 70_000 ? undefined : geteilt(wer, anspruch < 50 ? 0 : anspruch, praemien)
  },
  // V KVGG annex 1
  AG: wer => {
    const praemien = { erwachsen: 5830, jung: 4260, kind: 0 }
    const me = Math.max(0, wer.einkommen + wer.vermoegen / 5 - (wer.verheiratet ? 0 : 8500))
    return wer.kind > 0 ? undefined : geteilt(wer, summeDer(wer, praemien) - 0.175 * me, praemien)
  },
  // RB 20.2213
  UR: wer => {
    const pv = wer.einkommen + 0.15 * wer.vermoegen
    const [zaehlt, fest] = pv <= 90_000 ? [220.8, 883.2] : [1104, 0]
    const praemien = { erwachsen: 4368, jung: 2844, kind: zaehlt }
    return geteilt(wer, summeDer(wer, praemien) - 0.085 * pv, praemien, fest)
  },
  // Merkblatt IPV 2026 of the SOVAR
  AR: wer => {
    const { verheiratet, kind, vermoegen } = wer
    const praemien = { erwachsen: 6025.2, jung: 4233.6, kind: 0 }
    const me = wer.einkommen + 0.15 * vermoegen
    const bedarf = (verheiratet || kind > 0 ? 31_005 : 20_670) + 2000 * kind
    const grenze = (verheiratet ? [55_000, 68_200, 75_900, 76_000] : [35_000, 46_200, 47_000, 50_400])[kind] ?? 0
    if (me > grenze || vermoegen > (verheiratet ? 200_000 : 120_000)) return NICHTS
    return geteilt(wer, summeDer(wer, praemien) - 0.46 * Math.max(0, me - bedarf), praemien, 1114.8)
  },
  // KVO annex 2
  BS: wer => {
    const koepfe = wer.erwachsen + wer.jung + wer.kind
    if (wer.vermoegen > 0) return undefined
    const erste = [23_125, 37_000, 47_000, 55_000, 61_000][koepfe - 1] ?? 0
    let gruppe = 0
    while (wer.einkommen > erste + gruppe * (koepfe === 1 ? 1250 : 2000)) gruppe++
    // biome-ignore format: as printed
    const gedruckt = [444, 415, 385, 352, 325, 296, 266, 237, 210, 179, 148, 118, 91, 61, 43, 37, 33, 30, 26, 23, 20, 17]
    const erwachsen = gedruckt[gruppe]
    const jung = [329, 308, 289, 266, 247, 232][gruppe] ?? 229
    const kind = [157, 146, 137, 129][gruppe] ?? 124
    return erwachsen === undefined ? NICHTS : { erwachsen: 100 * erwachsen, jung: 100 * jung, kind: 100 * kind }
  },
  // Arrêté RSN 821.102 and Décret RSN 821.104: one grown-up alone
  NE: wer => {
    if (wer.erwachsen !== 1 || wer.jung + wer.kind > 0) return undefined
    const rd = wer.einkommen + 0.3 * Math.max(0, wer.vermoegen - 4000)
    const klasse = rd > 31_920 ? 9 : Math.max(0, Math.ceil((rd - 22_800) / 1140))
    const betrag = rd > 50_600 ? 0 : ([611, 579, 515, 453, 390, 328, 272, 216, 166, 110][klasse] ?? 0)
    return { ...NICHTS, erwachsen: 100 * betrag }
  },
}

export function versprochen(kanton: string, { einheit, ...wer }: Lage): Personen | undefined {
  return einheit.jungInAusbildung > 0 ? undefined : WEGE[kanton]?.({ ...einheit, ...wer })
}
