type Weg = 'direkt' | 'praxis' | 'gruppe' | 'telefon'

/** The way to treatment: from you, past the first contact of the model, to every other practice. */
export function ModellWeg({ weg }: { weg: Weg }) {
  return (
    <svg viewBox="0 0 176 72" className="h-13 w-32 md:h-18 md:w-44" aria-hidden="true">
      <path
        className="stroke-ink forced-colors:stroke-[CanvasText]"
        fill="none"
        strokeWidth="1.5"
        d="M14 36h148M124 8v56M124 8h38M124 64h38"
      />
      <path className="fill-ink forced-colors:fill-[CanvasText]" d="M0 29h14v14H0z" />
      <path
        className="fill-ground stroke-ink forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
        strokeWidth="1.5"
        d="M160 1h14v14h-14zm0 28h14v14h-14zm0 28h14v14h-14z"
      />
      {weg === 'direkt' ? null : (
        <>
          {/* Cuts the line, so that the parts of the contact stand apart. */}
          <path className="fill-ground forced-colors:fill-[Canvas]" d="M50 14h44v44H50z" />
          <path className="fill-fir forced-colors:fill-[CanvasText]" fillRule="evenodd" d={ANLAUFSTELLEN[weg]} />
        </>
      )}
    </svg>
  )
}

const ANLAUFSTELLEN = {
  praxis: 'M56 20h32v32H56z',
  gruppe: 'M54 18h16v16H54zm20 0h16v16H74zM54 38h16v16H54zm20 0h16v16H74z',
  telefon: 'M59 14h26v44H59zM63 19v30h18V19zm6 33h6v3h-6z',
}
