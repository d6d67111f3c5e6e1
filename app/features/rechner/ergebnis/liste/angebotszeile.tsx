import { memo, type ReactNode } from 'react'
import { trennbar } from '#app/lib/typografie.ts'
import { Badge } from '#app/ui/badge.tsx'
import { RadioInput } from '#app/ui/fields/radio-input.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { SPALTEN } from '#content/rechner/liste.ts'
import { differenzText, ZEILE, zeilenName } from '#content/rechner/zeile.ts'
import { frankenText } from '#content/zahlen/format.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import type { Dispatch } from '../../zustand/zustand.ts'
import type { Listenzeile } from '../sicht/liste.ts'
import type { Sicht } from '../sicht/sicht.ts'
import { beiwertart, messlatte, modellDer, produktDer, tarifText, type zeilenwerte } from './zeilenwerte.ts'

/**
 * Where the list is wide its rows and their heads share columns: radio, name, what stands beside the price, price,
 * year, difference, box, arrow. The class names stand here in full, so that the style sheet finds them.
 */
const spaltenDerZeile = (beiwert: boolean) =>
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

type AngebotszeileProps = ReturnType<ReturnType<typeof zeilenwerte>> & {
  onSelect: (zeile: Listenzeile) => void
  dispatch: Dispatch
  vorgemerkt: boolean
  /** No room beside those that are marked already. */
  vergleichVoll: boolean
  /** null while the row is closed. */
  details: ReactNode
}

/** Three separate targets: the row selects, the box marks for the comparison, the arrow opens. */
export const Angebotszeile = memo(function Angebotszeile(props: AngebotszeileProps) {
  const { zeile, nachPreis, details } = props
  const { schluessel, kasse, tarif, preis, gesamt } = zeile
  const franchise = nachPreis ? undefined : tarif?.franchise
  const id = `angebot-${schluessel}`
  return (
    <li className="break-inside-avoid border-b border-line [contain:content]">
      <div
        className={`relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 px-5 pt-2.5 not-has-[[type=radio]:checked]:hover:bg-sand has-[[type=radio]:checked]:bg-fir-soft has-[[type=radio]:checked]:[box-shadow:inset_4px_0_0_var(--fir)] has-[[type=radio]:focus-visible]:outline-3 has-[[type=radio]:focus-visible]:-outline-offset-3 has-[[type=radio]:focus-visible]:outline-fir md:px-4 @2xl:items-center @2xl:py-2 print:py-2 ${spaltenDerZeile(props.mitBeiwert)}`}
      >
        <span className="relative z-1 col-start-1 row-start-1 @2xl:row-span-2 @2xl:self-center">
          <RadioInput
            id={id}
            name="angebot"
            value={schluessel}
            checked={props.gewaehlt}
            aria-label={zeilenName(kasse, modellDer(zeile), frankenText(preis), franchise)}
            aria-describedby={`${id}-jahr`}
            onChange={() => props.onSelect(zeile)}
            quiet
          />
        </span>
        <label
          htmlFor={id}
          className="col-start-2 row-start-1 flex min-w-0 cursor-pointer flex-wrap items-center gap-x-2 gap-y-0.5 self-end after:absolute after:inset-0"
        >
          <span className="font-semibold">{kasse}</span>
          {props.abzeichen && <Badge kind="butter">{props.abzeichen}</Badge>}
          {props.kennzeichen && <Badge>{props.kennzeichen}</Badge>}
        </label>
        <span
          className={`col-start-2 row-start-2 min-w-0 self-start hyphens-auto text-[0.9375rem] leading-snug text-ink2 ${props.beiwert === undefined ? '@max-2xl:col-end-4' : ''}`}
        >
          <Worin zeile={zeile} />
          {props.andererTarif && (
            <span className="t1 block font-semibold text-ink">{trennbar(props.andererTarif)}</span>
          )}
        </span>
        <span className="betrag col-start-3 row-start-1 text-right text-[1.5rem] leading-none font-semibold tracking-[-0.02em] font-stretch-94% @2xl:col-start-[-6] @2xl:row-span-2 @2xl:self-center @2xl:text-[1.625rem]">
          {frankenText(nachPreis ? preis : gesamt)}
        </span>
        {props.beiwert !== undefined && (
          <span className="betrag t1 col-start-3 row-start-2 text-right text-ink2 @2xl:col-start-[-7] @2xl:row-span-2 @2xl:row-start-1 @2xl:text-[0.9375rem]">
            {props.beiwertName && <span className="@2xl:sr-only">{props.beiwertName} </span>}
            {props.beiwert}
          </span>
        )}
        <span className="col-span-2 col-start-2 row-start-3 flex items-center gap-x-1 @2xl:contents">
          <Kaestchen {...props} />
          <Jahreszahlen {...props} id={`${id}-jahr`} />
          <button
            type="button"
            aria-expanded={details !== null}
            aria-controls={`${id}-details`}
            aria-label={ZEILE.details(kasse, produktDer(zeile))}
            onClick={() => props.dispatch({ art: 'oeffne', schluessel })}
            className="relative -mr-3.5 flex min-h-11 min-w-11 items-center justify-center rounded-control hover:text-fir @2xl:col-start-[-2] @2xl:row-span-2 @2xl:row-start-1 @2xl:mr-0 print:hidden"
          >
            <Icon name="chevron-down" className={details === null ? '' : 'rotate-180'} />
          </button>
        </span>
      </div>
      <div id={`${id}-details`}>{details}</div>
    </li>
  )
})

