import { frankenText, ganzeFrankenText, mitApostroph } from '#content/format.ts'
import { KURVE } from '#content/rechner/kosten.ts'
import type { Altersklasse } from '#domain/altersklasse.ts'
import type { Franchiseangebot } from '#domain/franchise-vergleich.ts'
import { HOECHSTE_KOSTEN } from '#domain/gesundheitskosten.ts'
import { jahreskosten, knickpunkte } from '#domain/kostenbeteiligung.ts'
import { franken, inRappen, kleinerer, type Rappen, rappen } from '#domain/rappen.ts'
import type { Regler } from '../sicht/regler.ts'

const BREIT = 400
const HOCH = 210
const LINKS = 46
const RECHTS = 396
const OBEN = 14
const UNTEN = 180
const KEINE = rappen(0)
const BIS = inRappen(HOECHSTE_KOSTEN)
const TAUSEND = 1000_00

type Kurve = { angebote: readonly Franchiseangebot[]; klasse: Altersklasse }

/** Yearly cost over health costs, one line for the chosen franchise and each that can be best. */
export function KostenKurve({ regler: { person, franchise, jeFranchise, bereiche } }: { regler: Regler }) {
  const { klasse, erwarteteKosten } = person
  const angebote = jeFranchise.filter(
    angebot => angebot.franchise === franchise || bereiche.some(({ wahl }) => wahl === angebot),
  )
  return (
    <>
      <Zeichnung
        {...{ angebote, klasse }}
        kosten={inRappen(erwarteteKosten)}
        schwellen={bereiche.slice(1).map(({ ab }) => ab)}
      />
      <details className="t1 mt-1 text-ink2">
        <summary className="textlink inline-block py-2">{KURVE.alsTabelle}</summary>
        <Tabelle {...{ angebote, klasse }} />
      </details>
    </>
  )
}

/** Tell the lines apart without colour. */
const STRICHE = ['', '6 4', '2 4', '10 4 2 4']

type ZeichnungProps = Kurve & { kosten: Rappen; schwellen: readonly Rappen[] }

function Zeichnung({ angebote, klasse, kosten: erwartet, schwellen }: ZeichnungProps) {
  const gesamt = (angebot: Franchiseangebot, kosten: Rappen) => jahreskosten(angebot, kosten, klasse)
  const enden = angebote.flatMap(angebot => [gesamt(angebot, KEINE), gesamt(angebot, BIS)])
  const tief = Math.floor(Math.min(...enden) / TAUSEND) * TAUSEND
  const hoch = Math.ceil(Math.max(...enden) / TAUSEND) * TAUSEND
  const x = (kosten: Rappen) => LINKS + (kosten / BIS) * (RECHTS - LINKS)
  const y = (betrag: Rappen) => UNTEN - ((betrag - tief) / (hoch - tief)) * (UNTEN - OBEN)
  const schritt = (hoch - tief > 4 * TAUSEND ? 2 : 1) * TAUSEND
  const linien = Array.from({ length: Math.floor((hoch - tief) / schritt) + 1 }, (_, index) =>
    rappen(tief + index * schritt),
  )
  const guenstigste = angebote.map(angebot => gesamt(angebot, erwartet)).reduce(kleinerer)
  const schriften = auseinander(angebote.map(angebot => y(gesamt(angebot, BIS))))
  return (
    <svg
      viewBox={`0 0 ${BREIT} ${HOCH}`}
      className="w-full max-w-112 overflow-visible fill-ink2 text-[0.8125rem]"
      aria-hidden="true"
    >
      {linien.map(wert => (
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
      {angebote.map((angebot, index) => (
        <g key={angebot.franchise}>
          <polyline
            points={knicke(angebot, klasse)
              .map(betrag => `${x(betrag)},${y(gesamt(angebot, betrag))}`)
              .join(' ')}
            strokeDasharray={STRICHE[angebote.length - 1 - index]}
            strokeWidth="2"
            className="fill-none stroke-bar forced-colors:stroke-[CanvasText]"
          />
          <text x={RECHTS} y={schriften[index]} textAnchor="end" className="fill-ink font-semibold">
            {KURVE.franchise(angebot.franchise)}
          </text>
        </g>
      ))}
      <rect x={x(erwartet) - 5} y={y(guenstigste) - 5} width="10" height="10" className="fill-bar stroke-ground" />
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

/** The ends of the line and where it bends between them. */
function knicke({ franchise }: Franchiseangebot, klasse: Altersklasse): Rappen[] {
  return [KEINE, ...knickpunkte(franchise, klasse).map(punkt => kleinerer(punkt, BIS)), BIS]
}

/** Labels above the ends of their lines, kept a line's height apart. */
function auseinander(enden: readonly number[]): number[] {
  const folge = enden.map((ende, index) => ({ index, y: ende - 6 })).sort((a, b) => a.y - b.y)
  const y: number[] = []
  let vorher = Number.NEGATIVE_INFINITY
  for (const eintrag of folge) {
    vorher = Math.max(eintrag.y, vorher + 15)
    y[eintrag.index] = vorher
  }
  return y
}

const STUETZEN = [0, 500, 1_000, 2_000, 5_000, HOECHSTE_KOSTEN].map(betrag => franken(betrag))

function Tabelle({ angebote, klasse }: Kurve) {
  return (
    <table className="w-full">
      <caption className="sr-only">{KURVE.beschreibung}</caption>
      <thead>
        <tr className="border-b border-ink text-left">
          <th scope="col" className="py-1.5 font-normal">
            {KURVE.kosten}
          </th>
          {angebote.map(({ franchise }) => (
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
            {angebote.map(angebot => (
              <td key={angebot.franchise} className="betrag py-1.5 pl-2 text-right">
                {frankenText(jahreskosten(angebot, inRappen(betrag), klasse))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
