import { memo, type ReactNode } from 'react'
import { trennbar } from '#app/lib/typografie.ts'
import { Badge } from '#app/ui/badge.tsx'
import { RadioInput } from '#app/ui/fields/radio-input.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { frankenText, ganzeFrankenText, mitApostroph, prozentText } from '#content/format.ts'
import { modellName } from '#content/modelle.ts'
import { vorjahresvergleich } from '#domain/jahreswechsel.ts'
import type { Tariftyp } from '#domain/modelle.ts'
import { imJahr } from '#domain/praemie.ts'
import type { Rappen } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Personenfrage } from './frage.ts'
import type { Listenzeile } from './liste.ts'
import { Punkt } from './punkt.tsx'
import { differenzText } from './woerter.ts'

export type AngebotsZeileProps = {
  /** Place in the list, from 0. */
  rang: number
  zeile: Listenzeile
  kasse: string
  /** Where the row comes from. */
  tabelle: Regionstabelle
  frage: Personenfrage
  /** Why it stands out, if it does. */
  auszeichnung: string | undefined
  gewaehlt: boolean
  /** A year with the chosen health costs. */
  gesamt: Rappen
  /** Per year, to the first of the order. */
  differenz: Rappen
  /** Per year, to today's tariff; undefined while that is not known. */
  zuHeute: Rappen | undefined
  /** Only where rows differ in it. */
  zeigtFranchise: boolean
  onWaehle: (zeile: Listenzeile) => void
  onOeffne: (schluessel: string) => void
  /** null while the row is closed. */
  details: ReactNode
}

/** Two separate targets: the row selects, the arrow opens. */
export const AngebotsZeile = memo(function AngebotsZeile(props: AngebotsZeileProps) {
  const { zeile, kasse, auszeichnung, gewaehlt, gesamt, differenz, zuHeute, zeigtFranchise } = props
  const offen = props.details !== null
  const id = `angebot-${props.rang}`
  const preis = frankenText(zeile.preis)
  const modell = modellName(zeile.modell)
  return (
    <li className="break-inside-avoid border-b border-line contain-content">
      <div className="relative grid grid-cols-[auto_1fr_auto] gap-x-3 px-3 py-4 not-has-checked:hover:bg-sand has-checked:bg-fir-soft has-checked:shadow-[inset_4px_0_0_var(--fir)] has-[input:focus-visible]:outline-3 has-[input:focus-visible]:-outline-offset-3 has-[input:focus-visible]:outline-fir md:grid-cols-[auto_1fr_5.5rem_5.5rem_6rem_auto] md:items-center md:px-5 xl:gap-x-4 print:py-2">
        <span className="relative z-1 col-start-1 row-span-3 row-start-1 self-center md:row-span-2 md:row-start-1">
          <RadioInput
            id={id}
            name="angebot"
            value={zeile.schluessel}
            checked={gewaehlt}
            aria-label={`${kasse}, ${modell}, CHF ${preis}${zeigtFranchise ? `, Franchise ${mitApostroph(zeile.franchise)}` : ''}`}
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
              {zeile.isCurrentInsurer && <Badge>Ihre heutige Kasse</Badge>}
            </span>
          )}
          <span className="font-semibold">{kasse}</span>
        </label>
        <span className="col-span-2 col-start-2 row-start-3 min-w-0 self-start hyphens-auto text-[1rem] leading-snug text-ink2 md:col-span-1 md:row-start-2">
          {modell} <Punkt /> {trennbar(zeile.tarif)}
          {zeigtFranchise && (
            <>
              {' '}
              <Punkt /> Franchise&nbsp;{mitApostroph(zeile.franchise)}
            </>
          )}
          {zeile.gleichTeuer.length > 0 && <Randnotiz>{gleichTeuerText(zeile.gleichTeuer)}</Randnotiz>}
          {zeile.eingeschraenkt && <Randnotiz>Nur in bestimmten Gemeinden erhältlich</Randnotiz>}
        </span>
        <span className="contents md:col-start-3 md:row-span-2 md:row-start-1 md:block md:text-right">
          <span className="betrag col-start-3 row-start-1 self-end text-right text-[1.5rem] leading-none font-semibold tracking-[-0.02em] font-stretch-94% md:text-[1.625rem]">
            {preis}
          </span>
          <VorjahrDerZeile {...props} />
        </span>
        <span
          id={`${id}-jahr`}
          className="col-start-2 row-start-4 mt-2 flex flex-wrap items-baseline gap-x-3 text-[0.9375rem] leading-snug md:col-span-2 md:col-start-4 md:row-span-2 md:row-start-1 md:mt-0 md:grid md:grid-cols-[5.5rem_6rem] md:text-right xl:gap-x-4"
        >
          <span className="betrag">
            {frankenText(imJahr(zeile.preis))}
            <span className="text-ink2 md:sr-only">/Jahr</span>
          </span>
          <span className="betrag text-ink2">
            <span className="sr-only">Differenz im Jahr: </span>
            {differenzText(differenz)}
          </span>
          <span className="betrag t1 text-ink2">
            Total {ganzeFrankenText(gesamt)}
            <span className="sr-only"> im Jahr mit Gesundheitskosten</span>
          </span>
          {zuHeute !== undefined && (
            <span className="betrag t1 text-ink2">
              {differenzText(zuHeute)}
              <span className="md:sr-only"> zu heute</span>
            </span>
          )}
        </span>
        <button
          type="button"
          aria-expanded={offen}
          aria-controls={`${id}-details`}
          aria-label={`Details zu ${kasse}, ${zeile.tarif}`}
          onClick={() => props.onOeffne(zeile.schluessel)}
          className="t1 relative col-start-3 row-start-4 -mr-2 flex min-h-11 min-w-11 items-center gap-1 self-center justify-self-end rounded-control px-2 hover:text-fir md:col-start-6 md:row-span-2 md:row-start-1 md:mr-0 md:justify-center md:px-0 print:hidden"
        >
          <span className="md:hidden">Details</span>
          <Icon name="chevron-down" className={offen ? 'rotate-180' : ''} />
        </button>
      </div>
      <div id={`${id}-details`}>{props.details}</div>
    </li>
  )
})

/** The same tariff a year before, and the change; an opened row says it at length. */
function VorjahrDerZeile({ zeile, tabelle, frage }: Pick<AngebotsZeileProps, 'zeile' | 'tabelle' | 'frage'>) {
  const vergleich = vorjahresvergleich(tabelle, { ...frage, franchise: zeile.franchise }, zeile)
  if (!vergleich) return null
  return (
    <span className="t1 col-span-2 col-start-2 row-start-2 text-right text-ink2 md:mt-1 md:block">
      {vergleich.art === 'neu' ? (
        `neu ${tabelle.jahr}`
      ) : (
        <>
          <span className="betrag">
            {tabelle.jahr - 1}: {frankenText(vergleich.vorher)}
            <span className="md:hidden">,</span>
          </span>{' '}
          <span className="betrag">{prozentText(vergleich.wechsel.prozent)}</span>
        </>
      )}
    </span>
  )
}

function Randnotiz({ children }: { children: ReactNode }) {
  return <span className="t1 block text-ink2">{children}</span>
}

function gleichTeuerText(typen: readonly Tariftyp[]): string {
  return `Zum gleichen Preis auch: ${typen.map(modellName).join(', ')}`
}
