import { memo } from 'react'
import { KURVE } from '#content/rechner/kosten.ts'
import { frankenText, ganzeFrankenText, mitApostroph } from '#content/zahlen/format.ts'
import type { Franchise } from '#domain/kosten/franchise.ts'
import { HOECHSTE_KOSTEN } from '#domain/kosten/gesundheitskosten.ts'
import { jahreskosten, knickpunkte } from '#domain/kosten/kostenbeteiligung.ts'
import { franken, inRappen, kleinerer, type Rappen, rappen } from '#domain/werte/rappen.ts'
import type { Regler } from '../sicht/sicht.ts'

const LINKS = 46
const RECHTS = 396
const OBEN = 14
const UNTEN = 180
const KEINE = rappen(0)
const BIS = inRappen(HOECHSTE_KOSTEN)
const TAUSEND = 1000_00

type Linie = {
  franchise: Franchise
  /** What a year costs with these health costs. */
  jahr: (kosten: Rappen) => Rappen
  /** Its ends, and where it bends between them. */
  punkte: readonly Rappen[]
}

/** Yearly cost over health costs, one line for the chosen franchise and each that can be best. Below the list it stays as it was until the answer is painted. */
export const KostenKurve = memo(function KostenKurve({ regler }: { regler: Regler }) {
  const { person, franchise: gewaehlte, jeFranchise, bereiche } = regler
  const linien = jeFranchise
    .filter(angebot => angebot.franchise === gewaehlte || bereiche.some(({ wahl }) => wahl === angebot))
    .map(({ franchise, praemie }): Linie => {
      const knicke = knickpunkte(franchise, person.klasse).map(punkt => kleinerer(punkt, BIS))
      const jahr = (kosten: Rappen) => jahreskosten({ franchise, praemie }, kosten, person.klasse)
      return { franchise, jahr, punkte: [KEINE, ...knicke, BIS] }
    })
  return (
    <>
      <Zeichnung linien={linien} regler={regler} />
      <details className="t1 mt-1 text-ink2">
        <summary className="textlink inline-block py-2">{KURVE.alsTabelle}</summary>
        <Tabelle linien={linien} />
      </details>
    </>
  )
})

/** Tell the lines apart without colour. */
const STRICHE = ['', '6 4', '2 4', '10 4 2 4']

function Zeichnung({ linien, regler: { person, bereiche } }: { linien: readonly Linie[]; regler: Regler }) {
  const kosten = inRappen(person.erwarteteKosten)
  const schwellen = bereiche.slice(1).map(({ ab }) => ab)
  const enden = linien.flatMap(({ jahr }) => [jahr(KEINE), jahr(BIS)])
  const tief = Math.floor(Math.min(...enden) / TAUSEND)
  const hoch = Math.ceil(Math.max(...enden) / TAUSEND)
  const x = (kosten: Rappen) => LINKS + (kosten / BIS) * (RECHTS - LINKS)
  const y = (betrag: Rappen) => UNTEN - ((betrag / TAUSEND - tief) / (hoch - tief)) * (UNTEN - OBEN)
  const schritt = hoch - tief > 4 ? 2 : 1
  const netz = Array.from({ length: Math.floor((hoch - tief) / schritt) + 1 }, (_, index) =>
    rappen((tief + index * schritt) * TAUSEND),
  )
  const guenstigste = linien.map(({ jahr }) => jahr(kosten)).reduce(kleinerer)
  const schriften = auseinander(linien.map(({ jahr }) => y(jahr(BIS))))
  return (
    <svg
      viewBox="0 0 400 210"
      className="w-full max-w-112 overflow-visible fill-ink2 text-[0.8125rem]"
      aria-hidden="true"
    >
      {netz.map(wert => (
        <g key={wert}>
          <line x1={LINKS} x2={RECHTS} y1={y(wert)} y2={y(wert)} className="stroke-line" />
          <text x={LINKS - 8} y={y(wert) + 4} textAnchor="end">
            {ganzeFrankenText(wert)}
          </text>
        </g>
      ))}
      {schwellen.map(schwelle => (
        <g key={schwelle}>
          <line x1={x(schwelle)} x2={x(schwelle)} y1={OBEN} y2={UNTEN} strokeDasharray="2 3" className="stroke-ink2" />
          <text x={x(schwelle)} y={UNTEN + 18} textAnchor="middle" className="fill-ink font-semibold">
            {ganzeFrankenText(schwelle)}
          </text>
        </g>
      ))}
      {linien.map(({ franchise, jahr, punkte }, index) => (
        <g key={franchise}>
          <polyline
            points={punkte.map(punkt => `${x(punkt)},${y(jahr(punkt))}`).join(' ')}
            strokeDasharray={STRICHE[linien.length - 1 - index]}
            strokeWidth="2"
            className="fill-none stroke-bar forced-colors:stroke-[CanvasText]"
          />
          <text x={RECHTS} y={schriften[index]} textAnchor="end" className="fill-ink font-semibold">
            {KURVE.franchise(franchise)}
          </text>
        </g>
      ))}
      <rect x={x(kosten) - 5} y={y(guenstigste) - 5} width="10" height="10" className="fill-bar stroke-ground" />
      {schwellen.every(schwelle => x(schwelle) > LINKS + 30) && (
        <text x={LINKS} y={UNTEN + 18} textAnchor="middle">
          0
        </text>
      )}
      <text x={RECHTS} y={UNTEN + 18} textAnchor="end">
        {ganzeFrankenText(BIS)}
      </text>
    </svg>
  )
}

/** Labels above the ends of their lines, kept a line's height apart. */
function auseinander(enden: readonly number[]): number[] {
  const y: number[] = []
  let vorher = Number.NEGATIVE_INFINITY
  for (const [index, ende] of [...enden.entries()].sort(([, a], [, b]) => a - b)) {
    vorher = Math.max(ende - 6, vorher + 15)
    y[index] = vorher
  }
  return y
}

const STUETZEN = [0, 500, 1_000, 2_000, 5_000, HOECHSTE_KOSTEN].map(betrag => franken(betrag))

const Tabelle = ({ linien }: { linien: readonly Linie[] }) => (
  <table className="w-full">
    <caption className="sr-only">{KURVE.beschreibung}</caption>
    <thead>
      <tr className="border-b border-ink text-left">
        <th scope="col" className="py-1.5 font-normal">
          {KURVE.kosten}
        </th>
        {linien.map(({ franchise }) => (
          <th key={franchise} scope="col" className="betrag py-1.5 pl-2 text-right font-semibold">
            {mitApostroph(franchise)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {STUETZEN.map(betrag => (
        <tr key={betrag} className="border-b border-line">
          <th scope="row" className="py-1.5 text-left font-normal">
            {mitApostroph(betrag)}
          </th>
          {linien.map(({ franchise, jahr }) => (
            <td key={franchise} className="betrag py-1.5 pl-2 text-right">
              {frankenText(jahr(inRappen(betrag)))}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
