import type { ReactNode } from 'react'
import type { Krume } from '#app/lib/seite.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Krumen } from './krumen.tsx'

type Props = {
  titel: string
  lead?: ReactNode
  abzeichen?: string
  /** The way here; the page itself is the last one. */
  krumen?: readonly Krume[]
  trenner?: '/' | '›'
  children?: ReactNode
}

/** The top of every page but the start page. */
export function SeitenTitel({ titel, lead, abzeichen, krumen, trenner, children }: Props) {
  return (
    <div className="rahmen">
      {krumen && <Krumen krumen={krumen} trenner={trenner} />}
      <div className="relative border-b border-ink pt-10 pb-10 md:pt-14 md:pb-12 lg:has-[figure]:pr-[25rem]">
        {abzeichen && <Badge>{abzeichen}</Badge>}
        <h1 className={`t6 max-w-[22ch] hyphens-auto ${abzeichen ? 'mt-5' : ''}`}>{titel}</h1>
        {lead && <p className="t3 mass mt-6 text-ink2">{lead}</p>}
        {children}
      </div>
    </div>
  )
}
