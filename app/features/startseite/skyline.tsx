const ANZAHL = 48

/** Many tariffs for the same benefits, one of them the cheapest: the idea as a picture, without figures. */
export function Skyline() {
  return (
    <svg
      viewBox={`0 0 ${ANZAHL * 10} 100`}
      preserveAspectRatio="none"
      className="mt-9 h-24 w-full max-md:hidden lg:grow"
      aria-hidden="true"
    >
      {Array.from({ length: ANZAHL }, (_, index) => {
        const hoehe = 46 + 54 * (index / (ANZAHL - 1)) ** 1.7
        const klasse = index === 0 ? 'fill-butter stroke-ink' : index % 5 === 3 ? 'fill-fir-mid' : 'fill-bar'
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change
            key={index}
            className={klasse}
            vectorEffect="non-scaling-stroke"
            x={index * 10 + 0.5}
            y={100 - hoehe}
            width="7"
            height={hoehe}
          />
        )
      })}
    </svg>
  )
}
