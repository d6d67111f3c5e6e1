import { createContext } from 'react'
import type { Praemienanstieg } from '#domain/jahreswechsel/praemienanstieg.ts'

/** Worked out from all premiums of two years on the server; null where one of them is missing. */
export const PraemienanstiegContext = createContext<Praemienanstieg | null>(null)
