import { versichererName } from './name.ts'

/** Insurers with a profile. Number and seat as in the directory of the Federal Office of Public Health, 1.1.2025. */
export type VersichererEintrag = {
  slug: string
  /** As in the comparison: every insurer has one name on this site. */
  name: string
  /** The insurer's number in the federal directory and in the premium table. */
  nummer: number
  sitz: string
}

const eintrag = (slug: string, nummer: number, sitz: string): VersichererEintrag => ({
  slug,
  name: versichererName(nummer),
  nummer,
  sitz,
})

export const VERSICHERER: readonly VersichererEintrag[] = [
  eintrag('agrisano', 1560, 'Brugg'),
  eintrag('amb', 1507, 'Le Châble'),
  eintrag('aquilana', 32, 'Baden'),
  eintrag('assura', 1542, 'Pully'),
  eintrag('atupri', 312, 'Bern'),
  eintrag('avenir', 343, 'Martigny'),
  eintrag('birchmeier', 1322, 'Künten'),
  eintrag('concordia', 290, 'Luzern'),
  eintrag('css', 8, 'Luzern'),
  eintrag('egk', 881, 'Laufen'),
  eintrag('einsiedler', 134, 'Einsiedeln'),
  eintrag('galenos', 1386, 'Bern'),
  eintrag('glarner', 780, 'Schwanden'),
  eintrag('helsana', 1562, 'Dübendorf'),
  eintrag('klug', 829, 'Zug'),
  eintrag('kpt', 376, 'Bern'),
  eintrag('lumneziana', 820, 'Vella'),
  eintrag('luzerner-hinterland', 360, 'Zell'),
  eintrag('mutuel', 1479, 'Martigny'),
  eintrag('oekk', 455, 'Landquart'),
  eintrag('philos', 1535, 'Martigny'),
  eintrag('rhenusana', 1401, 'Heerbrugg'),
  eintrag('sana24', 1568, 'Bern'),
  eintrag('sanavals', 901, 'Vals'),
  eintrag('sanitas', 1509, 'Zürich'),
  eintrag('slkk', 923, 'Zürich'),
  eintrag('sodalis', 941, 'Visp'),
  eintrag('steffisburg', 246, 'Steffisburg'),
  eintrag('sumiswalder', 194, 'Sumiswald'),
  eintrag('swica', 1384, 'Winterthur'),
  eintrag('sympany-vivao', 509, 'Basel'),
  eintrag('vallee-d-entremont', 1113, 'Orsières'),
  eintrag('visana', 1555, 'Bern'),
  eintrag('visperterminen', 1040, 'Visperterminen'),
  eintrag('vita-surselva', 966, 'Ilanz'),
  eintrag('vivacare', 1570, 'Bern'),
  eintrag('waedenswil', 1318, 'Wädenswil'),
]

export const versichererVon = (slug: string): VersichererEintrag | undefined =>
  VERSICHERER.find(versicherer => versicherer.slug === slug)

/** Of an insurer of the premium table; not every one has a profile. */
export const profilPfad = (nummer: number): string | undefined => {
  const slug = VERSICHERER.find(versicherer => versicherer.nummer === nummer)?.slug
  return slug && `/krankenkasse/${slug}`
}
