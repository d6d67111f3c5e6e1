/** A flat block of the final size, set by className. The region around it says aria-busy. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block border border-transparent bg-line ${className}`} />
}
