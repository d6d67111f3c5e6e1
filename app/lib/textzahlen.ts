import { createContext } from 'react'
import type { Textzahlen } from '#domain/zahlen/textzahlen.ts'

/** What texts calculate with: worked out from all premiums on the server, and never sent to a browser. */
export const TextzahlenContext = createContext<Textzahlen | null>(null)
