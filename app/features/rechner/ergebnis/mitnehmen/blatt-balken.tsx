import { useId } from 'react'
import { BALKEN } from '#content/nichts-tun.ts'
import { BLATT } from '#content/rechner/mitnehmen.ts'
import { minus, type Rappen } from '#domain/rappen.ts'

const HOCH = 72
const SCHRITT = 20
const BREITE = 16
/** Two months of this year, a gap, twelve of the next. */
const NEUES_JAHR = 3 * SCHRITT
const MONATE = Array.from({ length: 12 }, (_, monat) => NEUES_JAHR + monat * SCHRITT)
const ENDE = NEUES_JAHR + MONATE.length * SCHRITT

type BlattBalkenProps = {
  /** A month of this year; undefined where the tariff was not sold. */
  heute: Rappen | undefined
  /** A month of the next without doing anything. */
  danach: Rappen
  /** A month with the chosen offer; undefined where it is no cheaper, or of another franchise. */
  gewaehlt: Rappen | undefined
  jahr: number
}

/** The months as bars from zero in black and white: what the chosen offer would leave over is hatched. */
export function BlattBalken({ heute, danach, gewaehlt = danach, jahr }: BlattBalkenProps) {
  const schraffur = useId()
  const hoch = (preis: Rappen) => (preis / Math.max(heute ?? 0, danach, 1)) * HOCH
  const spart = minus(danach, gewaehlt)
  return (
    <figure className="mt-2">
      <svg viewBox={`-1 -1 ${ENDE + 2} ${HOCH + 16}`} aria-hidden="true" className="w-full stroke-ink">
        <pattern id={schraffur} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V4" />
        </pattern>
        {heute !== undefined &&
          [0, SCHRITT].map(x => (
            <rect key={x} x={x} y={HOCH - hoch(heute)} width={BREITE} height={hoch(heute)} className="fill-line" />
          ))}
        <path d={`M${NEUES_JAHR - SCHRITT / 2 - 2} 0V${HOCH + 12}`} strokeDasharray="2 3" />
        {MONATE.map(x => (
          <g key={x} className="fill-none">
            <rect x={x} y={HOCH - hoch(gewaehlt)} width={BREITE} height={hoch(gewaehlt)} />
            {spart > 0 && (
              <rect x={x} y={HOCH - hoch(danach)} width={BREITE} height={hoch(spart)} fill={`url(#${schraffur})`} />
            )}
          </g>
        ))}
        <g className="fill-ink stroke-none text-[9px]">
          {heute !== undefined && <text y={HOCH + 12}>{jahr - 1}</text>}
          <text x={NEUES_JAHR} y={HOCH + 12}>
            {BALKEN.januar}
          </text>
          <text x={ENDE} y={HOCH + 12} textAnchor="end">
            {BALKEN.dezember(jahr)}
          </text>
        </g>
      </svg>
      <figcaption className="text-[0.65625rem]">{spart > 0 ? BLATT.schraffiert(spart) : BLATT.achse}</figcaption>
    </figure>
  )
}
