import { createContext, use, useState } from 'react'
import type { Geltend } from '#domain/verbilligung/geltend.ts'
import type { Verbilligung } from '../ablauf/verbilligung-laden.ts'
import type { Eingabe } from '../verbilligung/lage.ts'

/** What the switch and its form held when another step took their place. */
export type Notiz = {
  an: boolean
  rechnung: Verbilligung | null
  eingabe?: Eingabe | undefined
  ergebnis: Geltend | null
  inAusbildung: readonly number[]
}

/**
 * By whom and for which year it was reckoned. It lives as long as steps 2 and 3 are on the screen, in memory alone: income and
 * wealth reach neither the state of the calculator nor a storage.
 */
export const MerkzettelContext = createContext<Map<string, Notiz> | null>(null)

export const neuerMerkzettel = () => new Map<string, Notiz>()

/** The note of that name, to read once and to write into. */
export function useNotiz(name: string): Notiz {
  const merkzettel = use(MerkzettelContext)
  const [notiz] = useState(() => {
    const neue: Notiz = { an: false, rechnung: null, ergebnis: null, inAusbildung: [] }
    const gilt = merkzettel?.get(name) ?? neue
    merkzettel?.set(name, gilt)
    return gilt
  })
  return notiz
}
