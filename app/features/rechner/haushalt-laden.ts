type Haushaltsrechner = typeof import('./haushalt-schritte.tsx')

let haushalt: Haushaltsrechner | null = null

/** The steps for a household: asked for by few, so fetched only then. A failure may be tried again. */
export async function ladeHaushalt(): Promise<Haushaltsrechner> {
  haushalt ??= await import('./haushalt-schritte.tsx')
  return haushalt
}

export const haushaltsrechner = (): Haushaltsrechner | null => haushalt
