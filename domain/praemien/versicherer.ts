/** Names as people know them, by the federal office's number. The directory adds what is missing here. */
const NAMEN: Readonly<Record<number, string>> = {
  8: 'CSS',
  32: 'Aquilana',
  134: 'Einsiedler Krankenkasse',
  194: 'Sumiswalder Krankenkasse',
  246: 'Krankenkasse Steffisburg',
  290: 'Concordia',
  312: 'Atupri',
  343: 'Avenir',
  360: 'Krankenkasse Luzerner Hinterland',
  376: 'KPT',
  455: 'ÖKK',
  509: 'Sympany (Vivao)',
  780: 'Glarner Krankenversicherung',
  820: 'Lumneziana',
  829: 'KLuG Krankenversicherung',
  881: 'EGK',
  901: 'sanavals',
  923: 'SLKK',
  941: 'sodalis',
  966: 'vita surselva',
  1040: 'Krankenkasse Visperterminen',
  1113: 'Vallée d’Entremont',
  1318: 'Krankenkasse Wädenswil',
  1322: 'Krankenkasse Birchmeier',
  1384: 'SWICA',
  1386: 'Galenos',
  1401: 'rhenusana',
  1479: 'Mutuel',
  1507: 'AMB Assurances',
  1509: 'Sanitas',
  1535: 'Philos',
  1542: 'Assura',
  1555: 'Visana',
  1560: 'Agrisano',
  1562: 'Helsana',
  1568: 'sana24',
  1570: 'vivacare',
}

const NUMMERN: readonly number[] = Object.keys(NAMEN).map(Number)

export function bekannterVersicherer(nummer: number): string | undefined {
  return NAMEN[nummer]
}

export function bekannteVersicherer(): readonly number[] {
  return NUMMERN
}

/** Known to this site, but not in the compared year. */
export type OhneTarif = {
  versicherer: number
  /** The last year with tariffs, where the table of the next one was imported too: else it may have gone later. */
  bis?: number
}

/** In the compared year, but not known to this site: named as in the data set. */
export type OhneProfil = { versicherer: number; name: string }

/** Where the insurers of the compared year and those known to this site differ. `jahre`: who sells, by imported year. */
export function kommenUndGehen(
  jahr: number,
  jahre: ReadonlyMap<number, ReadonlyMap<number, string>>,
): { ohneTarif: OhneTarif[]; ohneProfil: OhneProfil[] } {
  const verkaufende = jahre.get(jahr) ?? new Map<number, string>()
  const frueher = [...jahre.keys()].filter(anderes => anderes < jahr).sort((a, b) => b - a)
  return {
    ohneTarif: bekannteVersicherer()
      .filter(nummer => !verkaufende.has(nummer))
      .map(versicherer => {
        const zuletzt = frueher.find(jahr => jahre.get(jahr)?.has(versicherer))
        return zuletzt !== undefined && jahre.has(zuletzt + 1) ? { versicherer, bis: zuletzt } : { versicherer }
      }),
    ohneProfil: [...verkaufende]
      .filter(([nummer]) => !bekannterVersicherer(nummer))
      .map(([versicherer, name]) => ({ versicherer, name })),
  }
}

const alphabetisch = new Intl.Collator('de-CH')

/** As everywhere on the site: Ö stands with O, as in a Swiss directory, and small letters with large ones. */
export function nachName<Eintrag extends { name: string }>(eintraege: readonly Eintrag[]): Eintrag[] {
  return eintraege.toSorted((a, b) => alphabetisch.compare(a.name, b.name))
}
