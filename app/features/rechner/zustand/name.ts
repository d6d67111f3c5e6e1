/** Under this name the calculator's state lies beside the page; a page that only looks at it needs no more of its code. */
export const RECHNER = 'rechner'

/** Under this name the table of the visitor's own region, once prices were compared. */
export const VERGLICHENE_REGION = 'verglichene-region'
