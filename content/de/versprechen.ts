/**
 * The round figures of the claims, as the start page, the FAQ and the texts say them. What each one means stands in the register
 * (`fakten/versprechen.ts`); apart from it, because the first load of a page carries them.
 */
export const VERSPRECHEN = { ersparnis: '3’000', modell: '25', modellUndFranchise: '50', kassen: '40' } as const
