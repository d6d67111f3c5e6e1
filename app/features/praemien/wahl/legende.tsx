import { regionMitKanton } from '#content/praemien/kantone.ts'
import { KARTE } from '#content/praemien/schweiz.ts'
import { ganzeFrankenText } from '#content/zahlen/format.ts'
import { rappen } from '#domain/werte/rappen.ts'
import type { Mass } from '#domain/zahlen/kartenwerte.ts'
import { schluesselDer } from '#domain/zahlen/regionszahlen.ts'
import { preislinie, SPALTEN } from './preislinie.ts'
import { SCHRAFFUR } from './schraffur.tsx'
import type { Gebiet, Regionszeile } from './zeilen.ts'

const STUFEN = [0, 1, 2, 3, 4, 5]
const KLASSE = (SPALTEN * 10) / STUFEN.length

type Props = {
  zeilen: readonly Regionszeile[]
  grenzen: readonly number[]
  /** Of the regions that the map hatches. */
  ohneWert?: readonly Gebiet[]
  mass: Mass
}

/** The price line: six classes, and above them a square for every region. The table says the same in words. */
export function Legende({ ohneWert = [], mass, ...linie }: Props) {
  return (
    <div className="mt-4">
      {linie.zeilen.length > 0 && <Preislinie {...linie} />}
      {ohneWert.length > 0 && (
        <p className="t1 mt-3 flex gap-3 text-ink2">
          <svg viewBox="0 0 28 20" className="karte mt-0.5 h-5 w-7 shrink-0" aria-hidden="true">
            <rect width="28" height="20" fill={SCHRAFFUR} />
          </svg>
          <span>
            {KARTE.schraffiert(
              ohneWert.map(({ kanton, region }) => regionMitKanton(kanton, region)),
              mass,
            )}
          </span>
        </p>
      )}
    </div>
  )
}

function Preislinie({ zeilen, grenzen }: Pick<Props, 'zeilen' | 'grenzen'>) {
  const { punkte, hoechste } = preislinie(
    zeilen.map(zeile => ({ schluessel: schluesselDer(zeile), wert: zeile.wert })),
    grenzen,
  )
  return (
    <>
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
    </>
  )
}
