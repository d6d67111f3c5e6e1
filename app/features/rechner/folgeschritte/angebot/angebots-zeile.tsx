import { memo, type ReactNode } from 'react'
import { trennbar } from '#app/lib/typografie.ts'
import { Badge } from '#app/ui/badge.tsx'
import { RadioInput } from '#app/ui/fields/radio-input.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { angebotsmodell } from '#content/angebotsmodell.ts'
import { frankenText, mitApostroph } from '#content/format.ts'
import { differenzText, neuText, ZEILE, zeilenName } from '#content/rechner/zeile.ts'
import { vorjahresvergleich } from '#domain/jahreswechsel.ts'
import { imJahr } from '#domain/praemie.ts'
import { plus, type Rappen } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Ordnung } from '../../zustand/ansicht.ts'
import type { Personenfrage } from './frage.ts'
import type { Listenzeile } from './liste.ts'
import { Punkt } from './punkt.tsx'
import { hatBeiwert, spaltenDerZeile } from './spalten.ts'
import { vormerkId } from './use-rueckkehr.ts'
import { Vormerken } from './vormerken.tsx'

export type AngebotsZeileProps = {
  /** Place in the list, from 0. */
  rang: number
  zeile: Listenzeile
  kasse: string
  /** Where the row comes from. */
  tabelle: Regionstabelle
  frage: Personenfrage
  ordnung: Ordnung
  /** Why it stands out, if it does. */
  auszeichnung: string | undefined
  gewaehlt: boolean
  /** The chosen tariff and its price, when that is not the row's own. */
  andererTarif: string | undefined
  vorgemerkt: boolean
  /** No room beside those that are marked already. */
  vergleichVoll: boolean
  /** A year with the chosen health costs. */
  gesamt: Rappen
  /** Per year, to the first of the order. */
  differenz: Rappen
  /** Per year, to today's tariff; undefined while that is not known. */
  zuHeute: Rappen | undefined
  onWaehle: (zeile: Listenzeile) => void
  onVergleich: (schluessel: string) => void
  onOeffne: (schluessel: string) => void
  /** null while the row is closed. */
  details: ReactNode
}

/** Three separate targets: the row selects, the box marks for the comparison, the arrow opens. */
export const AngebotsZeile = memo(function AngebotsZeile(props: AngebotsZeileProps) {
  const { zeile, kasse, tabelle, ordnung, auszeichnung, gewaehlt, gesamt } = props
  const offen = props.details !== null
  const id = `angebot-${props.rang}`
  const preis = frankenText(zeile.preis)
  const modell = angebotsmodell(zeile)
  const nachKosten = ordnung === 'gesamtkosten'
  const beiwert = hatBeiwert(tabelle, ordnung)
  return (
    <li className="break-inside-avoid border-b border-line contain-content">
      <div
        className={`relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 px-5 pt-2.5 not-has-[[type=radio]:checked]:hover:bg-sand has-[[type=radio]:checked]:bg-fir-soft has-[[type=radio]:checked]:shadow-[inset_4px_0_0_var(--fir)] has-[[type=radio]:focus-visible]:outline-3 has-[[type=radio]:focus-visible]:-outline-offset-3 has-[[type=radio]:focus-visible]:outline-fir md:px-4 @2xl:items-center @2xl:py-2 print:py-2 ${spaltenDerZeile(tabelle, ordnung)}`}
      >
        <span className="relative z-1 col-start-1 row-start-1 self-end @2xl:row-span-2 @2xl:self-center">
          <RadioInput
            id={id}
            name="angebot"
            value={zeile.schluessel}
            checked={gewaehlt}
            aria-label={zeilenName(kasse, modell, preis, nachKosten ? zeile.franchise : undefined)}
            aria-describedby={`${id}-jahr`}
            onChange={() => props.onWaehle(zeile)}
            quiet
          />
        </span>
        <label
          htmlFor={id}
          className="col-start-2 row-start-1 min-w-0 cursor-pointer self-end after:absolute after:inset-0"
        >
          {(auszeichnung || zeile.isCurrentInsurer) && (
            <span className="mb-1 flex flex-wrap gap-1.5">
              {auszeichnung && <Badge kind="butter">{auszeichnung}</Badge>}
              {zeile.isCurrentInsurer && <Badge>{ZEILE.heutigeKasse}</Badge>}
            </span>
          )}
          <span className="font-semibold">{kasse}</span>
        </label>
        <span
          className={`col-start-2 row-start-2 min-w-0 self-start hyphens-auto text-[0.9375rem] leading-snug text-ink2 ${beiwert ? '' : '@max-2xl:col-end-4'}`}
        >
          {modell} <Punkt /> {trennbar(zeile.tarif)}
          {zeile.gleichTeuer.length > 0 && (
            <Randnotiz>
              {ZEILE.gleichTeuer(zeile.gleichTeuer.map(angebot => `${angebotsmodell(angebot)}, ${angebot.tarif}`))}
            </Randnotiz>
          )}
          {zeile.eingeschraenkt && <Randnotiz>{ZEILE.eingeschraenkt}</Randnotiz>}
          {props.andererTarif && (
            <span className="t1 block font-semibold text-ink">{trennbar(props.andererTarif)}</span>
          )}
        </span>
        <span className="betrag col-start-3 row-start-1 self-end text-right text-[1.5rem] leading-none font-semibold tracking-[-0.02em] font-stretch-94% @2xl:col-start-[-6] @2xl:row-span-2 @2xl:self-center @2xl:text-[1.625rem]">
          {nachKosten ? frankenText(gesamt) : preis}
        </span>
        {beiwert && (
          <span className="betrag t1 col-start-3 row-start-2 text-right text-ink2 @2xl:col-start-[-7] @2xl:row-span-2 @2xl:row-start-1 @2xl:text-[0.9375rem]">
            {nachKosten ? (
              <FranchiseDerZeile {...props} />
            ) : tabelle.verbilligung ? (
              <VollerPreisDerZeile {...props} />
            ) : (
              <VorjahrDerZeile {...props} />
            )}
          </span>
        )}
        <span className="col-span-2 col-start-2 row-start-3 flex items-center gap-x-1 @2xl:contents">
          <Vormerken
            id={vormerkId(zeile.schluessel)}
            name={ZEILE.vergleichenName(kasse, zeile.tarif)}
            checked={props.vorgemerkt}
            disabled={props.vergleichVoll && !props.vorgemerkt}
            onChange={() => props.onVergleich(zeile.schluessel)}
          />
          <Jahreszahlen {...props} id={`${id}-jahr`} />
          <button
            type="button"
            aria-expanded={offen}
            aria-controls={`${id}-details`}
            aria-label={ZEILE.details(kasse, zeile.tarif)}
            onClick={() => props.onOeffne(zeile.schluessel)}
            className="relative -mr-3.5 flex min-h-11 min-w-11 items-center justify-center rounded-control hover:text-fir @2xl:col-start-[-2] @2xl:row-span-2 @2xl:row-start-1 @2xl:mr-0 print:hidden"
          >
            <Icon name="chevron-down" className={offen ? 'rotate-180' : ''} />
          </button>
        </span>
      </div>
      <div id={`${id}-details`}>{props.details}</div>
    </li>
  )
})