/** The product and what else stands behind the row; of an insurer what each person pays. */
function Worin({ zeile: { tarif, loesung } }: { zeile: Listenzeile }) {
  if (!tarif) return loesung?.policen.map(({ praemie }) => frankenText(praemie)).join('\u00a0+ ')
  const { gleichTeuer, eingeschraenkt } = tarif
  const andere = gleichTeuer.map(angebot => `${kontaktName(angebot.kontakt)}, ${angebot.tarif}`)
  return (
    <>
      {tarifText(tarif)}
      {andere.length > 0 && <span className="t1 block">{ZEILE.gleichTeuer(andere)}</span>}
      {eingeschraenkt && <span className="t1 block">{ZEILE.eingeschraenkt}</span>}
    </>
  )
}

/** What the other order would show, and the difference; a narrow row by price has room for one of them. */
function Jahreszahlen(props: AngebotszeileProps & { id: string }) {
  const { id, zeile, nachPreis, differenz, zuNichtsTun, kennzeichen } = props
  const keine = differenz === 0 && !zuNichtsTun
  const gleich = zuNichtsTun && differenz === 0 && kennzeichen === ZEILE.police
  return (
    <span
      id={id}
      className="ml-auto flex flex-wrap justify-end gap-x-2.5 text-[0.875rem] leading-snug font-stretch-94% min-[24rem]:text-[0.9375rem] @2xl:contents @2xl:text-right"
    >
      <span
        className={`betrag @2xl:col-start-[-5] @2xl:row-span-2 @2xl:row-start-1 @2xl:text-right ${nachPreis && !keine ? '@max-2xl:sr-only' : ''}`}
      >
        {frankenText(nachPreis ? imJahr(zeile.preis) : zeile.preis)}
        <span className="text-ink2 @2xl:sr-only">{nachPreis ? ` ${ZEILE.imJahr}` : ZEILE.proMonat}</span>
      </span>{' '}
      <span
        className={`betrag text-ink2 @2xl:col-start-[-4] @2xl:row-span-2 @2xl:row-start-1 @2xl:text-right ${keine ? '@max-2xl:sr-only' : ''}`}
      >
        <span className="sr-only">{ZEILE.differenz} </span>
        {gleich ? ZEILE.nichtsTun : differenzText(differenz)}
        {differenz !== 0 && <span className="@2xl:sr-only"> {ZEILE.imJahr}</span>}
      </span>
    </span>
  )
}

/** Of the box that marks a row. */
export const boxId = (schluessel: string) => `vergleichen-${schluessel}`

/** Marks a row for the comparison; the word stands beside the box where the row is narrow. */
function Kaestchen({ zeile, vorgemerkt, vergleichVoll, dispatch }: AngebotszeileProps) {
  const { schluessel, kasse } = zeile
  return (
    <label className="relative -ml-3 flex min-h-11 min-w-11 cursor-pointer items-center gap-2 rounded-control pl-3 text-[0.875rem] min-[24rem]:text-[0.9375rem] has-disabled:cursor-default has-disabled:text-ink2 @2xl:col-start-[-3] @2xl:row-span-2 @2xl:row-start-1 @2xl:ml-0 @2xl:justify-center @2xl:pl-0 print:hidden">
      <input
        id={boxId(schluessel)}
        type="checkbox"
        aria-label={ZEILE.vergleichenName(kasse, produktDer(zeile))}
        checked={vorgemerkt}
        disabled={vergleichVoll && !vorgemerkt}
        onChange={() => dispatch({ art: 'merkeVor', schluessel })}
        className="peer size-5.5 shrink-0 cursor-pointer appearance-none rounded-control border border-edge bg-sheet checked:border-fir checked:bg-fir disabled:cursor-default disabled:bg-sand forced-colors:appearance-auto"
      />
      <Icon
        name="check"
        className="pointer-events-none invisible absolute left-3.75 size-4 text-on-fir peer-checked:visible @2xl:left-auto forced-colors:hidden"
      />
      <span aria-hidden="true" className="@2xl:hidden">
        {ZEILE.vergleichen}
      </span>
    </label>
  )
}
