import { einmal } from '#app/lib/orte/orte-laden.ts'
import { loadLater } from '#app/ui/parts/new-build.ts'

export type Verbilligung = typeof import('../verbilligung/panel.tsx')
export type Verbilligungsformular = typeof import('../verbilligung/formular.tsx')

/** The rules of 26 cantons come when somebody asks for them; their words are a file of their own, asked for at the same time. */
const mitWorten = <Teil>(lade: () => Promise<Teil>) =>
  einmal(async (): Promise<Teil> => {
    const [teil] = await loadLater(() => Promise.all([lade(), import('#content/verbilligung/kantone.ts')]))
    return teil
  })

/** For step 2: it begins with the wage. */
export const ladeVerbilligung = mitWorten((): Promise<Verbilligung> => import('../verbilligung/panel.tsx'))

/** For the page about it: the canton's own terms, for whatever household. */
export const ladeVerbilligungsformular = mitWorten(
  (): Promise<Verbilligungsformular> => import('../verbilligung/formular.tsx'),
)
