import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Ordnung } from '../../zustand/ansicht.ts'

/** Whether rows have something to say beside their price: their franchise, the full price, or that of the year before. */
export const hatBeiwert = ({ vorjahr, verbilligung }: Regionstabelle, ordnung: Ordnung) =>
  vorjahr !== undefined || verbilligung !== undefined || ordnung === 'gesamtkosten'

/**
 * Where the list is wide its rows and their heads share columns: radio, name, what stands beside the price, price,
 * year, difference, box, arrow. The class names stand here in full, so that the style sheet finds them.
 */
export const spaltenDerZeile = (tabelle: Regionstabelle, ordnung: Ordnung) =>
  hatBeiwert(tabelle, ordnung)
    ? '@2xl:grid-cols-[auto_minmax(0,1fr)_4.25rem_6.25rem_5rem_4.75rem_2.75rem_2.75rem]'
    : '@2xl:grid-cols-[auto_minmax(0,1fr)_6.25rem_5.5rem_5rem_2.75rem_2.75rem]'
