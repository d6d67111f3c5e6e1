import { einmal } from '#app/lib/orte/orte-laden.ts'
import { loadLater } from '#app/ui/parts/new-build.ts'

export type Verbilligung = typeof import('../verbilligung/formular.tsx')

/** The rules of 26 cantons come when somebody asks for them; their words are a file of their own, asked for at the same time. */
export const ladeVerbilligung = einmal(async (): Promise<Verbilligung> => {
  const [formular] = await loadLater(() =>
    Promise.all([import('../verbilligung/formular.tsx'), import('#content/verbilligung/kantone.ts')]),
  )
  return formular
})
