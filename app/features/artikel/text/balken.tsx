type Zeile = { name: string; wert: number; text: string }

type Props = {
  titel: string
  /** Heads of the three columns: what a row is, what the bar shows, what the figure at the right says. */
  spalten: readonly [string, string, string]
  zeilen: readonly Zeile[]
  quelle: string
}

/** Bars that are a table: read in the same order with eyes and with a screen reader. */
export function Balken({ titel, spalten, zeilen, quelle }: Props) {
  const hoechster = Math.max(...zeilen.map(({ wert }) => wert))
  const [name, balken, figur] = spalten
  return (
    <figure className="mt-8 max-w-none!">
      <table className="w-full text-left text-[1rem]">
        <caption className="t3 pb-3 text-left font-semibold">{titel}</caption>
        <thead className="t1 text-ink2">
          <tr className="border-b border-ink *:py-2 *:font-normal">
            <th scope="col">{name}</th>
            <th scope="col" className="w-1/2">
              {balken}
            </th>
            <th scope="col" className="text-right">
              {figur}
            </th>
          </tr>
        </thead>
        <tbody>
          {zeilen.map(zeile => (
            <tr key={zeile.name} className="border-b border-line *:py-2">
              <th scope="row" className="pr-4 font-semibold">
                {zeile.name}
              </th>
              <td>
                <svg className="block h-6 w-full" aria-hidden="true">
                  <rect className="fill-bar" width={`${(100 * zeile.wert) / hoechster}%`} height="100%" />
                </svg>
              </td>
              <td className="pl-4 text-right font-semibold whitespace-nowrap">{zeile.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="t1 mt-3 text-ink2">{quelle}</figcaption>
    </figure>
  )
}
