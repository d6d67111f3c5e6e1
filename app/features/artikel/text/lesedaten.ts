import type { ComponentType } from 'react'

export type Lesedaten = { woerter: number; abschnitte: readonly { id: string; titel: string }[] }

const WOERTER_PRO_MINUTE = 200

/** The build writes a text's length and sections onto its component (scripts/lib/mdx-plugin.ts). */
export const lesedaten = (Text: ComponentType & { lesedaten?: Lesedaten }): Lesedaten =>
  Text.lesedaten ?? { woerter: 0, abschnitte: [] }

export function lesezeit(woerter: number): string {
  const minuten = Math.max(1, Math.round(woerter / WOERTER_PRO_MINUTE))
  return `${minuten} ${minuten === 1 ? 'Minute' : 'Minuten'}`
}
