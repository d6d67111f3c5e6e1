import { SPALTEN } from '#content/rechner/liste.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Ordnung } from '../../zustand/ansicht.ts'
import { hatBeiwert, spaltenDerZeile } from './spalten.ts'

type SpaltenkoepfeProps = { tabelle: Regionstabelle; ordnung: Ordnung; zuHeute: boolean }

/** Above the rows where the list is wide; each row says the same in its own words to those who hear it. */
export function Spaltenkoepfe({ tabelle, ordnung, zuHeute }: SpaltenkoepfeProps) {
  const nachPreis = ordnung === 'preis'
  return (
    <>
      <p aria-hidden="true" className="border-b border-ink @2xl:hidden" />
      <p
        aria-hidden="true"
        className={`t1 hidden items-end gap-x-3 border-b border-ink px-4 pb-2 text-right text-ink2 @2xl:grid ${spaltenDerZeile(tabelle, ordnung)}`}
      >
        <span className="col-start-2 text-left">
          <span className="ml-5">{SPALTEN.angebot}</span>
        </span>
        {hatBeiwert(tabelle, ordnung) && (
          <span>{nachPreis ? (tabelle.verbilligung ? SPALTEN.voll : tabelle.jahr - 1) : SPALTEN.franchise}</span>
        )}
        <span className="font-semibold text-ink">
          {nachPreis ? SPALTEN.monat : SPALTEN.jahr}
          <br />
          {tabelle.jahr}
          {tabelle.verbilligung && (
            <span className="block font-normal text-ink2">{SPALTEN.regeln(tabelle.verbilligung.regelJahr)}</span>
          )}
        </span>
        <span>{nachPreis ? SPALTEN.imJahr : SPALTEN.imMonat}</span>
        <span>
          {SPALTEN.differenz}
          <br />
          {zuHeute ? SPALTEN.zuHeute : SPALTEN.zumErsten}
        </span>
        <span className="col-span-2 text-left print:invisible">{SPALTEN.vergleichen}</span>
      </p>
    </>
  )
}
