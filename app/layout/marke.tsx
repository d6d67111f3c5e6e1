import { Link } from '#app/router.tsx'
import { site } from '#site-config'

/** The wordmark: premiums in order of price, the cheapest one found. */
export function Marke() {
  return (
    <Link to="/" className="flex items-center gap-3 leading-tight">
      <svg viewBox="0 0 32 32" className="size-9 shrink-0 forced-colors:hidden" aria-hidden="true">
        <path className="fill-fir" d="M0 0h32v32H0z" />
        <path className="fill-butter" d="M6 18h5v8H6z" />
        <path className="fill-on-fir" d="M13.5 12h5v14h-5zM21 6h5v20h-5z" />
      </svg>
      <span>
        <span className="block font-semibold tracking-tight">{site.domain}</span>
        <span className="t1 block text-ink2">{site.tagline}</span>
      </span>
    </Link>
  )
}
