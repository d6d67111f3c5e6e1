/** Where the build puts a page's preview picture. */
export const vorschauPfad = (pfad: string): string => `/vorschau${pfad === '/' ? '/start' : pfad}.png`
