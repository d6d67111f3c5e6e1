import { ganzeFrankenText } from '#content/format.ts'
import { klasseVon } from '#domain/farbklassen.ts'
import { type Rappen, rappen } from '#domain/rappen.ts'

const STUFEN = [0, 1, 2, 3, 4, 5]
/** Squares stand in columns of this many francs' worth of width. */
const SPALTEN = 60

type Props = { preise: readonly { schluessel: string; preis: Rappen }[]; grenzen: readonly number[] }

/** The price line: six classes, and above them a square for every region. */
export function Legende({ preise, grenzen }: Props) {
  const [erste = 0, zweite = 0] = grenzen
  const schritt = zweite - erste
  const anfang = erste - schritt
  const anteil = (preis: number) => Math.min(0.999, Math.max(0, (preis - anfang) / (6 * schritt)))
  const spalten = Map.groupBy(preise, ({ preis }) => Math.floor(anteil(preis) * SPALTEN))
  const hoechste = Math.max(...[...spalten.values()].map(spalte => spalte.length))
  return (
    <div className="legende mt-4" aria-hidden="true">
      <svg viewBox={`0 0 ${SPALTEN * 10} ${hoechste * 9 + 22}`} className="karte w-full" aria-hidden="true">
        {[...spalten].flatMap(([spalte, eintraege]) =>
          eintraege.map(({ schluessel, preis }, index) => (
            <rect
              key={schluessel}
              data-punkt={schluessel}
              data-stufe={klasseVon(preis, grenzen)}
              x={spalte * 10 + 1}
              y={(hoechste - 1 - index) * 9}
              width="8"
              height="7"
            />
          )),
        )}
        {STUFEN.map(stufe => (
          <rect
            key={stufe}
            data-stufe={stufe}
            x={stufe * SPALTEN * (10 / 6) + (stufe ? 1 : 0)}
            y={hoechste * 9 + 4}
            width={SPALTEN * (10 / 6) - (stufe ? 1 : 0)}
            height="14"
          />
        ))}
      </svg>
      <ol className="t1 grid grid-cols-6 text-ink2">
        <li />
        {grenzen.map(grenze => (
          <li key={grenze}>{ganzeFrankenText(rappen(grenze))}</li>
        ))}
      </ol>
    </div>
  )
}
