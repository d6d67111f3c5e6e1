import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { trennbar } from '#app/lib/typografie.ts'
import { BarPart } from '#app/ui/bar.tsx'
import { JAHRESVERGLEICH } from '#content/krankenkassen/krankenkassen.ts'
import { regionName, wechselSatz } from '#content/versicherer/saetze.ts'
import { frankenText, wechselText } from '#content/zahlen/format.ts'
import { Abschnitt } from './abschnitt.tsx'
import type { Kassenlage } from './lage.ts'

/** The cheapest premium of one region in every imported year. Nothing at all for an insurer with a single year. */
export function Jahresvergleich({ name, lage }: { name: string; lage: Kassenlage }) {
  const { verlauf, wechsel, region } = lage
  const { praemien } = useSeitenDaten()
  if (verlauf.length < 2) return null
  const wo = regionName(region.kanton, region.region)
  const { spalten } = JAHRESVERGLEICH
  const hoechster = Math.max(...verlauf.map(({ preis }) => preis))
  return (
    <Abschnitt titel={JAHRESVERGLEICH.titel}>
      <table className="w-full text-left [&_td]:border-b [&_td]:border-line [&_td]:py-3.5 [&_tbody_th]:border-b [&_tbody_th]:border-line [&_tbody_th]:py-3.5">
        <caption className="sr-only">{JAHRESVERGLEICH.tabelle(name, wo)}</caption>
        <thead className="t1 text-ink2">
          <tr className="*:border-b *:border-ink *:pb-2.5 *:font-semibold">
            <th scope="col">{spalten.jahr}</th>
            <th scope="col">{spalten.tarif}</th>
            <th scope="col" className="text-right whitespace-nowrap">
              {spalten.preis}
            </th>
            <th scope="col" className="pl-4 text-right max-md:hidden">
              {spalten.veraenderung}
            </th>
          </tr>
        </thead>
        <tbody>
          {verlauf.map(({ jahr, preis, tarif, wechsel }) => (
            <tr key={jahr}>
              <th scope="row" className="pr-4 align-top font-semibold">
                {jahr}
              </th>
              <td className="w-full pr-4">
                <span className="hyphens-auto text-ink2">{trennbar(tarif)}</span>
                <div className="mt-1.5 flex h-3">
                  <BarPart share={preis / hoechster} fill={jahr === praemien.jahr ? 'bar' : 'mute'} />
                </div>
              </td>
              <td className="text-right align-top whitespace-nowrap">
                <span className="betrag t3 font-semibold">{frankenText(preis)}</span>
                {wechsel && <span className="t1 block text-ink2 md:hidden">{wechselText(wechsel)}</span>}
              </td>
              <td className="pl-4 text-right align-top whitespace-nowrap max-md:hidden">
                {wechsel ? wechselText(wechsel) : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="t1 mt-4 text-ink2">{JAHRESVERGLEICH.annahme(wo)}</p>
      {wechsel && wechsel.regionen > 1 && <p className="mass mt-6">{wechselSatz(wechsel)}</p>}
    </Abschnitt>
  )
}
