import { ganzeFrankenText } from '#content/format.ts'
import { rappen } from '#domain/rappen.ts'
import { schluesselDer } from '#domain/regionszahlen.ts'
import { preislinie, SPALTEN } from './preislinie.ts'
import type { Regionszeile } from './zeilen.ts'

const STUFEN = [0, 1, 2, 3, 4, 5]
const KLASSE = (SPALTEN * 10) / STUFEN.length

type Props = { zeilen: readonly Regionszeile[]; grenzen: readonly number[] }

/** The price line: six classes, and above them a square for every region. The table says the same in words. */
export function Legende({ zeilen, grenzen }: Props) {
  const { punkte, hoechste } = preislinie(
    zeilen.map(zeile => ({ schluessel: schluesselDer(zeile), wert: zeile.wert })),
    grenzen,
  )
  return (
    <div className="mt-4">
      <svg viewBox={`0 0 ${SPALTEN * 10} ${hoechste * 9 + 20}`} className="karte w-full" aria-hidden="true">
        {punkte.map(({ schluessel, spalte, stapel, stufe }) => (
          <rect
            key={schluessel}
            data-stufe={stufe}
            x={spalte * 10 + 1}
            y={(hoechste - 1 - stapel) * 9}
            width="8"
            height="7"
          />
        ))}
        {STUFEN.map(stufe => (
          <rect
            key={stufe}
            data-stufe={stufe}
            x={stufe * KLASSE + 1}
            y={hoechste * 9 + 4}
            width={KLASSE - 1}
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
