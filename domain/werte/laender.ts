/** Where a sender may live: Switzerland, Liechtenstein and the 27 of the European Union, by ISO 3166-1. */
// biome-ignore format: as a table it is read at a glance.
export const LAENDER_CODES = [
  'CH', 'LI',
  'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU',
  'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
] as const

export type Land = (typeof LAENDER_CODES)[number]
