/**
 * The round figures of the claims, as the start page, the FAQ and the texts say them. What each one means stands in the register
 * (`fakten/versprechen.ts`); apart from it, because the first load of a page carries them.
 */
export const VERSPRECHEN = { ersparnis: '3’000', modell: '25', modellUndFranchise: '50', kassen: '40' } as const

/** What each of them is. */
export const RUNDE_AUSSAGE = 'Unsere Aussage von 2025, gerundet.'

/** Whose saving the round figure is: beside it wherever it stands. */
export const ERSPARNIS_WER = 'für eine Familie mit zwei Kindern, bei gleicher Franchise'

/** The whole definition: against what, and with which tariff. */
export const ERSPARNIS = `${ERSPARNIS_WER}, wenn sie vom Durchschnitt der Standardtarife zum günstigsten Tarif wechselt`
