import { SKYLINE } from '#content/startseite/startseite.ts'
import { frankenText } from '#content/zahlen/format.ts'
import type { Skyline, SkylineTarif } from './skyline.ts'

/** A bar, and from one to the next; the cheapest is broader by one, so that its colour is seen on a phone. */
const BREITE = 72
const SCHRITT = 100
/** Of the picture's height the dearest bar takes this much: above the bars the one under the pointer says its name. */
const OBEN = 10_000
const HOEHE = 8_800

type Balken = { x: number; breite: number; hoehe: number; tarif: SkylineTarif }

type SkylineBildProps = {
  skyline: Skyline
  /** Says a bar's name under the pointer: each is as much HTML as ten bars, and a finger has the table. */
  mitNamen: boolean
}

/** Bars from CHF 0, one path a colour, and a line at the cheapest. */
export function SkylineBild({ skyline: { tarife, guenstigster, teuerster }, mitNamen }: SkylineBildProps) {
  const gesamt = (tarife.length + 1) * SCHRITT
  const alle = tarife.map((tarif, rang) => ({
    x: (rang === 0 ? 0 : rang + 1) * SCHRITT,
    breite: rang === 0 ? SCHRITT + BREITE : BREITE,
    hoehe: Math.round((HOEHE * tarif.preis) / teuerster.preis),
    tarif,
  }))
  const weitere = alle.slice(1)
  const linie = OBEN - (alle[0]?.hoehe ?? 0)
  return (
    <div className="relative mt-3 flex h-44 grow border-b border-ink">
      <svg
        role="img"
        aria-label={SKYLINE.bild(tarife.length, frankenText(guenstigster.preis), frankenText(teuerster.preis))}
        viewBox={`0 0 ${gesamt} ${OBEN}`}
        preserveAspectRatio="none"
        className="h-full w-full"
      >
        <path d={pfad(weitere.filter(({ tarif }) => !tarif.standard))} className="fill-bar" />
        <path d={pfad(weitere.filter(({ tarif }) => tarif.standard))} className="fill-fir-mid" />
        <path d={pfad(alle.slice(0, 1))} vectorEffect="non-scaling-stroke" className="fill-butter stroke-ink" />
        <path
          d={`M0 ${linie}H${gesamt}`}
          vectorEffect="non-scaling-stroke"
          strokeWidth="1.5"
          strokeDasharray="2 3"
          className="stroke-butter"
        />
      </svg>
      {mitNamen && <Namen balken={alle} gesamt={gesamt} />}
    </div>
  )
}

const pfad = (balken: readonly Balken[]) =>
  balken.map(({ x, breite, hoehe }) => `M${x} ${OBEN}v-${hoehe}h${breite}v${hoehe}z`).join('')

/** Over the picture, in a drawing of its own, because that one is stretched. A bar's column is its own up to the top. */
function Namen({ balken, gesamt }: { balken: readonly Balken[]; gesamt: number }) {
  const prozent = (wert: number) => `${Math.round((wert / gesamt) * 10_000) / 100}%`
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 h-full w-full overflow-visible text-[14px] [&_text]:translate-y-[0.9em] [&_text]:fill-ink [&_tspan]:font-semibold [&>g:hover>rect]:fill-ink/25 [&>g:not(:hover)>text]:hidden [&>g>rect]:fill-transparent"
    >
      {balken.map(({ x, tarif: { kasse, tarif, preis } }, rang) => (
        <g key={`${kasse} ${tarif}`}>
          <rect x={prozent(x)} width={prozent(rang === 0 ? 2 * SCHRITT : SCHRITT)} height="100%" />
          <text {...platz(x / gesamt)}>
            {`${SKYLINE.angebot(kasse, tarif)} `}
            <tspan>{frankenText(preis)}</tspan>
          </text>
        </g>
      ))}
    </svg>
  )
}

/** In the third of the picture where its bar stands, so that a long name never leaves it. */
function platz(ort: number) {
  if (ort < 0.35) return {}
  return ort > 0.65 ? ({ x: '100%', textAnchor: 'end' } as const) : ({ x: '50%', textAnchor: 'middle' } as const)
}
