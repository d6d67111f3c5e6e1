/**
 * For tests: the raw premium table, read and searched a second time and in another way. Nothing here comes from the
 * domain, so that an error there cannot hide; the rules are those of the contract, filter by filter.
 */
type Spalte =
  | 'Versicherer'
  | 'Kanton'
  | 'Region'
  | 'Altersklasse'
  | 'Unfalleinschluss'
  | 'Franchise'
  | 'Altersuntergruppe'
  | 'Tariftyp'
  | 'Tarifbezeichnung'
  | 'Prämie'
/** A column the table does not have is read as undefined, and no comparison holds. */
export type Rohzeile = Record<Spalte, string>

export function rohzeilen(text: string, trennzeichen: string): Rohzeile[] {
  const [kopf = '', ...zeilen] = text.replace('\ufeff', '').trimEnd().split(/\r?\n/)
  const spalten = kopf.split(trennzeichen)
  return zeilen.map(zeile => {
    const werte = zeile.split(trennzeichen)
    return Object.fromEntries(spalten.map((spalte, index) => [spalte, werte[index] ?? ''])) as Rohzeile
  })
}

export type Rohfrage = {
  /** All rows of one canton, region, age class, accident choice and franchise. */
  zeilen: readonly Rohzeile[]
  tariftyp: readonly string[]
  alle: boolean
  aktuell: number | undefined
  offset: number
  limit: number
}

const MODELLE = new Map([
  ['TAR-BASE', 'Standard'],
  ['TAR-HAM', 'Hausarzt-Modell'],
  ['TAR-HMO', 'HMO-Modell'],
  ['TAR-DIV', 'Weitere Modelle'],
])
const VORRANG = [...MODELLE.keys()]

/** What the API must answer for a year with a refund of 5.15, row by row and in order. */
export function rohantwort(frage: Rohfrage, jahr: number, namen: ReadonlyMap<number, string>) {
  const passende = frage.zeilen
    .filter(zeile => zeile.Altersuntergruppe === '' || zeile.Altersuntergruppe === 'K1')
    .filter(zeile => frage.tariftyp.length === 0 || frage.tariftyp.includes(zeile.Tariftyp))
    .map(zeile => ({
      versicherer: Number(zeile.Versicherer),
      name: namen.get(Number(zeile.Versicherer)),
      modell: zeile.Tariftyp,
      modellName: MODELLE.get(zeile.Tariftyp),
      erstkontakt: zeile.Tariftyp === 'TAR-BASE' ? 'frei' : 'je-nach-tarif',
      tarif: zeile.Tarifbezeichnung,
      praemie: Number(zeile.Prämie),
      preis: Math.max(0, Math.round(Number(zeile.Prämie) * 100) - 515) / 100,
      franchise: zeile.Franchise,
      unfalleinschluss: zeile.Unfalleinschluss,
      kanton: zeile.Kanton,
      region: Number(zeile.Region.at(-1)),
      personIndex: 0,
      isCurrentInsurer: Number(zeile.Versicherer) === frage.aktuell,
    }))
    .sort(
      (a, b) =>
        a.praemie - b.praemie ||
        a.versicherer - b.versicherer ||
        Buffer.compare(Buffer.from(a.modell), Buffer.from(b.modell)) ||
        Buffer.compare(Buffer.from(a.tarif), Buffer.from(b.tarif)),
    )
  const geordnet = (frage.alle ? passende : ohneDoppelte(passende)).map((zeile, index) => ({
    ...zeile,
    isLowest: index === 0,
  }))
  const eigene = geordnet.filter(zeile => zeile.isCurrentInsurer).slice(0, 1)
  const liste = [...eigene, ...geordnet.filter(zeile => !eigene.includes(zeile))]
  return {
    jahr,
    quelle: 'BAG',
    abzug: 5.15,
    total: liste.length,
    mehr: liste.length > frage.offset + frage.limit,
    angebote: liste.filter((_, index) => index >= frage.offset && index < frage.offset + frage.limit),
  }
}

type Rohangebot = { versicherer: number; modell: string; praemie: number }

/** A row goes when its model is sold cheaper or listed before, or when a model that has precedence costs the same. */
function ohneDoppelte<T extends Rohangebot>(sortiert: readonly T[]): (T & { gleichTeuer?: string[] })[] {
  const guenstigste = sortiert.filter(
    (zeile, index) =>
      sortiert.findIndex(({ versicherer, modell }) => versicherer === zeile.versicherer && modell === zeile.modell) ===
      index,
  )
  return guenstigste.flatMap(zeile => {
    const [erstes, ...weitere] = VORRANG.filter(typ =>
      guenstigste.some(
        ({ versicherer, modell, praemie }) =>
          versicherer === zeile.versicherer && modell === typ && praemie === zeile.praemie,
      ),
    )
    if (erstes !== zeile.modell) return []
    return [weitere.length > 0 ? { ...zeile, gleichTeuer: weitere } : zeile]
  })
}
