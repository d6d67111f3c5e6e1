/** Insurers with a profile. Name, number and seat as in the directory of the Federal Office of Public Health, 1.1.2025. */
export type VersichererEintrag = {
  slug: string
  name: string
  /** The insurer's number in the federal directory and in the premium table. */
  nummer: number
  sitz: string
}

const eintrag = (slug: string, name: string, nummer: number, sitz: string): VersichererEintrag => ({
  slug,
  name,
  nummer,
  sitz,
})

export const VERSICHERER: readonly VersichererEintrag[] = [
  eintrag('agrisano', 'Agrisano', 1560, 'Brugg'),
  eintrag('amb', 'AMB Assurances', 1507, 'Le Châble'),
  eintrag('aquilana', 'Aquilana', 32, 'Baden'),
  eintrag('assura', 'Assura', 1542, 'Pully'),
  eintrag('atupri', 'Atupri', 312, 'Bern'),
  eintrag('avenir', 'Avenir', 343, 'Martigny'),
  eintrag('birchmeier', 'Birchmeier', 1322, 'Künten'),
  eintrag('concordia', 'CONCORDIA', 290, 'Luzern'),
  eintrag('css', 'CSS', 8, 'Luzern'),
  eintrag('egk', 'EGK', 881, 'Laufen'),
  eintrag('einsiedler', 'Einsiedler Krankenkasse', 134, 'Einsiedeln'),
  eintrag('galenos', 'GALENOS', 1386, 'Bern'),
  eintrag('glarner', 'Glarner Krankenversicherung', 780, 'Schwanden'),
  eintrag('helsana', 'Helsana', 1562, 'Dübendorf'),
  eintrag('klug', 'KLuG', 829, 'Zug'),
  eintrag('kpt', 'KPT', 376, 'Bern'),
  eintrag('lumneziana', 'Lumneziana', 820, 'Vella'),
  eintrag('luzerner-hinterland', 'Luzerner Hinterland', 360, 'Zell'),
  eintrag('mutuel', 'Mutuel', 1479, 'Martigny'),
  eintrag('oekk', 'ÖKK', 455, 'Landquart'),
  eintrag('philos', 'Philos', 1535, 'Martigny'),
  eintrag('rhenusana', 'rhenusana', 1401, 'Heerbrugg'),
  eintrag('sana24', 'sana24', 1568, 'Bern'),
  eintrag('sanavals', 'sanavals', 901, 'Vals'),
  eintrag('sanitas', 'Sanitas', 1509, 'Zürich'),
  eintrag('slkk', 'SLKK', 923, 'Zürich'),
  eintrag('sodalis', 'sodalis', 941, 'Visp'),
  eintrag('steffisburg', 'Krankenkasse Steffisburg', 246, 'Steffisburg'),
  eintrag('sumiswalder', 'Sumiswalder', 194, 'Sumiswald'),
  eintrag('swica', 'SWICA', 1384, 'Winterthur'),
  eintrag('sympany-vivao', 'Vivao Sympany', 509, 'Basel'),
  eintrag('vallee-d-entremont', 'Vallée d’Entremont', 1113, 'Orsières'),
  eintrag('visana', 'Visana', 1555, 'Bern'),
  eintrag('visperterminen', 'Krankenkasse Visperterminen', 1040, 'Visperterminen'),
  eintrag('vita-surselva', 'vita surselva', 966, 'Ilanz'),
  eintrag('vivacare', 'Vivacare', 1570, 'Bern'),
  eintrag('waedenswil', 'Krankenkasse Wädenswil', 1318, 'Wädenswil'),
]

export const versichererVon = (slug: string): VersichererEintrag | undefined =>
  VERSICHERER.find(versicherer => versicherer.slug === slug)
