import type { ReactNode } from 'react'
import { Link } from '#app/router.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ERSTKONTAKT } from '#content/erstkontakt.ts'
import { frankenText, ganzeFrankenText } from '#content/format.ts'
import { kontaktMitModell } from '#content/modelle.ts'
import { BEI_MEINER_AERZTIN, geschwisterText } from '#content/rechner/geschwister.ts'
import { DETAILS } from '#content/rechner/zeile.ts'
import { profilPfad } from '#content/versicherer/index.ts'
import { kontaktVon } from '#domain/erstkontakt-angebote.ts'
import { besteFranchise, franchisenDesModells } from '#domain/franchise-vergleich.ts'
import { geschwister } from '#domain/geschwistertarife.ts'
import { umweltabgabe } from '#domain/jahreswerte.ts'
import { minus, plus, type Rappen } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Auswahl } from '../../zustand/wahl.ts'
import type { Personenfrage } from './frage.ts'
import { JahresBalken } from './jahres-balken.tsx'
import type { Listenzeile } from './liste.ts'
import { PreisImVorjahr } from './preis-im-vorjahr.tsx'
import { TarifWahl } from './tarif-wahl.tsx'

type ZeilenDetailsProps = {
  zeile: Listenzeile
  kasse: string
  tabelle: Regionstabelle
  frage: Personenfrage
  kosten: Rappen
  /** The chosen offer, if it is of this row. */
  gewaehlt: Listenzeile | undefined
  onWaehle: (auswahl: Auswahl) => void
  onBlendeAus: (versicherer: number) => void
}

/** In two columns where there is room; below each other the tariffs come after what the model asks for. */
export function ZeilenDetails(props: ZeilenDetailsProps) {
  const { zeile, kasse, gewaehlt } = props
  const kontakt = kontaktVon(gewaehlt ?? zeile)
  const { anlaufstelle, haken } = ERSTKONTAKT[kontakt]
  return (
    <div className="grid grid-rows-[1fr] duration-150 ease-plain motion-safe:transition-[grid-template-rows] starting:grid-rows-[0fr]">
      <div className="grid min-h-0 grid-cols-1 gap-x-10 gap-y-6 overflow-hidden border-y border-ink bg-sheet px-5 py-6 hyphens-auto @2xl:grid-cols-2 @2xl:px-6">
        <div className="contents @2xl:grid @2xl:content-start @2xl:gap-y-6">
          <Preisbildung {...props} />
          <div className="order-2 min-w-0">
            <Titel>{DETAILS.tarife(kasse)}</Titel>
            <TarifWahl {...props} />
            <Unterschiede {...props} />
          </div>
        </div>
        <div className="contents @2xl:grid @2xl:content-start @2xl:gap-y-6">
          <Jahreskosten {...props} />
          <div className="order-1">
            <Titel>{DETAILS.anlaufstelle(kontaktMitModell(kontakt))}</Titel>
            <p className="text-ink2">{anlaufstelle}</p>
          </div>
          <div className="order-1">
            <Titel>{DETAILS.haken}</Titel>
            <p className="text-ink2">{haken}</p>
          </div>
          <Griffe {...props} />
        </div>
      </div>
    </div>
  )
}

/** What tells similar tariffs apart, and the question that only the insurer's list answers. */
function Unterschiede({ zeile, kasse, tabelle, frage, gewaehlt }: ZeilenDetailsProps) {
  const angebot = gewaehlt ?? zeile
  const gleiche = geschwister(tabelle, { ...frage, franchise: zeile.franchise }, angebot)
  return (
    <p className="t1 mt-3 text-ink2">
      {gleiche && geschwisterText(gleiche, kasse)}{' '}
      {kontaktVon(angebot) === 'praxis' && (
        <Link to={BEI_MEINER_AERZTIN.pfad} className="textlink text-fir">
          {BEI_MEINER_AERZTIN.text}
        </Link>
      )}
    </p>
  )
}

function Titel({ children }: { children: ReactNode }) {
  return <h3 className="mb-1.5 font-semibold">{children}</h3>
}

