import { VORJAHR } from '#content/praemien/kanton.ts'
import { regionKurz } from '#content/praemien/kantone.ts'
import { regionName } from '#content/versicherer/saetze.ts'
import { differenzText, frankenText, prozentText } from '#content/zahlen/format.ts'
import { Hanteln } from './karte/hanteln.tsx'
import type { Kantonsbild, Kantonsregion } from './karte/kantonsbild.ts'
import { type Kassenverlauf, kassenwechsel } from './kassenwechsel.ts'
import { wennRegion } from './regionswahl.tsx'
import { KasseLink } from './wahl/kasse-link.tsx'

/** Only where the year before was imported, too. */
export function VorjahrTeil({ bild: { regionen } }: { bild: Kantonsbild }) {
  const jahr = regionen[0]?.tabelle.jahr
  if (jahr === undefined || regionen.some(({ wechsel }) => !wechsel)) return null
  return (
    <section className="rahmen mt-16">
      <div className="border-t border-ink pt-6">
        <h2 className="t4">{VORJAHR.titel(jahr)}</h2>
        {regionen.map((region, index) => (
          <div key={region.region} {...wennRegion(regionen, index)} className="not-print:unchosen:hidden">
            <Region region={region} jahr={jahr} />
          </div>
        ))}
      </div>
    </section>
  )
}

type Props = { region: Kantonsregion; jahr: number }

function Region({ region, jahr }: Props) {
  const kassen = kassenwechsel(region)
  return (
    <div className="grid gap-x-10 gap-y-10 lg:grid-cols-3">
      <div className="lg:col-span-2">
        <p className="mass mt-3 text-ink2">
          {region.wechsel && VORJAHR.satz(regionKurz(region.kanton, region.region), { ...region, ...region.wechsel })}{' '}
          {VORJAHR.erklaerung}
        </p>
        <Hanteln kassen={kassen} jahr={jahr} />
      </div>
      <div>
        <h3 className="t3 font-semibold">{VORJAHR.alsTabelle}</h3>
        <Tabelle region={region} jahr={jahr} kassen={kassen} />
      </div>
    </div>
  )
}

/** Two years never touch: 20 px between them, 10 to the change, on the narrowest phone as well. */
function Tabelle({ region: { kanton, region }, jahr, kassen }: Props & { kassen: readonly Kassenverlauf[] }) {
  return (
    <table className="mt-3 w-full max-[22rem]:t1">
      <caption className="sr-only">{VORJAHR.tabelle(regionName(kanton, region), jahr)}</caption>
      <thead className="t1 text-ink2">
        <tr className="text-right *:border-b *:border-ink *:pb-2 *:font-normal">
          <th scope="col" className="text-left">
            {VORJAHR.spalten.kasse}
          </th>
          <th scope="col" className="pl-2">
            {jahr - 1}
          </th>
          <th scope="col" className="pl-5">
            {jahr}
          </th>
          <th scope="col" className="pl-3">
            {VORJAHR.spalten.aenderung}
          </th>
        </tr>
      </thead>
      <tbody>
        {kassen.map(({ versicherer, preis, vorher, wechsel }) => (
          <tr key={versicherer} className="text-right *:border-b *:border-line *:py-2.5 *:align-top">
            <th scope="row" className="text-left font-normal hyphens-auto wrap-anywhere">
              <KasseLink nummer={versicherer} />
            </th>
            <td className="betrag pl-2 text-ink2">{vorher ? frankenText(vorher) : ''}</td>
            <td className="betrag pl-5 font-semibold">{frankenText(preis)}</td>
            <td className="betrag pl-3">
              <span className="font-semibold">{wechsel ? differenzText(wechsel.differenz) : VORJAHR.neu}</span>
              {wechsel && <span className="t1 block text-ink2">{prozentText(wechsel.prozent)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
