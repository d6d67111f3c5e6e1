import type { ComponentType } from 'react'
import { lesezeitText } from '#content/artikel/beitrag.ts'

export type Lesedaten = { woerter: number; abschnitte: readonly { id: string; titel: string }[] }

const WOERTER_PRO_MINUTE = 200

/** The build writes a text's length and sections onto its component (scripts/build/mdx-plugin.ts). */
export const lesedaten = (Text: ComponentType & { lesedaten?: Lesedaten }): Lesedaten =>
  Text.lesedaten ?? { woerter: 0, abschnitte: [] }

export const lesezeit = (woerter: number): string => lesezeitText(Math.max(1, Math.round(woerter / WOERTER_PRO_MINUTE)))
