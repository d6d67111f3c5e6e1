import { SKYLINE } from '#content/startseite/startseite.ts'
import { frankenText } from '#content/zahlen/format.ts'
import type { SkylineTarif } from './skyline.ts'

/** The figures of the picture for whoever would rather read them; it opens without script. */
export function SkylineTabelle({ tarife, ort }: { tarife: readonly SkylineTarif[]; ort: string }) {
  const { kasse, tarif, preis } = SKYLINE.spalten
  return (
    <details>
      <summary className="t1 textlink absolute top-0 right-0 flex min-h-11 list-none items-start pt-2.5 [&::-webkit-details-marker]:hidden">
        {SKYLINE.alsTabelle}
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div
        role="group"
        aria-label={SKYLINE.titel(tarife.length, ort)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="mt-3 max-h-80 overflow-y-auto border-y border-ink"
      >
        <table className="t1 w-full text-left">
          <thead className="sticky top-0 bg-ground">
            <tr className="*:py-2 *:font-semibold">
              <th scope="col">{kasse}</th>
              <th scope="col">{tarif}</th>
              <th scope="col" className="text-right whitespace-nowrap">
                {preis}
              </th>
            </tr>
          </thead>
          <tbody className="[&_td]:border-t [&_td]:border-line [&_td]:py-1.5 [&_td]:pr-3 [&_td:last-child]:pr-0 [&_td:last-child]:text-right">
            {tarife.map(zeile => (
              <tr key={`${zeile.kasse} ${zeile.tarif}`}>
                <td>{zeile.kasse}</td>
                <td>{zeile.tarif}</td>
                <td>{frankenText(zeile.preis)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
