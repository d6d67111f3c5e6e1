import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { trennbar } from '#app/lib/typografie.ts'
import { answerId, Segments } from '#app/ui/segments.tsx'
import { REGIONENTABELLE } from '#content/krankenkassen/krankenkassen.ts'
import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { kantonName } from '#content/orte/kantone.ts'
import { KLASSEN } from '#content/versicherer/saetze.ts'
import { frankenText } from '#content/zahlen/format.ts'
import { erstkontakt } from '#domain/erstkontakt/erstkontakt.ts'
import type { Altersklasse } from '#domain/praemien/altersklasse.ts'
import { praemieNachAbzug } from '#domain/praemien/praemie.ts'
import type { Kassenzahlen, Regionszahl } from '#domain/zahlen/kassenzahlen.ts'
import { Abschnitt } from './abschnitt.tsx'

const REIHENFOLGE = ['AKL-ERW', 'AKL-JUG', 'AKL-KIN'] as const satisfies readonly Altersklasse[]

/** Once around the tables instead of on each of their cells: there are several hundred. */
const TABELLEN =
  '[&_b]:betrag [&_b]:font-semibold [&_i]:not-italic max-md:[&_i]:sr-only [&_mark]:rounded-control [&_mark]:bg-butter [&_mark]:px-1.5 [&_mark]:py-0.5 [&_mark]:font-semibold [&_mark]:text-on-butter [&_small]:block [&_small]:text-[0.875rem] [&_small]:font-normal [&_small]:text-ink2 [&_td]:border-b [&_td]:border-line [&_td]:py-2 [&_td]:text-right [&_td]:align-top [&_tbody_th]:border-b [&_tbody_th]:border-line [&_tbody_th]:py-2 [&_tbody_th]:pr-2 [&_tbody_th]:align-top [&_tbody_th]:font-medium [&_tbody_th]:hyphens-auto md:[&_td_small]:ml-1 md:[&_td_small]:inline md:[&_th_div]:grid md:[&_th_div]:grid-cols-[2fr_3fr] md:[&_th_div]:items-baseline md:[&_th_div]:gap-x-4 lg:[&_th_small]:text-[1rem]'

type Regionskasse = { name: string; nummer: number }

/** The cheapest tariff of the insurer in every region, for each age class. */
export function RegionenTabelle({ regionen, ...kasse }: Regionskasse & { regionen: Kassenzahlen['regionen'] }) {
  const klassen = REIHENFOLGE.filter(klasse => regionen[klasse].length > 0)
  return (
    <Abschnitt id="praemien" titel={REGIONENTABELLE.titel}>
      <div className={TABELLEN}>
        <Segments
          name="choice"
          legend={REGIONENTABELLE.altersklasse}
          labels={klassen.map(klasse => KLASSEN[klasse].kurz)}
          className="mb-6 md:w-fit"
        />
        {klassen.map((klasse, index) => (
          <div key={klasse} data-when={answerId('choice', index)} className="not-print:unchosen:hidden print:mb-8">
            <Tabelle {...kasse} klasse={klasse} zahlen={regionen[klasse]} />
          </div>
        ))}
      </div>
    </Abschnitt>
  )
}

type TabelleProps = Regionskasse & { klasse: Altersklasse; zahlen: readonly Regionszahl[] }

function Tabelle({ name, nummer, klasse, zahlen }: TabelleProps) {
  const { praemien } = useSeitenDaten()
  const { spalten, rang: ordnung } = REGIONENTABELLE
  return (
    <table className="w-full table-fixed text-left">
      <caption className="t1 pb-4 text-left text-ink2">
        {REGIONENTABELLE.tabelle(name, KLASSEN[klasse], praemien)}
      </caption>
      <thead className="t1 text-ink2">
        <tr className="*:border-b *:border-ink *:pb-2.5 *:font-semibold">
          <th scope="col">{spalten.region}</th>
          <th scope="col" className="w-17 text-right md:w-28">
            {spalten.preis}
            <span className="max-md:sr-only">{spalten.jeMonat}</span>
          </th>
          <th scope="col" className="w-14 text-right md:w-32">
            {spalten.rang}
          </th>
        </tr>
      </thead>
      <tbody>
        {zahlen.map(({ kanton, region, praemie, modell, tarif, rang, von }) => (
          <tr key={`${kanton}${region}`}>
            <th scope="row">
              <div>
                <span>{region > 0 ? `${kantonName(kanton)}\u00a0${region}` : kantonName(kanton)}</span>
                <small>
                  <i>{kontaktName(erstkontakt(modell, nummer, tarif))}: </i>
                  {trennbar(tarif)}
                </small>
              </div>
            </th>
            <td>
              <b>{frankenText(praemieNachAbzug(praemie, praemien))}</b>
            </td>
            <td>
              {rang === 1 ? <mark>{ordnung(rang)}</mark> : ordnung(rang)} <small>{REGIONENTABELLE.von(von)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
