import { SPALTEN } from '#content/rechner/liste.ts'
import type { Sicht } from '../sicht/sicht.ts'
import { beiwertart, messlatte } from './zeilenwerte.ts'

/**
 * Where the list is wide its rows and their heads share columns: radio, name, what stands beside the price, price,
 * year, difference, box, arrow. The class names stand here in full, so that the style sheet finds them.
 */
export const spaltenDerZeile = (beiwert: boolean) =>
  beiwert
    ? '@2xl:grid-cols-[auto_minmax(0,1fr)_4.25rem_6.25rem_5rem_4.75rem_2.75rem_2.75rem]'
    : '@2xl:grid-cols-[auto_minmax(0,1fr)_6.25rem_5.5rem_5rem_2.75rem_2.75rem]'

/** Above the rows where the list is wide; each row says the same in its own words to those who hear it. */
export function Spaltenkoepfe({ sicht }: { sicht: Sicht }) {
  const { tabelle, ordnung, regelJahr, liste } = sicht
  const nachPreis = ordnung === 'preis'
  const beiwert = beiwertart(sicht)
  return (
    <>
      <p aria-hidden="true" className="border-b border-ink @2xl:hidden" />
      <p
        aria-hidden="true"
        className={`t1 hidden items-end gap-x-3 border-b border-ink px-4 pb-2 text-right text-ink2 @2xl:grid ${spaltenDerZeile(beiwert !== null)}`}
      >
        <span className="col-start-2 text-left">
          <span className="ml-5">{liste.person ? SPALTEN.angebot : SPALTEN.kasse}</span>
        </span>
        {beiwert && <span>{beiwert === 'vorjahr' ? tabelle.jahr - 1 : SPALTEN[beiwert]}</span>}
        <span className="font-semibold text-ink">
          {nachPreis ? SPALTEN.monat : SPALTEN.jahr}
          <br />
          {tabelle.jahr}
          {regelJahr !== null && <span className="block font-normal text-ink2">{SPALTEN.regeln(regelJahr)}</span>}
        </span>
        <span>{nachPreis ? SPALTEN.imJahr : SPALTEN.imMonat}</span>
        <span>
          {messlatte(sicht)?.nichtsTun ? SPALTEN.zuNichtsTun : SPALTEN.zumErsten}
          <br />
          {SPALTEN.imJahr}
        </span>
        <span className="col-span-2 text-left print:invisible">{SPALTEN.vergleichen}</span>
      </p>
    </>
  )
}
