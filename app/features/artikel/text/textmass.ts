/** How wide the parts of a running text may be: lines to read, and tables a little wider. */
export const TEXTMASS = '*:max-w-[40rem] max-md:[&>[role=group]]:max-w-none md:[&>[role=group]]:max-w-[46rem]'
