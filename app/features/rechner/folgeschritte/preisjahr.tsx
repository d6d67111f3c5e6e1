import { NachDerFrist } from '#app/layout/nach-der-frist.tsx'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { nachDerFrist } from '#content/nach-der-frist.ts'
import type { Aktion, Schritt2 } from '../zustand/zustand.ts'
import { BeginnWahl, Jahreslinie, type Linie } from './jahreslinie.tsx'
import { Jahreszeile } from './jahreszeile.tsx'

type PreisjahrProps = {
  zustand: Schritt2
  dispatch: (aktion: Aktion) => void
  /** The cheapest price then and now, where they are known. */
  linie?: Linie | undefined
  /** Where nothing else beside the prices names their year. */
  nenntJahr?: boolean
}

/** The year of the prices, the other one to choose, and what can still be done. Stays while prices load. */
export function Preisjahr({ zustand, dispatch, linie, nenntJahr = false }: PreisjahrProps) {
  const { datum, praemien } = useSeitenDaten()
  const { sofort, daten } = zustand
  const jahr = daten.art === 'bereit' ? daten.tabelle.jahr : (sofort ?? praemien.jahr)
  const spaet = nachDerFrist(datum)
  const waehlbar = praemien.sofort
  if (!nenntJahr && waehlbar === undefined && !linie?.satz && !spaet) return null
  return (
    <div className="grid gap-y-2">
      {nenntJahr && <Jahreszeile jahr={jahr} />}
      {waehlbar !== undefined ? (
        <BeginnWahl
          {...{ linie, jahr: praemien.jahr, sofortjahr: waehlbar, sofort: sofort !== null }}
          onChange={neu => dispatch({ art: 'beginn', sofort: neu ? waehlbar : null })}
        />
      ) : (
        linie?.satz && <Jahreslinie heute={datum} jahr={jahr} linie={linie} />
      )}
      <NachDerFrist folded />
    </div>
  )
}
