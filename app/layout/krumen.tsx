import type { Krume } from '#app/lib/seite.ts'
import { Link } from '#app/router.tsx'
import { LAYOUT } from '#content/rahmen/layout.ts'

type Props = {
  /** The way here; the page itself is the last one. */
  krumen: readonly Krume[]
  trenner?: '/' | '›' | undefined
}

export function Krumen({ krumen, trenner = '›' }: Props) {
  return (
    <nav aria-label={LAYOUT.brotkrumen} className="t1 pt-3 md:pt-6">
      <ol className="flex flex-wrap items-center gap-x-2.5 text-ink2">
        <li>
          <Link to="/" className="inline-flex min-h-8 items-center hover:underline">
            {LAYOUT.home}
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
