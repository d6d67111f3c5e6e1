type Folgeschritte = typeof import('./folgeschritte.tsx')

let geladen: Folgeschritte | null = null

/** Steps 2 and 3 and what they compute with: one chunk, fetched while the visitor reads step 1. A failure may be tried again. */
export async function ladeFolgeschritte(): Promise<Folgeschritte> {
  geladen ??= await import('./folgeschritte.tsx')
  return geladen
}

/** Once loaded it is shown at once, without a placeholder in between. */
export const folgeschritte = (): Folgeschritte | null => geladen