/** What the other order would show, and the difference to the first, or to today. */
function Jahreszahlen(props: AngebotsZeileProps & { id: string }) {
  const { id, zeile, ordnung, differenz, zuHeute } = props
  return (
    <span
      id={id}
      className="ml-auto flex flex-wrap justify-end gap-x-1.5 text-[0.875rem] leading-snug font-stretch-94% min-[24rem]:gap-x-2.5 min-[24rem]:text-[0.9375rem] @2xl:contents @2xl:text-right"
    >
      <span className="betrag @2xl:col-start-[-5] @2xl:row-span-2 @2xl:row-start-1 @2xl:text-right">
        {frankenText(ordnung === 'preis' ? imJahr(zeile.preis) : zeile.preis)}
        <span className="text-ink2 @2xl:sr-only">{ordnung === 'preis' ? ZEILE.proJahr : ZEILE.proMonat}</span>
      </span>{' '}
      <span
        className={`betrag text-ink2 @2xl:col-start-[-4] @2xl:row-span-2 @2xl:row-start-1 @2xl:text-right ${zuHeute === undefined && differenz === 0 ? '@max-2xl:sr-only' : ''}`}
      >
        <span className="sr-only">{ZEILE.differenz} </span>
        {differenzText(zuHeute ?? differenz)}
        {zuHeute !== undefined && <span className="@2xl:sr-only"> {ZEILE.zuHeute}</span>}
      </span>
    </span>
  )
}

/** The same tariff a year before; an opened row says it at length. */
function VorjahrDerZeile({ zeile, tabelle, frage }: Pick<AngebotsZeileProps, 'zeile' | 'tabelle' | 'frage'>) {
  const vergleich = vorjahresvergleich(tabelle, { ...frage, franchise: zeile.franchise }, zeile)
  if (!vergleich) return null
  if (vergleich.art !== 'wechsel') return neuText(vergleich.art, tabelle.jahr)
  return (
    <>
      <span className="@2xl:sr-only">{tabelle.jahr - 1} </span>
      {frankenText(vergleich.vorher)}
    </>
  )
}

const VollerPreisDerZeile = ({ zeile }: Pick<AngebotsZeileProps, 'zeile'>) => (
  <>
    <span className="@2xl:sr-only">{ZEILE.statt} </span>
    {frankenText(plus(zeile.preis, zeile.kantonZahlt))}
  </>
)

const FranchiseDerZeile = ({ zeile }: Pick<AngebotsZeileProps, 'zeile'>) => (
  <>
    <span className="@2xl:sr-only">{ZEILE.franchise} </span>
    {mitApostroph(zeile.franchise)}
  </>
)

function Randnotiz({ children }: { children: ReactNode }) {
  return <span className="t1 block text-ink2">{children}</span>
}
