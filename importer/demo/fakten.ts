/**
 * The few public facts the demonstration premiums are invented from. All amounts are rounded; none is an offer.
 * Levels: order of magnitude of an adult's monthly Standard premium with franchise 300 and accident cover in 2025, by canton.
 */
export const NIVEAU: Readonly<Record<string, number>> = {
  AG: 525,
  AI: 420,
  AR: 475,
  BE: 580,
  BL: 600,
  BS: 640,
  FR: 545,
  GE: 650,
  GL: 495,
  GR: 500,
  JU: 605,
  LU: 520,
  NE: 610,
  NW: 460,
  OW: 470,
  SG: 530,
  SH: 545,
  SO: 555,
  SZ: 490,
  TG: 515,
  TI: 640,
  UR: 455,
  VD: 615,
  VS: 530,
  ZG: 450,
  ZH: 575,
}

/** Second and third region against the first; the law caps the steps at 15 and 10 percent (annex 2 to SR 832.106). */
export const REGIONSFAKTOR: readonly number[] = [1, 1, 0.9, 0.84]

/** Against the adult premium. */
export const JUGENDFAKTOR = 0.71
export const KINDERFAKTOR = 0.26
/** From the third child on, at insurers that have such a tier. */
export const DRITTES_KIND = 0.5

/** Without accident cover. */
export const OHNE_UNFALL = 0.93

/** An elective franchise may save at most 70 percent of the additional risk (KVV 95 para. 2bis). */
export const FRANCHISERABATT = 0.7

/** Usual discounts of the models. */
export const MODELLE = [
  { typ: 'TAR-BASE', tarif: 'BASE', name: 'Grundversicherung', rabatt: 0 },
  { typ: 'TAR-HAM', tarif: 'HAM', name: 'Hausarzt', rabatt: 0.1 },
  { typ: 'TAR-DIV', tarif: 'DIV', name: 'Telmedizin', rabatt: 0.14 },
  { typ: 'TAR-DIV', tarif: 'DIV-2', name: 'Apotheke', rabatt: 0.12 },
  { typ: 'TAR-HMO', tarif: 'HMO', name: 'HMO', rabatt: 0.16 },
] as const

/** Insurers that work in some cantons only (directory of the federal office); all others insure everywhere. */
export const TAETIGKEITSGEBIET: Readonly<Record<number, readonly string[]>> = {
  134: ['GL', 'LU', 'NW', 'OW', 'SG', 'SZ', 'UR', 'ZG', 'ZH'],
  246: ['AG', 'BE', 'GL', 'NW', 'OW', 'SO', 'SZ', 'UR', 'VS', 'ZG', 'ZH'],
  360: ['AG', 'BE', 'LU', 'NW', 'OW', 'SO', 'SZ', 'UR', 'ZG', 'ZH'],
  780: ['GL', 'SG', 'SZ'],
  820: ['GR'],
  829: ['AG', 'LU', 'SZ', 'ZG', 'ZH'],
  901: ['GR'],
  941: ['BE', 'VS'],
  966: ['GL', 'GR', 'SG', 'TI', 'UR', 'ZH'],
  1040: ['VS'],
  1113: ['VS'],
  1318: ['SZ', 'ZG', 'ZH'],
  1322: ['AG'],
  1507: ['VS'],
}

/**
 * Region of a postcode by its first digits: [digits of region 1, digits of region 2]; the rest is the canton's last
 * region. A rule of our own that puts the big towns first; the official regions go by municipality.
 */
export const REGION_NACH_PLZ: Readonly<Record<string, readonly [string[], string[]]>> = {
  BE: [
    ['300', '301', '302'],
    ['25', '30', '31', '33', '34', '36'],
  ],
  BL: [['40', '41'], []],
  FR: [['17'], []],
  GR: [['70'], ['71', '72', '73', '74']],
  LU: [
    ['600', '601'],
    ['60', '61'],
  ],
  SG: [['90'], ['92', '93', '94']],
  SH: [['820', '821', '822'], []],
  TI: [['65', '66', '68', '69'], []],
  VD: [['10', '11', '12', '18'], []],
  VS: [['18', '19'], []],
  ZH: [['80'], ['81', '84', '86', '87', '88', '89']],
}
