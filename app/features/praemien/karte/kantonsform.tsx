import type { Zelle } from '#domain/orte/hexkarte.ts'
import { ausschnitt, mittelpunkt, umriss, zellenpfad } from '#domain/orte/hexpfad.ts'
import { SCHRAFFUR, Schraffur } from '../wahl/schraffur.tsx'

type Props = { zellen: readonly Zelle[]; name: string; stufe: (region: number) => number | undefined }

/** Of the longer side: legible where the map is small, too. */
const SCHRIFT = 0.1

/** One canton, its regions in the colours of their price; equal colours are told apart by the number. */
export function Kantonsform({ zellen, name, stufe }: Props) {
  const rahmen = ausschnitt(zellen)
  const regionen = [...Map.groupBy(zellen, zelle => zelle.region)]
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${rahmen.breite} ${rahmen.hoehe}`}
      className="karte max-h-72 w-full"
    >
      <Schraffur />
      <g fill={SCHRAFFUR}>
        {regionen.map(([region, eigene]) => (
          <path key={region} data-stufe={stufe(region)} className="zellen" d={zellenpfad(eigene, rahmen)} />
        ))}
      </g>
      <path className="grenzen" d={umriss(zellen, rahmen, ({ region }) => String(region))} />
      {regionen.length > 1 && (
        <g className="kuerzel" fontSize={Math.max(rahmen.breite, rahmen.hoehe) * SCHRIFT}>
          {regionen.map(([region, eigene]) => {
            const { x, y } = mittelpunkt(eigene, rahmen)
            return (
              <text key={region} x={x} y={y} data-stufe={stufe(region)}>
                {region}
              </text>
            )
          })}
        </g>
      )}
    </svg>
  )
}
