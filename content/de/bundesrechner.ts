export const DEMODATEN = 'Demodaten – keine offiziellen Prämien'

/** The federal office's own calculator. */
export const BUNDESRECHNER = { name: 'Rechner des Bundes', url: 'https://www.priminfo.admin.ch' }
