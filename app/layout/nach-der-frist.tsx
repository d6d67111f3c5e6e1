import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { geschuetzt } from '#app/lib/typografie.ts'
import { useLocation } from '#app/router.tsx'
import { ANLEITUNG, nachDerFrist } from '#content/wechsel/nach-der-frist.ts'

type NachDerFristProps = {
  className?: string
  /** Where every line counts. */
  folded?: boolean
}

/** From the deadline for 1 January to the one for 1 July: where the year stands, and what is possible. */
export function NachDerFrist({ className = '', folded = false }: NachDerFristProps) {
  const spaet = nachDerFrist(useSeitenDaten().datum)
  const { pathname } = useLocation()
  if (!spaet) return null
  const wege = (
    <>
      <ul className="mass grid gap-y-2">
        {spaet.punkte.map(({ wer, text }) => (
          <li key={wer}>
            <b className="font-semibold">{wer}:</b> {geschuetzt(text)}
          </li>
        ))}
      </ul>
      {pathname !== ANLEITUNG.pfad && (
        <p className="mt-3">
          {/* A new tab: the prices stay as they are. */}
          <a href={ANLEITUNG.pfad} target="_blank" rel="noopener" className="textlink">
            {ANLEITUNG.name}
          </a>
        </p>
      )}
    </>
  )
  const rand = `border-l-4 border-fir pl-4 ${className}`
  if (!folded)
    return (
      <div className={rand}>
        <p className="font-semibold">{geschuetzt(spaet.satz)}</p>
        <h3 className="mt-3 mb-2">{spaet.titel}</h3>
        {wege}
      </div>
    )
  return (
    <details className={`mass ${rand}`}>
      <summary className="cursor-pointer py-1">
        {geschuetzt(spaet.satz)} <span className="textlink">{spaet.titel}</span>
      </summary>
      <div className="mt-3">{wege}</div>
    </details>
  )
}
