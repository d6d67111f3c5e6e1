import { useId } from 'react'
import { trennbar } from '#app/lib/typografie.ts'
import { Fold } from '#app/ui/fold.tsx'
import { angebotsmodell } from '#content/angebotsmodell.ts'
import { frankenText } from '#content/format.ts'
import { WEGE } from '#content/nichts-tun-wege.ts'
import { type Angebot, alleAngebote, type Frage } from '#domain/angebote.ts'
import { umweltabgabe } from '#domain/jahreswerte.ts'
import type { Posten } from '#domain/nichts-tun-wege.ts'
import { eigenerPreis } from '#domain/praemie.ts'
import { minus, type Rappen } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { PersonSicht } from '../sicht/bezug.ts'
import type { Blick } from '../sicht/sicht.ts'

/** What can be done from 1 January, side by side; of several a table each, folded. After premium reduction nothing stands beside it. */
export function DreiWege(blick: Blick) {
  const { personen, zuMehreren, regelJahr, volleTabelle } = blick.sicht
  if (regelJahr !== null) return null
  return personen.map(person => {
    const wege = wegeVon(person, volleTabelle)
    if (wege.length === 0) return null
    const tabelle = <Wegtabelle key={person.id} {...blick} person={person} wege={wege} />
    if (!zuMehreren) return tabelle
    return (
      <Fold
        key={person.id}
        className="border-b border-line print:hidden"
        line="t2 min-h-11 font-semibold"
        summary={WEGE.titel(wege.length, person.name)}
      >
        {tabelle}
      </Fold>
    )
  })
}

type Weg = Posten & {
  weg: keyof typeof WEGE.namen
  /** undefined where nobody knows what is paid today. */
  zuHeute: Rappen | undefined
  /** It is what the answer shows. */
  gewaehlt: boolean
}

/** Whether its prices can stand beside those of the page. */
export const istVergleichbar = ({ preisart }: { preisart: 'netto' | 'brutto' }, tabelle: Regionstabelle): boolean =>
  preisart === 'netto' || umweltabgabe(tabelle) === undefined

/**
 * What can be done, each with its full price: nothing, another tariff of the same insurer, another insurer. Where one of them is the
 * answer's own offer it is that one, so that there is one winner. Empty while the answer is at another franchise or accident cover:
 * then nothing here could stand beside it.
 */
export function wegeVon({ police, nichtsTun, voll, frage }: PersonSicht, tabelle: Regionstabelle): Weg[] {
  if (!police || !nichtsTun || !voll || !('franchise' in nichtsTun)) return []
  const { franchise, unfall, gleicheKasse } = nichtsTun
  if (franchise !== voll.franchise || unfall !== frage.unfall || !istVergleichbar(nichtsTun, tabelle)) return []
  const danach = 'danach' in nichtsTun ? nichtsTun.danach : undefined
  const heute = 'heute' in nichtsTun ? nichtsTun.heute.preis : undefined
  const antwort = postenDer(voll.angebot, voll.praemie)
  const istAntwort = ({ versicherer, typ, name }: Posten) =>
    versicherer === antwort.versicherer && typ === antwort.typ && name === antwort.name
  const eigenes = antwort.versicherer === police.kasse
  const posten = {
    nichts: danach,
    gleiche: eigenes && !(danach && istAntwort(danach)) ? antwort : gleicheKasse,
    andere: eigenes ? guenstigstesAndere(tabelle, { ...frage, franchise }, police.kasse) : antwort,
  }
  return (['nichts', 'gleiche', 'andere'] as const).flatMap(weg => {
    const einer = posten[weg]
    if (!einer) return []
    const zuHeute = heute === undefined ? undefined : minus(einer.preis, heute)
    return { ...einer, weg, zuHeute, gewaehlt: istAntwort(einer) }
  })
}

/** The list is sorted by price. */
function guenstigstesAndere(tabelle: Regionstabelle, frage: Frage, kasse: number): Posten | undefined {
  const angebot = alleAngebote(tabelle, frage).find(({ versicherer }) => versicherer !== kasse)
  return angebot && postenDer(angebot, eigenerPreis(angebot, tabelle))
}

const postenDer = ({ versicherer, modell, tarif }: Angebot, preis: Rappen): Posten => ({
  ...{ versicherer, typ: modell, name: tarif, preis },
})

type WegtabelleProps = Blick & { person: PersonSicht; wege: readonly Weg[] }

function Wegtabelle({ sicht, umfeld, dispatch, person, wege }: WegtabelleProps) {
  const id = useId()
  const { kassenName } = umfeld
  function waehle({ versicherer, typ, name }: Weg) {
    // Who goes elsewhere leaves the one insurer of all.
    const bleibt = person.gewaehlt?.angebot.versicherer === versicherer
    dispatch({
      ...{ art: 'waehle', id: person.id, auswahl: { versicherer, typ, tarif: name } },
      aufteilung: bleibt ? sicht.aufteilung : 'kombination',
    })
  }
  return (
    <table className="block w-full print:hidden" aria-labelledby={id}>
      {/* What it folds from says the same. */}
      <caption
        id={id}
        className={sicht.zuMehreren ? 'sr-only' : 't3 block border-b border-ink pb-2 text-left font-semibold'}
      >
        {WEGE.titel(wege.length, sicht.zuMehreren ? person.name : null)}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{WEGE.spalten.weg}</th>
          <th scope="col">{WEGE.spalten.preis}</th>
          <th scope="col">{WEGE.spalten.unterschied}</th>
        </tr>
      </thead>
      <tbody className="block">
        {wege.map(weg => (
          <Wegzeile
            key={weg.weg}
            {...{ weg, kassenName }}
            heutigeKasse={kassenName(person.police?.kasse ?? 0)}
            onWahl={() => waehle(weg)}
          />
        ))}
      </tbody>
    </table>
  )
}

type WegzeileProps = {
  weg: Weg
  heutigeKasse: string
  kassenName: (versicherer: number) => string
  onWahl: () => void
}

/** The whole row is the button's. */
function Wegzeile({ weg: zeile, heutigeKasse, kassenName, onWahl }: WegzeileProps) {
  const { weg, versicherer, typ, name, preis, zuHeute, gewaehlt } = zeile
  return (
    <tr
      className={`relative grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-line py-2.5 ${gewaehlt ? 'border-l-4 border-l-fir bg-fir-soft pr-2 pl-2.5' : 'hover:bg-sand'}`}
    >
      <th scope="row" className="row-span-2 min-w-0 text-left font-normal">
        <button
          type="button"
          aria-pressed={gewaehlt}
          onClick={onWahl}
          className="text-left leading-snug font-semibold after:absolute after:inset-0"
        >
          {WEGE.namen[weg](heutigeKasse)}
        </button>
        <span className="t1 block text-ink2">
          {kassenName(versicherer)}, {trennbar(name)}, {angebotsmodell({ modell: typ, versicherer, tarif: name })}
        </span>
      </th>
      <td className="betrag text-right text-[1.25rem] leading-snug font-semibold font-stretch-92%">
        {frankenText(preis)}
      </td>
      <td className="t1 betrag text-right text-ink2">{zuHeute !== undefined && WEGE.zuHeute(zuHeute)}</td>
    </tr>
  )
}
