import type { ComponentType } from 'react'
import { LADEN } from '#content/rahmen/laden.ts'
import { onDemand } from '../on-demand.tsx'

/** The rules of 26 cantons come when somebody asks for them; their words are a file of their own, asked for at the same time. */
const mitWorten = <Props extends object>(laden: () => Promise<ComponentType<Props>>) =>
  onDemand(
    async () => (await Promise.all([laden(), import('#content/verbilligung/kantone.ts')]))[0],
    <p role="status" className="text-ink2">
      {LADEN.regeln}
    </p>,
  )

/** For step 2: it begins with the wage. */
export const VerbilligungsPanel = mitWorten(async () => (await import('./panel.tsx')).VerbilligungsPanel)

/** For the page about it: the canton's own terms, for whatever household. */
export const VerbilligungsFormular = mitWorten(async () => (await import('./formular.tsx')).VerbilligungsFormular)
