import { frankenText, wechselText } from '#content/format.ts'
import { VORJAHR } from '#content/praemien/kanton.ts'
import { regionName } from '#content/versicherer/saetze.ts'
import { jahreswechsel, vergleichbarerPreis } from '#domain/jahreswechsel.ts'
import { aenderung, kassenDerRegion, uebliche } from '#domain/regionszahlen.ts'
import type { Kantonsbild, Kantonsregion } from './kantonsbild.ts'
import { Regionswahl, sichtbar } from './regionswahl.tsx'
import { KasseLink } from './wahl/kasse-link.tsx'

const ANZAHL = 10

/** Only where the year before was imported, too. */
export function VorjahrTeil({ bild: { regionen } }: { bild: Kantonsbild }) {
  const wechsel = regionen.flatMap(({ kanton, region, tabelle, vorherige }) => {
    const gefunden = aenderung(tabelle, vorherige, uebliche('AKL-ERW'))
    return gefunden ? [{ kanton, region, wechsel: gefunden }] : []
  })
  const jahr = regionen[0]?.tabelle.jahr
  if (jahr === undefined || wechsel.length < regionen.length) return null
  return (
    <section className="rahmen mt-16">
      <div className="group/region border-t border-ink pt-6">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 className="t4">{VORJAHR.titel(jahr)}</h2>
          <Regionswahl name="vorjahr" regionen={regionen} />
        </div>
        <p className="mass mt-3 text-ink2">{VORJAHR.satz(wechsel)}</p>
        {regionen.map((region, index) => (
          <div key={region.region} className={sichtbar('vorjahr', index, regionen.length)}>
            <Tabelle region={region} jahr={jahr} />
          </div>
        ))}
      </div>
    </section>
  )
}

function Tabelle({ region: { kanton, region, tabelle, vorherige }, jahr }: { region: Kantonsregion; jahr: number }) {
  const auswahl = uebliche('AKL-ERW')
  const damals = new Map(
    (vorherige ? kassenDerRegion(vorherige, auswahl) : []).map(({ versicherer, praemie }) => [versicherer, praemie]),
  )
  return (
    <table className="mt-5 w-full">
      <caption className="t1 pb-3 text-left text-ink2">{VORJAHR.tabelle(regionName(kanton, region), jahr)}</caption>
      <thead className="t1 text-ink2">
        <tr className="*:border-b *:border-ink *:pb-2 *:font-normal">
          <th scope="col" className="text-left">
            {VORJAHR.spalten.kasse}
          </th>
          <th scope="col" className="text-right">
            {jahr - 1}
          </th>
          <th scope="col" className="text-right">
            {jahr}
          </th>
          <th scope="col" className="pl-3 text-right">
            {VORJAHR.spalten.aenderung}
          </th>
        </tr>
      </thead>
      <tbody>
        {kassenDerRegion(tabelle, auswahl)
          .slice(0, ANZAHL)
          .map(({ versicherer, praemie }) => {
            const fruehere = damals.get(versicherer)
            const vorher = vorherige && fruehere && vergleichbarerPreis(fruehere, vorherige, tabelle)
            const preis = vergleichbarerPreis(praemie, tabelle, tabelle)
            return (
              <tr key={versicherer} className="*:border-b *:border-line *:py-2">
                <th scope="row" className="text-left font-medium">
                  <KasseLink nummer={versicherer} />
                </th>
                <td className="betrag text-right">{vorher ? frankenText(vorher) : ''}</td>
                <td className="betrag text-right">{preis ? frankenText(preis) : ''}</td>
                <td className="betrag pl-3 text-right font-semibold">
                  {vorher && preis
                    ? wechselText(jahreswechsel({ jahr: jahr - 1, preis: vorher }, { jahr, preis }))
                    : VORJAHR.neu}
                </td>
              </tr>
            )
          })}
      </tbody>
    </table>
  )
}
