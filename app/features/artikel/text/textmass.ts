/** How wide the parts of a running text may be: lines to read, and tables a little wider. */
export const TEXTMASS = '*:max-w-[40rem] md:[&>table]:max-w-[46rem]'
