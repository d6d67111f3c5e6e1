import { createContext } from 'react'
import type { Ort } from '#domain/orte/standort.ts'

/** The place that the visitor has named in step 1, for what stands around it; null while it is open. */
export const EigenerOrtContext = createContext<Pick<Ort, 'kanton' | 'region' | 'ort'> | null>(null)
