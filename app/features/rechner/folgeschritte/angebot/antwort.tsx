import { memo } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { angebotsmodell } from '#content/angebotsmodell.ts'
import { frankenText } from '#content/format.ts'
import { ANTWORT, jahresZahl, mitAndererFranchise, ueberDemErsten } from '#content/rechner/antwort.ts'
import { preiseVon } from '#content/rechner/jahr.ts'
import { VERBILLIGT } from '#content/rechner/verbilligung.ts'
import type { Altersklasse } from '#domain/altersklasse.ts'
import type { Angebot } from '#domain/angebote.ts'
import type { Vergleichspreis } from '#domain/ersparnis.ts'
import type { Franchise } from '#domain/franchise.ts'
import type { Franchiseangebot } from '#domain/franchise-vergleich.ts'
import type { Preisjahr } from '#domain/jahreswerte.ts'
import { jahreskosten, kostenbeteiligung } from '#domain/kostenbeteiligung.ts'
import { type Franken, inRappen, minus, plus } from '#domain/rappen.ts'
import type { Ordnung } from '../../zustand/ansicht.ts'
import { Abzug } from './abzug.tsx'
import { Ersparnis, Sparbalken } from './ersparnis.tsx'
import { KantonsBalken } from './kantons-balken.tsx'
import type { Listenzeile } from './liste.ts'
import { Punkt } from './punkt.tsx'

type AntwortProps = {
  gewaehlt: Listenzeile
  /** The first of the list: the cheapest, or the one with the lowest yearly cost. */
  erstes: Listenzeile | undefined
  vergleich: Vergleichspreis | undefined
  preisjahr: Preisjahr
  klasse: Altersklasse
  ordnung: Ordnung
  /** Whole francs a year. */
  kosten: Franken
  /** The franchise that was chosen; by yearly cost the offer may have another one. */
  franchise: Franchise
  jeFranchise: readonly Franchiseangebot[]
  kassenName: (versicherer: number) => string
  onErstes: () => void
  /** What must be known about the price, if anything. */
  hinweis: string | null
  /** By whose rules the canton pays; null: full prices. */
  regelJahr: number | null
}

/** The answer first: the chosen offer's price, and what it saves against which reference. */
export const Antwort = memo(function Antwort(props: AntwortProps) {
  const { gewaehlt, erstes, vergleich, preisjahr, ordnung, kassenName, hinweis, regelJahr } = props
  const { preis, versicherer, tarif, franchise } = gewaehlt
  const imJahr = ordnung === 'gesamtkosten'
  return (
    <div>
      <div className="grid grid-cols-1 gap-x-6 min-[64rem]:grid-cols-[8fr_4fr]">
        <div className="min-w-0 min-[64rem]:pb-5">
          <div className="mb-3.5 flex flex-wrap items-center gap-x-2.5 gap-y-2 md:mb-7">
            {gewaehlt.schluessel === erstes?.schluessel ? (
              <Badge kind="butter">{imJahr ? ANTWORT.tiefsteKosten : ANTWORT.guenstigstes}</Badge>
            ) : (
              <Badge>{ANTWORT.auswahl}</Badge>
            )}
            <Badge>{preiseVon(preisjahr.jahr)}</Badge>
            {regelJahr !== null && <Badge kind="plain">{VERBILLIGT.nach(regelJahr)}</Badge>}
            <p className="max-md:w-full">
              <b className="font-semibold">{kassenName(versicherer)}</b>{' '}
              <span className="text-ink2">
                {angebotsmodell(gewaehlt)} <Punkt /> {tarif}
                {imJahr && (
                  <>
                    {' '}
                    <Punkt /> <span className="whitespace-nowrap">{ANTWORT.mitFranchise(franchise)}</span>
                  </>
                )}
              </span>
            </p>
          </div>
          {imJahr ? (
            <PriceFigure amount={frankenText(gesamtVon(gewaehlt, props))} per={ANTWORT.pro.jahr} size="xl" />
          ) : (
            <PriceFigure amount={frankenText(preis)} per={ANTWORT.pro.monat} size="xl" />
          )}
        </div>
        {vergleich && (
          <>
            <Ersparnis preis={preis} vergleich={vergleich} kassenName={kassenName} />
            {regelJahr === null ? (
              <Sparbalken preis={preis} vergleich={vergleich} preisjahr={preisjahr} />
            ) : (
              <KantonsBalken preis={preis} kantonZahlt={gewaehlt.kantonZahlt} vergleich={vergleich} />
            )}
          </>
        )}
      </div>
      {regelJahr !== null && (
        <p className="t1 mt-3 text-ink2">
          {VERBILLIGT.davon(plus(preis, gewaehlt.kantonZahlt), gewaehlt.kantonZahlt, preis)}{' '}
          <Abzug preisjahr={preisjahr} />
        </p>
      )}
      {gewaehlt.ueberschuss > 0 && <p className="t1 mt-1 text-ink2">{VERBILLIGT.ueberschuss(gewaehlt.ueberschuss)}</p>}
      <Notiz {...props} />
      {hinweis && <p className="mass mt-4 border-l-4 border-fir pl-4">{hinweis}</p>}
    </div>
  )
})

const gesamtVon = (zeile: Listenzeile, { kosten, klasse }: Pick<AntwortProps, 'kosten' | 'klasse'>) =>
  jahreskosten({ franchise: zeile.franchise, praemie: zeile.preis }, inRappen(kosten), klasse)

const istDerselbe = (a: Angebot, b: Angebot) => a.versicherer === b.versicherer && a.tarif === b.tarif

/** How the yearly figure comes about, or how far the choice is from the first of the list and the way there. */
function Notiz(props: AntwortProps) {
  const { gewaehlt, erstes, ordnung, kosten, klasse, franchise, jeFranchise, onErstes } = props
  const ueber = erstes && minus(gesamtVon(gewaehlt, props), gesamtVon(erstes, props))
  const rechnung = jahresZahl(gewaehlt.preis, kostenbeteiligung(inRappen(kosten), gewaehlt.franchise, klasse), kosten)
  const andere = jeFranchise.find(
    wahl => wahl.franchise === franchise && franchise !== gewaehlt.franchise && istDerselbe(wahl.angebot, gewaehlt),
  )
  if (ordnung === 'preis' && !ueber) return null
  return (
    <div className="t1 mt-3 flex flex-wrap items-baseline justify-between gap-x-4 text-ink2">
      {ordnung === 'gesamtkosten' && (
        <p>
          <b className="font-semibold text-ink">{rechnung.rechnung}</b> {rechnung.rest}{' '}
          {andere && mitAndererFranchise(franchise, jahreskosten(andere, inRappen(kosten), klasse))}
        </p>
      )}
      {ueber !== undefined && ueber > 0 && (
        <>
          <p>{ueberDemErsten(ueber, ordnung)}</p>
          <button type="button" onClick={onErstes} className="textlink min-h-11 text-fir print:hidden">
            {ANTWORT.erstesWaehlen[ordnung]}
          </button>
        </>
      )}
    </div>
  )
}
