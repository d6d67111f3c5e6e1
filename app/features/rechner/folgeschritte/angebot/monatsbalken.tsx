import { frankenText } from '#content/format.ts'
import { BALKEN } from '#content/nichts-tun.ts'
import type { NichtsTunZahl } from '#domain/nichts-tun.ts'
import { imJahr } from '#domain/praemie.ts'
import { kleinerer, minus, type Rappen } from '#domain/rappen.ts'

const HOCH = 150
const SCHRITT = 28
const BREITE = 22
/** Two months of this year, a gap, twelve of the next. */
const NEUES_JAHR = 3 * SCHRITT
const MONATE = 12
const ENDE = NEUES_JAHR + MONATE * SCHRITT

/**
 * The months as bars from zero: this year, then what doing nothing costs, with what the cheapest offer would leave over
 * in yellow. The sentence below says the same.
 */
export function Monatsbalken({ zahl }: { zahl: NichtsTunZahl }) {
  const { heute, danach, wege, jahr } = zahl
  const guenstigste = kleinerer(wege.guenstigste?.preis ?? danach.preis, danach.preis)
  const spart = minus(danach.preis, guenstigste)
  const hoch = (preis: Rappen) => (preis / Math.max(heute.preis, danach.preis, 1)) * HOCH
  const monate = Array.from({ length: MONATE }, (_, monat) => NEUES_JAHR + monat * SCHRITT)
  return (
    <div className="mt-5 max-w-160">
      <svg viewBox={`0 0 ${ENDE} ${HOCH + 24}`} aria-hidden="true" className="w-full">
        {[0, SCHRITT].map(x => (
          <rect
            key={x}
            x={x}
            y={HOCH - hoch(heute.preis)}
            width={BREITE}
            height={hoch(heute.preis)}
            className="fill-fir-mid forced-colors:fill-[GrayText]"
          />
        ))}
        <line
          x1={NEUES_JAHR - 17}
          x2={NEUES_JAHR - 17}
          y1="0"
          y2={HOCH + 20}
          strokeDasharray="2 3"
          className="stroke-ink2"
        />
        {monate.map(x => (
          <g key={x}>
            <rect
              x={x}
              y={HOCH - hoch(guenstigste)}
              width={BREITE}
              height={hoch(guenstigste)}
              className="fill-bar forced-colors:fill-[CanvasText]"
            />
            {spart > 0 && (
              <rect
                x={x + 0.5}
                y={HOCH - hoch(danach.preis) + 0.5}
                width={BREITE - 1}
                height={Math.max(hoch(spart) - 2, 1)}
                className="fill-butter stroke-ink forced-colors:fill-[Highlight]"
              />
            )}
          </g>
        ))}
        <line x1="0" x2={ENDE} y1={HOCH} y2={HOCH} className="stroke-ink" />
        <text x="0" y={HOCH + 18} className="fill-ink2 text-[0.8125rem]">
          {jahr - 1}
        </text>
        <text x={NEUES_JAHR} y={HOCH + 18} className="fill-ink2 text-[0.8125rem]">
          {BALKEN.januar}
        </text>
        <text x={ENDE} y={HOCH + 18} textAnchor="end" className="fill-ink2 text-[0.8125rem]">
          {BALKEN.dezember(jahr)}
        </text>
      </svg>
      {spart > 0 && (
        <p className="t1 mt-1 flex items-center gap-2">
          <span className="size-3.5 shrink-0 border border-ink bg-butter" />
          {BALKEN.legende(frankenText(spart), frankenText(imJahr(spart)))}
        </p>
      )}
    </div>
  )
}
