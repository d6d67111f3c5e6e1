import { trennbar } from '#app/lib/typografie.ts'
import { Fold } from '#app/ui/fold.tsx'
import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { WEGE } from '#content/wechsel/nichts-tun-wege.ts'
import { frankenText } from '#content/zahlen/format.ts'
import { erstkontakt } from '#domain/erstkontakt/erstkontakt.ts'
import { istGewaehlt } from '#domain/haushalt/haushalt.ts'
import type { Posten } from '#domain/police/nichts-tun-wege.ts'
import { type Angebot, alleAngebote } from '#domain/praemien/angebote.ts'
import { umweltabgabe } from '#domain/praemien/jahreswerte.ts'
import { eigenerPreis } from '#domain/praemien/praemie.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import { minus, type Rappen } from '#domain/werte/rappen.ts'
import type { PersonSicht } from '../sicht/antwort.ts'
import type { Blick } from '../sicht/sicht.ts'

/** What can be done from 1 January, side by side; of several a table each, folded. After premium reduction nothing stands beside it. */
export function DreiWege(blick: Blick) {
  const { personen, zuMehreren, regelJahr, volleTabelle } = blick.sicht
  if (regelJahr !== null) return null
  return personen.map(person => {
    const wege = wegeVon(person, volleTabelle)
    if (wege.length === 0) return null
    const titel = WEGE.titel(wege.length, zuMehreren ? person.name : null)
    const tabelle = <Wegtabelle key={person.id} {...blick} {...{ person, wege, titel }} />
    if (!zuMehreren) return tabelle
    return (
      <Fold
        key={person.id}
        className="border-b border-line print:hidden"
        line="t2 min-h-11 font-semibold"
        summary={titel}
      >
        {tabelle}
      </Fold>
    )
  })
}

/** `gewaehlt`: it is what the answer shows. */
type Weg = Posten & { weg: keyof typeof WEGE.namen; gewaehlt: boolean }

/** Whether its prices can stand beside those of the page. */
export const istVergleichbar = ({ preisart }: { preisart: 'netto' | 'brutto' }, tabelle: Regionstabelle): boolean =>
  preisart === 'netto' || umweltabgabe(tabelle) === undefined

/**
 * What can be done, each with its full price: nothing, another tariff of the same insurer, another insurer. Where one of them is the
 * answer's own offer it is that one, so that there is one winner. Empty while the answer is at another franchise or accident cover:
 * then nothing here could stand beside it.
 */
export function wegeVon({ police, nichtsTun, voll, frage }: PersonSicht, tabelle: Regionstabelle): Weg[] {
  if (!police || !voll || nichtsTun?.franchise === undefined) return []
  const { franchise, unfall, danach, gleicheKasse } = nichtsTun
  if (franchise !== voll.franchise || unfall !== frage.unfall || !istVergleichbar(nichtsTun, tabelle)) return []
  const antwort = postenDer(voll.angebot, voll.praemie)
  const istAntwort = (einer: Posten) => istGewaehlt(voll.angebot, { ...einer, tarif: einer.name })
  const bleibt = antwort.versicherer === police.kasse
  // The list is sorted by price.
  const andere = alleAngebote(tabelle, { ...frage, franchise }).find(({ versicherer }) => versicherer !== police.kasse)
  const posten = {
    nichts: danach,
    gleiche: bleibt && !(danach && istAntwort(danach)) ? antwort : gleicheKasse,
    andere: bleibt ? andere && postenDer(andere, eigenerPreis(andere, tabelle)) : antwort,
  }
  return (['nichts', 'gleiche', 'andere'] as const).flatMap(weg => {
    const einer = posten[weg]
    return einer ? { ...einer, weg, gewaehlt: istAntwort(einer) } : []
  })
}

const postenDer = ({ versicherer, modell: typ, tarif: name }: Angebot, preis: Rappen): Posten => ({
  versicherer,
  typ,
  name,
  preis,
})

type WegtabelleProps = Blick & { person: PersonSicht; wege: readonly Weg[]; titel: string }

function Wegtabelle({ sicht, umfeld: { kassenName }, dispatch, person, wege, titel }: WegtabelleProps) {
  const { id, gewaehlt, police, nichtsTun } = person
  const heute = nichtsTun?.heute?.preis
  function waehle({ versicherer, typ, name }: Weg) {
    // Who goes elsewhere leaves the one insurer of all.
    const aufteilung = gewaehlt?.angebot.versicherer === versicherer ? sicht.aufteilung : 'kombination'
    dispatch({ art: 'waehle', id, auswahl: { versicherer, typ, tarif: name }, aufteilung })
  }
  return (
    <table className="block w-full print:hidden" aria-label={titel}>
      {/* What it folds from says the same. */}
      {!sicht.zuMehreren && (
        <caption className="t3 block border-b border-ink pb-2 text-left font-semibold">{titel}</caption>
      )}
      <thead className="sr-only">
        <tr>
          <th scope="col">{WEGE.spalten.weg}</th>
          <th scope="col">{WEGE.spalten.preis}</th>
          <th scope="col">{WEGE.spalten.unterschied}</th>
        </tr>
      </thead>
      <tbody className="block">
        {wege.map(weg => (
          // The whole row is the button's.
          <tr
            key={weg.weg}
            className={`relative grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-line py-2.5 ${weg.gewaehlt ? 'border-l-4 border-l-fir bg-fir-soft pr-2 pl-2.5' : 'hover:bg-sand'}`}
          >
            <th scope="row" className="row-span-2 min-w-0 text-left font-normal">
              <button
                type="button"
                aria-pressed={weg.gewaehlt}
                onClick={() => waehle(weg)}
                className="text-left leading-snug font-semibold after:absolute after:inset-0"
              >
                {WEGE.namen[weg.weg](kassenName(police?.kasse ?? 0))}
              </button>
              <span className="t1 block text-ink2">
                {kassenName(weg.versicherer)}, {trennbar(weg.name)},{' '}
                {kontaktName(erstkontakt(weg.typ, weg.versicherer, weg.name))}
              </span>
            </th>
            <td className="betrag text-right text-[1.25rem] leading-snug font-semibold font-stretch-92%">
              {frankenText(weg.preis)}
            </td>
            <td className="t1 betrag text-right text-ink2">
              {heute !== undefined && WEGE.zuHeute(minus(weg.preis, heute))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
