import type { ReactNode } from 'react'
import { Link } from '#app/router.tsx'
import { Badge } from '#app/ui/badge.tsx'
import type { Krume } from '../seite.ts'

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
export function SeitenTitel({ titel, lead, abzeichen, krumen, trenner = '›', children }: Props) {
  return (
    <div className="rahmen">
      {krumen && <Krumen krumen={krumen} trenner={trenner} />}
      <div className="border-b border-ink pt-10 pb-10 md:pt-14 md:pb-12">
        {abzeichen && <Badge>{abzeichen}</Badge>}
        <h1 className={`t6 max-w-[22ch] hyphens-auto ${abzeichen ? 'mt-5' : ''}`}>{titel}</h1>
        {lead && <p className="t3 mass mt-6 text-ink2">{lead}</p>}
        {children}
      </div>
    </div>
  )
}

function Krumen({ krumen, trenner }: { krumen: readonly Krume[]; trenner: string }) {
  return (
    <nav aria-label="Brotkrumen" className="t1 pt-3 md:pt-6">
      <ol className="flex flex-wrap items-center gap-x-2.5 text-ink2">
        <li>
          <Link to="/" className="inline-flex min-h-8 items-center hover:underline">
            Home
          </Link>
        </li>
        {krumen.map(({ name, pfad }, index) => (
          <li key={pfad} className="flex items-center gap-x-2.5">
            <span aria-hidden="true">{trenner}</span>
            {index < krumen.length - 1 ? (
              <Link to={pfad} className="inline-flex min-h-8 items-center hover:underline">
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="inline-flex min-h-8 items-center text-ink">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
