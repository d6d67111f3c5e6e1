import { frankenText } from '#content/format.ts'
import { SKYLINE } from '#content/startseite.ts'
import type { Skyline } from './skyline.ts'

/** Of the picture's height; above the bars the one under the pointer says its name. */
const HOEHE = 88

/**
 * Bars from CHF 0 and a line at the cheapest. Places are percentages: the content security policy refuses style attributes,
 * and a stretched view box would stretch the words as well.
 */
export function SkylineBild({ skyline: { tarife, guenstigster, teuerster } }: { skyline: Skyline }) {
  const breite = 100 / (tarife.length + 1)
  /** The cheapest is twice as broad, so that its colour is seen on a phone. */
  const ort = (index: number) => (index === 0 ? 0 : index + 1) * breite
  const hoehe = (preis: number) => (HOEHE * preis) / teuerster.preis
  const linie = prozent(100 - hoehe(guenstigster.preis))
  return (
    <svg
      role="img"
      aria-label={SKYLINE.bild(tarife.length, frankenText(guenstigster.preis), frankenText(teuerster.preis))}
      className="mt-3 h-44 w-full grow overflow-visible border-b border-ink [&_text]:fill-ink [&>g:hover]:fill-ink [&>g:not(:hover)>text]:hidden"
    >
      {tarife.map(({ kasse, tarif, standard, preis }, index) => (
        <g key={`${kasse} ${tarif}`} className={index === 0 ? ERSTER : standard ? 'fill-fir-mid' : 'fill-bar'}>
          <rect
            x={prozent(ort(index))}
            y={prozent(100 - hoehe(preis))}
            width={prozent(breite * (index === 0 ? 1.72 : 0.72))}
            height={prozent(hoehe(preis))}
          />
          {/* The gaps between bars belong to a bar as well, and so does the air above it. */}
          <rect x={prozent(ort(index))} width={prozent(breite)} height="100%" fillOpacity="0" />
          <text {...platz(index / tarife.length)} y="0.9em" fontSize="14">
            {`${SKYLINE.angebot(kasse, tarif)} `}
            <tspan fontWeight="600">{frankenText(preis)}</tspan>
          </text>
        </g>
      ))}
      <line
        x2="100%"
        y1={linie}
        y2={linie}
        strokeWidth="1.5"
        strokeDasharray="2 3"
        className="pointer-events-none stroke-butter"
      />
    </svg>
  )
}

const ERSTER = 'fill-butter [&>rect:first-child]:stroke-ink'

const prozent = (wert: number) => `${Math.round(wert * 100) / 100}%`

/** In the third of the picture where its bar stands, so that a long name never leaves it. */
function platz(ort: number) {
  if (ort < 0.35) return { x: '0%' }
  return ort > 0.65 ? ({ x: '100%', textAnchor: 'end' } as const) : ({ x: '50%', textAnchor: 'middle' } as const)
}
