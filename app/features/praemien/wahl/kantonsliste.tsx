import { Link } from '#app/router.tsx'
import { percent } from '#app/ui/bar.tsx'
import { kantonKurz, kantonspfad } from '#content/praemien/kantone.ts'
import { KANTONSLISTE, REGIONEN, wertText } from '#content/praemien/schweiz.ts'
import type { Mass } from '#domain/zahlen/kartenwerte.ts'
import type { Kantonszeile } from './zeilen.ts'

/** All cantons by their lowest region; the line reaches to the highest. */
export function Kantonsliste({ zeilen, mass }: { zeilen: readonly Kantonszeile[]; mass: Mass }) {
  const hoechste = Math.max(1, ...zeilen.map(({ bis }) => bis))
  const anteil = (wert: number) => Math.max(0, wert / hoechste)
  return (
    <>
      <table className="t1 w-full">
        <caption className="sr-only">{KANTONSLISTE.erklaerung[mass]}</caption>
        <thead>
          <tr className="text-left text-ink2 *:border-b *:border-ink *:pb-2 *:font-normal">
            <th scope="col" className="w-8">
              <span className="sr-only">{KANTONSLISTE.spalten.rang}</span>
            </th>
            <th scope="col">{KANTONSLISTE.spalten.kanton}</th>
            <td />
            <th scope="col" className="text-right">
              {REGIONEN.werte[mass]}
            </th>
          </tr>
        </thead>
        <tbody data-rangliste="">
          {zeilen.map(({ kanton, rang, von: tiefster, bis: hoechster }) => {
            const [von, bis] = [anteil(tiefster), anteil(hoechster)]
            return (
              <tr key={kanton} className="*:border-b *:border-line *:py-1.5" data-kanton={kanton}>
                <td className="text-ink2">{rang}</td>
                <th scope="row" className="pr-2 text-left font-medium">
                  <Link to={kantonspfad(kanton)} className="hover:underline">
                    {kantonKurz(kanton)}
                  </Link>
                </th>
                <td className="w-2/5">
                  <svg width="100%" height="10" aria-hidden="true" className="karte overflow-visible">
                    <rect
                      width={percent(von)}
                      height="10"
                      className={rang === 1 ? 'fill-butter stroke-ink' : 'fill-bar'}
                    />
                    {bis > von && <line x1={percent(von)} x2={percent(bis)} y1="5" y2="5" className="stroke-ink" />}
                    {bis > von && <line x1={percent(bis)} x2={percent(bis)} y1="2" y2="8" className="stroke-ink" />}
                  </svg>
                </td>
                <td className="betrag pl-2 text-right font-semibold">{wertText(mass, tiefster)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="t1 mt-3 text-ink2">{KANTONSLISTE.erklaerung[mass]}</p>
    </>
  )
}
