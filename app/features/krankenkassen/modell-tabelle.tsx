import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { trennbar } from '#app/lib/typografie.ts'
import { Link } from '#app/router.tsx'
import { ERSTKONTAKT } from '#content/krankenkassen/erstkontakt.ts'
import { MODELLTABELLE } from '#content/krankenkassen/krankenkassen.ts'
import { kontaktMitModell } from '#content/krankenkassen/modelle.ts'
import { fehlendeSatz, modellSatz, regionName } from '#content/versicherer/saetze.ts'
import { frankenText } from '#content/zahlen/format.ts'
import { praemieNachAbzug } from '#domain/praemien/praemie.ts'
import { Abschnitt } from './abschnitt.tsx'
import type { Kassenlage } from './lage.ts'

/** Which models the insurer sells, what it calls them, and from how much on. */
export function ModellTabelle({ name, lage }: { name: string; lage: Kassenlage }) {
  const { praemien } = useSeitenDaten()
  const { zahlen, modelle, region } = lage
  const wo = regionName(region.kanton, region.region)
  const { spalten } = MODELLTABELLE
  return (
    <Abschnitt titel={MODELLTABELLE.titel}>
      <table className="w-full text-left [&_td]:border-b [&_td]:border-line [&_td]:py-3.5 [&_td]:align-top [&_tbody_th]:border-b [&_tbody_th]:border-line [&_tbody_th]:py-3.5 [&_tbody_th]:align-top">
        <caption className="sr-only">{MODELLTABELLE.tabelle(name, wo)}</caption>
        <thead className="t1 text-ink2">
          <tr className="*:border-b *:border-ink *:pb-2.5 *:font-semibold">
            <th scope="col">{spalten.modell}</th>
            <th scope="col" className="max-md:hidden">
              {spalten.vorgehen}
            </th>
            <th scope="col" className="text-right whitespace-nowrap">
              {spalten.preis}
            </th>
          </tr>
        </thead>
        <tbody>
          {zahlen.modelle.map(({ kontakt, tarife }) => {
            const guenstigstes = modelle.find(modell => modell.kontakt === kontakt)?.angebot
            return (
              <tr key={kontakt}>
                <th scope="row" className="pr-4 font-semibold">
                  {kontaktMitModell(kontakt)}
                  <span className="t1 block font-normal hyphens-auto text-ink2">{tarife.map(trennbar).join(', ')}</span>
                </th>
                <td className="pr-4 text-ink2 max-md:hidden">{ERSTKONTAKT[kontakt].zuerst}</td>
                <td className="text-right">
                  {guenstigstes ? (
                    <span className="betrag t3 font-semibold">
                      {frankenText(praemieNachAbzug(guenstigstes.praemie, praemien))}
                    </span>
                  ) : (
                    <span className="t1 text-ink2">{MODELLTABELLE.nichtUeberall}</span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="t1 mt-4 text-ink2">
        {MODELLTABELLE.annahme(wo, praemien)} {fehlendeSatz(zahlen.modelle)}
      </p>
      <p className="mass mt-6">
        {modellSatz(zahlen.modelle)}{' '}
        <Link to="/ratgeber/hausarztmodell-vs-standardmodell" className="textlink text-fir">
          {MODELLTABELLE.unterschiede}
        </Link>
      </p>
    </Abschnitt>
  )
}
