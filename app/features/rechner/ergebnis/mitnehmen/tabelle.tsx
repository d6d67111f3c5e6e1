import type { ReactNode } from 'react'

/* Of the printed page: sizes are those of paper. */

export function Ueberschrift({ children }: { children: ReactNode }) {
  return <h2 className="mt-4 mb-1 text-[0.9375rem] font-semibold tracking-tight">{children}</h2>
}

export type Spalte<Zeile> = {
  name: ReactNode
  wert: (zeile: Zeile) => ReactNode
  /** Amounts stand at the right. */
  zahl?: boolean
  fett?: boolean
  /** Nothing would stand in it. */
  leer?: boolean
}

type TabelleProps<Zeile> = { spalten: readonly Spalte<Zeile>[]; zeilen: readonly Zeile[] }

/** A row's first cell says what the row is of. */
export function Tabelle<Zeile extends { schluessel: string | number; gewaehlt?: boolean; fett?: boolean }>({
  spalten,
  zeilen,
}: TabelleProps<Zeile>) {
  const gezeigte = spalten
    .filter(({ leer }) => !leer)
    .map((spalte, stelle) => ({
      ...{ ...spalte, stelle },
      lage: spalte.zahl ? 'pl-3 text-right whitespace-nowrap' : 'pr-3 text-left',
    }))
  return (
    <table className="w-full">
      <thead>
        <tr>
          {gezeigte.map(({ stelle, name, lage, zahl }) => (
            // Columns of amounts are as narrow as these: with names on two lines the sheet would not end on its page.
            <th
              key={stelle}
              className={`border-b border-ink py-1 align-bottom font-normal whitespace-normal! ${zahl ? 'w-px' : ''} ${lage}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {zeilen.map(zeile => (
          <tr key={zeile.schluessel} className={zeile.gewaehlt ? 'bg-sand' : ''}>
            {gezeigte.map(({ stelle, wert, lage, fett }) => {
              const Zelle = stelle === 0 ? 'th' : 'td'
              const schrift = zeile.gewaehlt || zeile.fett || fett ? 'font-semibold' : 'font-normal'
              return (
                <Zelle key={stelle} className={`border-b border-line py-1 align-top ${lage} ${schrift}`}>
                  {wert(zeile)}
                </Zelle>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
