import { Skeleton } from '#app/ui/skeleton.tsx'

/** Blocks of the final size while the region's table is on its way. */
export function LadeDaten() {
  return (
    <div aria-busy="true" className="mt-8">
      <p role="status" className="t2 font-semibold">
        Lade Daten...
      </p>
      <Skeleton className="mt-6 h-24 w-80 max-w-full md:h-44 md:w-176" />
      <Skeleton className="mt-6 h-7" />
      <Skeleton className="mt-14 h-31" />
      <Skeleton className="mt-14 h-24" />
      <Skeleton className="mt-px h-24" />
      <Skeleton className="mt-px h-24" />
    </div>
  )
}
