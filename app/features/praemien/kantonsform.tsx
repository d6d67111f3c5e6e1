import type { Zelle } from '#domain/hexkarte.ts'
import { ausschnitt, umriss, zellenpfad } from '#domain/hexpfad.ts'
import { SCHRAFFUR, Schraffur } from './wahl/schraffur.tsx'

type Props = { zellen: readonly Zelle[]; name: string; stufe: (region: number) => number | undefined }

/** One canton, its regions in the colours of their price. */
export function Kantonsform({ zellen, name, stufe }: Props) {
  const rahmen = ausschnitt(zellen)
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${rahmen.breite} ${rahmen.hoehe}`}
      className="karte max-h-72 w-full max-w-96"
    >
      <Schraffur />
      <g fill={SCHRAFFUR}>
        {[...Map.groupBy(zellen, zelle => zelle.region)].map(([region, eigene]) => (
          <path key={region} data-stufe={stufe(region)} className="zellen" d={zellenpfad(eigene, rahmen)} />
        ))}
      </g>
      <path className="grenzen" d={umriss(zellen, rahmen, ({ region }) => String(region))} />
    </svg>
  )
}
