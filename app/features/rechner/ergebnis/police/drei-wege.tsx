import { useId } from 'react'
import { trennbar } from '#app/lib/typografie.ts'
import { angebotsmodell } from '#content/angebotsmodell.ts'
import { frankenText } from '#content/format.ts'
import { WEGE } from '#content/nichts-tun-wege.ts'
import type { Blick, PersonSicht } from '../sicht/sicht.ts'
import { type Wegzeile, wegeZeilen } from './wege-zeilen.ts'

/** What can be done from 1 January, side by side; of several a table each, folded. */
export function DreiWege({ sicht, umfeld, dispatch }: Blick) {
  const tabellen = sicht.personen.flatMap(person => {
    const zeilen = wegeZeilen(person, sicht)
    return zeilen.length > 0 ? [{ person, zeilen }] : []
  })
  if (tabellen.length === 0) return null
  return tabellen.map(({ person, zeilen }) => {
    const tabelle = (
      <Wegtabelle
        {...{ zeilen, heutigeKasse: person.police?.kasse ?? 0, kassenName: umfeld.kassenName }}
        titel={WEGE.titel(zeilen.length, null)}
        betitelt={sicht.zuMehreren}
        onWahl={({ auswahl }) =>
          dispatch({
            art: 'waehle',
            id: person.id,
            auswahl,
            aufteilung: aufteilungBei(auswahl.versicherer, person, sicht),
          })
        }
      />
    )
    if (!sicht.zuMehreren) return <div key={person.id}>{tabelle}</div>
    return (
      <details key={person.id} className="border-b border-line print:hidden">
        <summary className="t2 flex min-h-11 cursor-pointer items-center font-semibold">
          {WEGE.titel(zeilen.length, person.name)}
        </summary>
        {tabelle}
      </details>
    )
  })
}

/** Who goes elsewhere leaves the one insurer of all. */
const aufteilungBei = (versicherer: number, { gewaehlt }: PersonSicht, { aufteilung }: Blick['sicht']) =>
  gewaehlt?.angebot.versicherer === versicherer ? aufteilung : 'kombination'

type WegtabelleProps = {
  zeilen: readonly Wegzeile[]
  titel: string
  /** What it folds from says the same. */
  betitelt: boolean
  heutigeKasse: number
  kassenName: (versicherer: number) => string
  onWahl: (zeile: Wegzeile) => void
}

function Wegtabelle({ zeilen, titel, betitelt, heutigeKasse, kassenName, onWahl }: WegtabelleProps) {
  const id = useId()
  return (
    <table className="block w-full print:hidden" aria-labelledby={id}>
      <caption id={id} className={betitelt ? 'sr-only' : 't3 block border-b border-ink pb-2 text-left font-semibold'}>
        {titel}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{WEGE.spalten.weg}</th>
          <th scope="col">{WEGE.spalten.preis}</th>
          <th scope="col">{WEGE.spalten.unterschied}</th>
        </tr>
      </thead>
      <tbody className="block">
        {zeilen.map(zeile => (
          <Weg key={zeile.weg} {...{ zeile, kassenName, onWahl }} heutigeKasse={kassenName(heutigeKasse)} />
        ))}
      </tbody>
    </table>
  )
}

type WegProps = Pick<WegtabelleProps, 'kassenName' | 'onWahl'> & { zeile: Wegzeile; heutigeKasse: string }

/** The whole row is the button's. */
function Weg({ zeile, heutigeKasse, kassenName, onWahl }: WegProps) {
  const { weg, auswahl, preis, zuHeute, gewaehlt } = zeile
  const { versicherer, typ, tarif } = auswahl
  const modell = angebotsmodell({ modell: typ, versicherer, tarif })
  return (
    <tr
      className={`relative grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-line py-2.5 ${gewaehlt ? 'border-l-4 border-l-fir bg-fir-soft pr-2 pl-2.5' : 'hover:bg-sand'}`}
    >
      <th scope="row" className="row-span-2 min-w-0 text-left font-normal">
        <button
          type="button"
          aria-pressed={gewaehlt}
          onClick={() => onWahl(zeile)}
          className="text-left leading-snug font-semibold after:absolute after:inset-0"
        >
          {WEGE.namen[weg](heutigeKasse)}
        </button>
        <span className="t1 block text-ink2">
          {kassenName(versicherer)}, {trennbar(tarif)}, {modell}
        </span>
      </th>
      <td className="betrag text-right text-[1.25rem] leading-snug font-semibold font-stretch-92%">
        {frankenText(preis)}
      </td>
      <td className="t1 betrag text-right text-ink2">{zuHeute !== undefined && WEGE.zuHeute(zuHeute)}</td>
    </tr>
  )
}
