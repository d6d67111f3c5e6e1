import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { trennbar } from '#app/lib/typografie.ts'
import { percent } from '#app/ui/bar.tsx'
import { VORJAHR } from '#content/praemien/kanton.ts'
import { differenzText, ganzeFrankenText, prozentText } from '#content/zahlen/format.ts'
import { rappen } from '#domain/werte/rappen.ts'
import type { Kassenverlauf } from '../kassenwechsel.ts'
import { preisachse } from '../preisachse.ts'
import { kasse } from '../wahl/kasse.ts'

const ZEILE = 'grid grid-cols-[5.25rem_1fr_4rem] items-center gap-x-4 md:grid-cols-[8.5rem_1fr_9rem]'
const MARKE = 'stroke-ink forced-colors:stroke-[CanvasText]'
const VOLL = 'fill-bar forced-colors:fill-[CanvasText]'
const OFFEN = `fill-ground ${MARKE}`

/** From the open mark, the year before, to the full one. The table beside it says the same. */
export function Hanteln({ kassen, jahr }: { kassen: readonly Kassenverlauf[]; jahr: number }) {
  const { praemien } = useSeitenDaten()
  const achse = preisachse(kassen.flatMap(({ preis, vorher }) => [preis, vorher ?? preis]))
  const [von = 0, bis = 1] = [achse[0], achse.at(-1)]
  const lage = (preis: number) => percent((preis - von) / (bis - von))
  return (
    <div aria-hidden="true" data-hanteln="">
      <p className="t1 mt-3 flex items-center gap-x-5 text-ink2">
        {[jahr - 1, jahr].map(gezeigt => (
          <span key={gezeigt} className="flex items-center gap-x-2">
            <svg width="11" height="11" aria-hidden="true">
              <rect x="0.5" y="0.5" width="10" height="10" className={gezeigt === jahr ? VOLL : OFFEN} />
            </svg>
            {gezeigt}
          </span>
        ))}
        {VORJAHR.einheit}
      </p>
      <div className={`${ZEILE} t1 mt-6 text-ink2`}>
        <span />
        <svg width="100%" height="20" aria-hidden="true" className="overflow-visible fill-ink2">
          {achse.map((marke, index) => (
            <text key={marke} x={lage(marke)} y="14" textAnchor="middle" className={index % 2 ? 'max-md:hidden' : ''}>
              {ganzeFrankenText(rappen(marke))}
            </text>
          ))}
        </svg>
        <span className="text-right">{VORJAHR.spalten.aenderung}</span>
      </div>
      {kassen.map(({ versicherer, preis, vorher, wechsel }) => (
        <div key={versicherer} className={`${ZEILE} min-h-11 border-b border-line`} data-hantel="">
          <span className="t1 font-semibold hyphens-auto wrap-anywhere">
            {trennbar(kasse(versicherer, praemien).name)}
          </span>
          <span className="relative h-full">
            <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
              {achse.map(marke => (
                <line key={marke} x1={lage(marke)} x2={lage(marke)} y2="100%" className="stroke-line" />
              ))}
              {vorher !== undefined && (
                <>
                  <line x1={lage(vorher)} x2={lage(preis)} y1="50%" y2="50%" strokeWidth="1.5" className={MARKE} />
                  <rect
                    x={lage(vorher)}
                    y="50%"
                    width="10"
                    height="10"
                    transform="translate(-5,-5)"
                    className={OFFEN}
                  />
                </>
              )}
              <rect x={lage(preis)} y="50%" width="11" height="11" transform="translate(-5.5,-5.5)" className={VOLL} />
            </svg>
          </span>
          <span className="betrag t1 text-right">
            <span className="font-semibold">{wechsel ? differenzText(wechsel.differenz) : VORJAHR.neu}</span>
            {wechsel && <span className="pl-1 text-ink2 max-md:hidden"> {prozentText(wechsel.prozent)}</span>}
          </span>
        </div>
      ))}
    </div>
  )
}
