import type { ReactNode } from 'react'

/* Of the printed page: sizes are those of paper. */

export const Ueberschrift = ({ children }: { children: ReactNode }) => (
  <h2 className="mt-4 mb-1 text-[0.9375rem] font-semibold tracking-tight">{children}</h2>
)

export type Spalte<Zeile> = {
  name: string
  wert: (zeile: Zeile) => ReactNode
  /** Its name is only heard. */
  leise?: boolean
  /** Amounts stand at the right. */
  zahl?: boolean
  fett?: boolean
}

type Eintrag = { schluessel: string | number; gewaehlt?: boolean; fett?: boolean }

type TabelleProps<Zeile> = { spalten: readonly Spalte<Zeile>[]; zeilen: readonly Zeile[] }

/** A row's first cell says what the row is of. A column in which nothing would stand is left out. */
export function Tabelle<Zeile extends Eintrag>({ spalten, zeilen }: TabelleProps<Zeile>) {
  const gezeigte = spalten.filter(({ wert }) => zeilen.some(wert))
  const lage = ({ zahl }: Spalte<Zeile>) => (zahl ? 'pl-3 text-right whitespace-nowrap' : 'pr-3 text-left')
  return (
    <table className="w-full">
      <thead>
        <tr>
          {gezeigte.map(spalte => (
            // Columns of amounts are as narrow as these: with names on two lines the sheet would not end on its page.
            <th
              key={spalte.name}
              className={`border-b border-ink py-1 align-bottom font-normal whitespace-normal! ${spalte.zahl ? 'w-px' : ''} ${lage(spalte)}`}
            >
              {spalte.leise ? <span className="sr-only">{spalte.name}</span> : spalte.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {zeilen.map(zeile => (
          <tr key={zeile.schluessel} className={zeile.gewaehlt ? 'bg-sand' : ''}>
            {gezeigte.map(spalte => {
              const Zelle = spalte === gezeigte[0] ? 'th' : 'td'
              const schrift = zeile.gewaehlt || zeile.fett || spalte.fett ? 'font-semibold' : 'font-normal'
              return (
                <Zelle key={spalte.name} className={`border-b border-line py-1 align-top ${lage(spalte)} ${schrift}`}>
                  {spalte.wert(zeile)}
                </Zelle>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
