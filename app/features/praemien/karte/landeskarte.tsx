import { kantonspfad } from '#content/praemien/kantone.ts'
import { KARTE } from '#content/praemien/schweiz.ts'
import { gebietDer, type Zelle } from '#domain/orte/hexkarte.ts'
import { ausschnitt, mittelpunkt, umriss, zellenpfad } from '#domain/orte/hexpfad.ts'
import { SCHRAFFUR, Schraffur } from '../wahl/schraffur.tsx'

/** What a region shows: its class of colour, whether it is the cheapest, and its words. */
export type Gebietswert = { stufe: number; guenstigste: boolean; rang: number; text: string }

type Props = {
  zellen: readonly Zelle[]
  wert: (gebiet: { kanton: string; region: number }) => Gebietswert | undefined
}

/**
 * The premium regions as one path each, with the borders of the cantons above. Every region leads to its canton, with the
 * keyboard too; colours are classes of the style sheet, which a choice of the visitor exchanges.
 */
export function Landeskarte({ zellen, wert }: Props) {
  const rahmen = ausschnitt(zellen)
  const gebiete = [...Map.groupBy(zellen, gebietDer)]
  const kantone = [...Map.groupBy(zellen, ({ kanton }) => kanton)]
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element groups what an SVG draws
    <svg
      role="group"
      aria-label={KARTE.bild(gebiete.length)}
      viewBox={`0 0 ${rahmen.breite} ${rahmen.hoehe}`}
      className="karte w-full"
    >
      <Schraffur />
      <g fill={SCHRAFFUR}>
        {gebiete.map(([schluessel, eigene]) => {
          const [{ kanton, region }] = eigene as [Zelle]
          const gezeigt = wert({ kanton, region })
          return (
            <a
              key={schluessel}
              href={kantonspfad(kanton)}
              aria-label={gezeigt?.text ?? KARTE.ohneWert({ kanton, region }, 'guenstigste')}
              data-region={schluessel}
              data-rang={gezeigt?.rang}
              data-stufe={gezeigt?.guenstigste ? 'tiefste' : gezeigt?.stufe}
            >
              <path id={`g-${schluessel}`} className="zellen" d={zellenpfad(eigene, rahmen)} />
            </a>
          )
        })}
      </g>
      <path id="karte-grenzen" className="grenzen" d={umriss(zellen, rahmen, ({ kanton }) => kanton)} />
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
      <g aria-hidden="true" className="kuerzel" fontSize="11">
        {kantone.map(([kanton, eigene]) => {
          const { x, y, zelle } = mittelpunkt(eigene, rahmen)
          const gezeigt = wert(zelle)
          return (
            <text
              key={kanton}
              x={x}
              y={y}
              data-stufe={gezeigt?.guenstigste ? 'tiefste' : gezeigt?.stufe}
              data-von={gebietDer(zelle)}
            >
              {kanton}
            </text>
          )
        })}
      </g>
    </svg>
  )
}

/** The same paths once more, small and without links: drawn from the large map, which must stand on the same page. */
export function KleineKarte({ zellen, wert, name }: Props & { name: string }) {
  const rahmen = ausschnitt(zellen)
  return (
    <svg role="img" aria-label={name} viewBox={`0 0 ${rahmen.breite} ${rahmen.hoehe}`} className="karte w-full">
      <g fill={SCHRAFFUR}>
        {[...Map.groupBy(zellen, gebietDer)].map(([schluessel, eigene]) => {
          const [{ kanton, region }] = eigene as [Zelle]
          const gezeigt = wert({ kanton, region })
          return (
            <use
              key={schluessel}
              href={`#g-${schluessel}`}
              data-stufe={gezeigt?.guenstigste ? 'tiefste' : gezeigt?.stufe}
            />
          )
        })}
      </g>
      <use href="#karte-grenzen" />
    </svg>
  )
}
