import type { Brief } from './brieftext.ts'
import { briefAlsPdf } from './pdf.ts'
import { schriften } from './schriften.ts'

/** The heavy part of the letters, a chunk of its own: library and fonts. */
export const briefDatei = (brief: Brief): Promise<Blob> => briefAlsPdf(brief, schriften())
