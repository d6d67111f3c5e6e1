import { Link } from '#app/router.tsx'
import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { kantonspfad } from '#content/praemien/kantone.ts'
import { REGIONEN, wertText } from '#content/praemien/schweiz.ts'
import { regionName } from '#content/versicherer/saetze.ts'
import { frankenText } from '#content/zahlen/format.ts'
import type { Mass } from '#domain/zahlen/kartenwerte.ts'
import { schluesselDer } from '#domain/zahlen/regionszahlen.ts'
import { KasseLink } from './kasse-link.tsx'
import type { Regionszeile } from './zeilen.ts'

const { spalten } = REGIONEN

/** Beside the measure, where there is room. */
const WEITERE = {
  guenstigste: ['median', 'teuerste'],
  median: ['guenstigste', 'teuerste'],
  spanne: ['guenstigste', 'teuerste'],
  aenderung: ['vorher', 'guenstigste'],
} as const satisfies Record<Mass, readonly (keyof typeof REGIONEN.werte)[]>

/** What the map shows, in words and figures. */
export function Regionentabelle({ zeilen, mass }: { zeilen: readonly Regionszeile[]; mass: Mass }) {
  const weitere = WEITERE[mass]
  return (
    <>
      <table className="t1 w-full [&_tr>*+*]:pl-2 md:[&_tr>*+*]:pl-3 [&_td]:border-b [&_td]:border-line [&_td]:py-2 [&_td]:align-top [&_tbody_th]:border-b [&_tbody_th]:border-line [&_tbody_th]:py-2 [&_tbody_th]:align-top">
        <caption className="sr-only">{REGIONEN.tabelle[mass]}</caption>
        <thead>
          <tr className="text-ink2 *:border-b *:border-ink *:pb-2 *:font-normal">
            <th scope="col" className="w-0 text-left">
              {spalten.rang}
            </th>
            <th scope="col" className="text-left">
              {spalten.region}
            </th>
            <th scope="col" className="text-right">
              {REGIONEN.werte[mass]}
            </th>
            {weitere.map(wert => (
              <th key={wert} scope="col" className="text-right max-md:hidden">
                {REGIONEN.werte[wert]}
              </th>
            ))}
            <th scope="col" className="text-left">
              {spalten.kasse}
            </th>
          </tr>
        </thead>
        <tbody data-regionen="">
          {zeilen.map(zahlen => (
            <tr key={schluesselDer(zahlen)} data-zeile={schluesselDer(zahlen)}>
              <td>{zahlen.rang}</td>
              <th scope="row" className="text-left font-medium">
                <Link to={kantonspfad(zahlen.kanton)} className="textlink">
                  {regionName(zahlen.kanton, zahlen.region)}
                </Link>
              </th>
              <td className="betrag text-right font-semibold">{wertText(mass, zahlen.wert)}</td>
              {weitere.map(wert => (
                <td key={wert} className="betrag text-right max-md:hidden">
                  {frankenText(zahlen[wert] ?? zahlen.guenstigste)}
                </td>
              ))}
              <td className="hyphens-auto max-md:wrap-anywhere">
                <KasseLink nummer={zahlen.versicherer} />{' '}
                <span className="inline-block text-ink2">{kontaktName(zahlen.kontakt)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="t1 mass mt-4 text-ink2">{REGIONEN.erklaerung}</p>
    </>
  )
}
