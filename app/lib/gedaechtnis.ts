import { createContext, use, useCallback, useEffect, useState } from 'react'

/** The name of the calculator's state in it: a page that only looks at it needs no more of its code. */
export const RECHNER = 'rechner'

/** What pages leave behind for the next visit to them, as long as the document stays open. In memory only. */
export const GedaechtnisContext = createContext<Map<string, unknown> | null>(null)

export const neuesGedaechtnis = () => new Map<string, unknown>()

/** The same value for everybody who asks under this name; `erzeuge` makes the first. */
export function useGedaechtnis<T>(name: string, erzeuge: () => T): T {
  const gedaechtnis = use(GedaechtnisContext)
  const [wert] = useState(() => {
    const bekannt = gedaechtnis?.get(name) as T | undefined
    if (bekannt !== undefined) return bekannt
    const neu = erzeuge()
    gedaechtnis?.set(name, neu)
    return neu
  })
  return wert
}

/** What somebody left under this name; undefined when nobody did. */
export function useErinnert<T>(name: string): T | undefined {
  return use(GedaechtnisContext)?.get(name) as T | undefined
}

/** Leaves a value for others; while it is not known, what was left before stays. */
export function useMerken<T>(name: string, wert: T | undefined): void {
  const gedaechtnis = use(GedaechtnisContext)
  useEffect(() => {
    if (wert !== undefined) gedaechtnis?.set(name, wert)
  }, [gedaechtnis, name, wert])
}

/** The next one who asks under this name starts anew; whoever holds the value keeps it. */
export function useVergessen(name: string): () => void {
  const gedaechtnis = use(GedaechtnisContext)
  return useCallback(() => {
    gedaechtnis?.delete(name)
  }, [gedaechtnis, name])
}
