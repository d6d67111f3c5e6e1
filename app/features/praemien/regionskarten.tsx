import { Badge } from '#app/ui/badge.tsx'
import { percent } from '#app/ui/bar.tsx'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { frankenText, ganzeFrankenText } from '#content/format.ts'
import { modellName } from '#content/modelle.ts'
import { KLASSENSPALTEN, REGIONSKARTEN } from '#content/praemien/kanton.ts'
import { regionKurz } from '#content/praemien/kantone.ts'
import { KARTE } from '#content/praemien/schweiz.ts'
import { istStandard } from '#domain/modelle.ts'
import { imJahr, praemieNachAbzug } from '#domain/praemie.ts'
import { durchschnitt, minus } from '#domain/rappen.ts'
import { angeboteDerRegion, regionszahlen, uebliche } from '#domain/regionszahlen.ts'
import { type Kantonsbild, type Kantonsregion, REIHENFOLGE } from './kantonsbild.ts'
import { useOrtsbild } from './ortsbild.ts'
import { KasseLink } from './wahl/kasse-link.tsx'

const BREIT = ['', 'max-w-3xl', 'lg:grid-cols-2', 'lg:grid-cols-3']

/** The regions of a canton side by side. */
export function Regionskarten({ bild }: { bild: Kantonsbild }) {
  const { regionen } = bild
  const hoechste = Math.max(...regionen.flatMap(region => modellPreise(region).map(({ praemie }) => praemie)))
  return (
    <div className="rahmen">
      <ul className={`grid gap-x-6 gap-y-10 ${BREIT[regionen.length]}`}>
        {regionen.map(region => (
          <li key={region.region}>
            <Region region={region} hoechste={hoechste} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The cheapest tariff of each type. */
function modellPreise({ tabelle }: Kantonsregion) {
  return [...Map.groupBy(angeboteDerRegion(tabelle, uebliche('AKL-ERW')), ({ modell }) => modell).values()].flatMap(
    ([guenstigstes]) => guenstigstes ?? [],
  )
}

function Region({ region, hoechste }: { region: Kantonsregion; hoechste: number }) {
  const { typen, preisjahr } = useOrtsbild()
  const { kanton, tabelle, zahlen, preis, gemeinden } = region
  const preise = new Map(modellPreise(region).map(angebot => [angebot.modell, angebot.praemie]))
  const netto = (praemie: typeof preis) => praemieNachAbzug(praemie, preisjahr)
  const standard = angeboteDerRegion(tabelle, uebliche('AKL-ERW')).filter(({ modell }) => istStandard(modell))
  const standardpreise = standard.map(({ praemie }) => netto(praemie))
  // Whole francs of a year: rounded once, at the end.
  const ersparnis = minus(durchschnitt(standardpreise.map(imJahr)), imJahr(preis))
  return (
    <section className="h-full border-t-4 border-ink pt-3" aria-label={regionKurz(kanton, region.region)}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="t3 font-semibold">{regionKurz(kanton, region.region)}</h2>
        {gemeinden.length > 0 && <p className="t1 text-ink2">{REGIONSKARTEN.gemeinden(gemeinden.length)}</p>}
      </div>
      <p className="mt-6">
        <PriceFigure amount={frankenText(preis)} per={KARTE.monat} />
      </p>
      <p className="mt-4">
        <Badge kind="butter">{REGIONSKARTEN.guenstigstes}</Badge>
      </p>
      <p className="mt-2">
        <KasseLink nummer={zahlen.guenstigstes.versicherer} /> {modellName(zahlen.guenstigstes.modell)} ·{' '}
        {zahlen.guenstigstes.tarif}
      </p>
      <table className="t1 mt-5 w-full">
        <caption className="sr-only">{REGIONSKARTEN.modelle}</caption>
        <tbody>
          {typen.flatMap(typ => {
            const praemie = preise.get(typ)
            if (praemie === undefined) return []
            const erster = praemie === zahlen.guenstigstes.praemie
            return (
              <tr key={typ} className="*:border-b *:border-line *:py-1.5">
                <th scope="row" className="pr-3 text-left font-normal">
                  {modellName(typ)}
                </th>
                <td className="w-2/5">
                  <svg width="100%" height="8" aria-hidden="true">
                    <rect
                      width={percent(praemie / hoechste)}
                      height="8"
                      className={erster ? 'fill-butter stroke-ink' : istStandard(typ) ? 'fill-fir-mid' : 'fill-bar'}
                    />
                  </svg>
                </td>
                <td className="betrag pl-3 text-right font-semibold">{frankenText(netto(praemie))}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <dl className="mt-5 grid grid-cols-3 gap-3">
        {REIHENFOLGE.map(klasse => {
          const guenstigste = regionszahlen(tabelle, uebliche(klasse))?.guenstigstes
          return (
            guenstigste && (
              <div key={klasse}>
                <dt className="t1 text-ink2">{KLASSENSPALTEN[klasse].name}</dt>
                <dd className="betrag font-semibold">{frankenText(netto(guenstigste.praemie))}</dd>
              </div>
            )
          )
        })}
      </dl>
      <p className="t1 mt-4 text-ink2">
        {REGIONSKARTEN.tarife(zahlen.tarife, zahlen.versicherer)}.{' '}
        {standard.length > 0 &&
          REGIONSKARTEN.ersparnis(ganzeFrankenText(ersparnis), frankenText(durchschnitt(standardpreise)))}
      </p>
    </section>
  )
}
