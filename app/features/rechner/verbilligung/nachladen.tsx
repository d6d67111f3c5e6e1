import { LADEN } from '#content/laden.ts'
import { nachgeladen } from '../nachgeladen.tsx'

/** The rules of 26 cantons come when somebody asks for them; their words are a file of their own, asked for at the same time. */
async function mitWorten<Teil>(laden: Promise<Teil>): Promise<Teil> {
  const [teil] = await Promise.all([laden, import('#content/verbilligung/kantone.ts')])
  return teil
}

const WARTET = (
  <p role="status" className="text-ink2">
    {LADEN.regeln}
  </p>
)

/** For step 2: it begins with the wage. */
export const VerbilligungsPanel = nachgeladen(
  async () => (await mitWorten(import('./panel.tsx'))).VerbilligungsPanel,
  WARTET,
)

/** For the page about it: the canton's own terms, for whatever household. */
export const VerbilligungsFormular = nachgeladen(
  async () => (await mitWorten(import('./formular.tsx'))).VerbilligungsFormular,
  WARTET,
)