function Preisbildung({ zeile, tabelle, frage }: ZeilenDetailsProps) {
  const abzug = umweltabgabe(tabelle)
  const netto = plus(zeile.preis, zeile.kantonZahlt)
  return (
    <div>
      <Titel>{DETAILS.preisbildung}</Titel>
      <p className="flex flex-wrap items-end gap-x-3 gap-y-1">
        <Betrag name={DETAILS.brutto} betrag={zeile.praemie} />
        {abzug !== undefined && (
          <>
            <Zeichen>−</Zeichen>
            <Betrag name={DETAILS.abzug} betrag={minus(zeile.praemie, netto)} />
            <Zeichen>=</Zeichen>
            <Betrag name={DETAILS.netto} betrag={netto} />
          </>
        )}
        {tabelle.verbilligung && (
          <>
            <Zeichen>−</Zeichen>
            <Betrag name={DETAILS.kanton} betrag={zeile.kantonZahlt} />
            <Zeichen>=</Zeichen>
            <Betrag name={DETAILS.sie} betrag={zeile.preis} />
          </>
        )}
      </p>
      <p className="t1 mt-2 text-ink2">
        {DETAILS.imMonat} {abzug !== undefined && DETAILS.abzugErklaert}
      </p>
      <PreisImVorjahr zeile={zeile} tabelle={tabelle} frage={frage} />
    </div>
  )
}

function Betrag({ name, betrag }: { name: string; betrag: Rappen }) {
  return (
    <span>
      <span className="t1 block text-ink2">{name}</span>{' '}
      <span className="betrag t3 font-semibold">{frankenText(betrag)}</span>
    </span>
  )
}

const Zeichen = ({ children }: { children: string }) => <span className="t3 text-ink2">{children}</span>

function Jahreskosten({ zeile, kasse, tabelle, frage, kosten }: ZeilenDetailsProps) {
  const beste = besteFranchise(
    franchisenDesModells(tabelle, frage, zeile.versicherer, zeile.modell),
    kosten,
    frage.klasse,
  )
  return (
    <div className="min-w-0">
      <Titel>{DETAILS.jahreskosten(zeile.franchise)}</Titel>
      <JahresBalken zeile={zeile} klasse={frage.klasse} kosten={kosten} />
      <p className="t1 mt-2 flex flex-wrap gap-x-4 text-ink2">
        <Legende fill="fill-bar forced-colors:fill-[CanvasText]">{DETAILS.praemien}</Legende>
        <Legende fill="fill-fir-mid forced-colors:fill-[GrayText]">{DETAILS.beteiligung}</Legende>
      </p>
      {beste && (
        <p className="t1 mt-1 text-ink2">{DETAILS.besteFranchise(ganzeFrankenText(kosten), kasse, beste.franchise)}</p>
      )}
    </div>
  )
}

function Legende({ fill, children }: { fill: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <svg width="10" height="10" aria-hidden="true">
        <rect width="10" height="10" className={fill} />
      </svg>
      {children}
    </span>
  )
}

function Griffe({ zeile, kasse, gewaehlt, onWaehle, onBlendeAus }: ZeilenDetailsProps) {
  const { versicherer, modell, tarif } = zeile
  const istGewaehlt = gewaehlt?.modell === modell && gewaehlt.tarif === tarif
  const portraet = profilPfad(versicherer)
  return (
    <div className="order-3 flex flex-wrap items-center gap-x-5 gap-y-1 print:hidden">
      <Button
        kind="secondary"
        size="small"
        aria-pressed={istGewaehlt}
        onClick={() => onWaehle({ versicherer, typ: modell, tarif })}
      >
        {istGewaehlt && <Icon name="check" />}
        {istGewaehlt ? DETAILS.gewaehlt(kasse) : DETAILS.waehlen(kasse)}
      </Button>
      {portraet && (
        <Link to={portraet} className="textlink flex min-h-11 items-center font-semibold text-fir">
          {DETAILS.portraet(kasse)}
        </Link>
      )}
      <button
        type="button"
        onClick={() => onBlendeAus(versicherer)}
        className="textlink t1 min-h-11 text-ink2 hover:text-ink"
      >
        {DETAILS.ausblenden(kasse)}
      </button>
    </div>
  )
}
