import { Fragment } from 'react'
import { Link } from '#app/router.tsx'
import { ERSTKONTAKT } from '#content/erstkontakt.ts'
import { frankenText, ganzeFrankenText } from '#content/format.ts'
import { kontaktMitModell } from '#content/modelle.ts'
import { DETAILS } from '#content/rechner/details.ts'
import { BEI_MEINER_AERZTIN, geschwisterText } from '#content/rechner/geschwister.ts'
import { stufenText } from '#content/rechner/haushalt.ts'
import { alleAngebote, tarifeDesModells } from '#domain/angebote.ts'
import { kontaktVon } from '#domain/erstkontakt-angebote.ts'
import { besteFranchise, franchisenDesModells } from '#domain/franchise-vergleich.ts'
import { geschwister } from '#domain/geschwistertarife.ts'
import type { Auswahl } from '#domain/haushalt.ts'
import { umweltabgabe } from '#domain/jahreswerte.ts'
import { inRappen, minus, type Rappen } from '#domain/rappen.ts'
import type { Tarifzeile } from '#domain/tarifzeilen.ts'
import type { Dispatch } from '../../zustand/rechenwerk.ts'
import type { PersonSicht } from '../sicht/bezug.ts'
import type { Listenzeile } from '../sicht/liste.ts'
import type { Sicht } from '../sicht/sicht.ts'
import { Detailgriffe, Details, Tarifwahl, Titel } from './details.tsx'
import { JahresBalken } from './jahres-balken.tsx'
import { PreisImVorjahr } from './preis-im-vorjahr.tsx'
import { frageZu, gewaehltesIn } from './zeilenwerte.ts'

type TarifDetailsProps = {
  zeile: Listenzeile
  tarif: Tarifzeile
  person: PersonSicht
  sicht: Sicht
  dispatch: Dispatch
  onBlendeAus: () => void
}

/** Below each other the tariffs come after what the model asks for. */
export function TarifDetails(props: TarifDetailsProps) {
  const { zeile, tarif, person, sicht, dispatch, onBlendeAus } = props
  const { kasse } = zeile
  const { tabelle, liste } = sicht
  const gewaehlt = gewaehltesIn(zeile, liste)
  const kontakt = kontaktVon(gewaehlt ?? tarif)
  const { anlaufstelle, haken } = ERSTKONTAKT[kontakt]
  const frage = frageZu(person, tarif)
  const { versicherer, modell } = tarif
  const angebote = alleAngebote(tabelle, frage)
  const gleiche = geschwister(tabelle, frage, gewaehlt ?? tarif)
  const waehle = (auswahl: Auswahl) => dispatch({ art: 'waehle', id: person.id, auswahl, aufteilung: 'kombination' })
  return (
    <Details>
      <div className="contents @2xl:grid @2xl:content-start @2xl:gap-y-6">
        <Preisbildung {...props} />
        <div className="order-2 min-w-0">
          <Titel>{DETAILS.tarife(kasse)}</Titel>
          <Tarifwahl
            {...{ tabelle, gewaehlt }}
            tarife={[tarif, ...tarif.gleichTeuer].flatMap(eines =>
              tarifeDesModells(angebote, versicherer, eines.modell),
            )}
            onWaehle={waehle}
          />
          {/* What tells similar tariffs apart, and the question that only the insurer's list answers. */}
          <p className="t1 mt-3 text-ink2">
            {gleiche && geschwisterText(gleiche, kasse)}{' '}
            {kontakt === 'praxis' && (
              <Link to={BEI_MEINER_AERZTIN.pfad} className="textlink text-fir">
                {BEI_MEINER_AERZTIN.text}
              </Link>
            )}
          </p>
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
        <Detailgriffe
          {...{ zeile, onBlendeAus }}
          istGewaehlt={gewaehlt?.modell === modell && gewaehlt.tarif === tarif.tarif}
          onWaehle={() => waehle({ versicherer, typ: modell, tarif: tarif.tarif })}
        />
      </div>
    </Details>
  )
}

function Preisbildung({ zeile: { preis, voll }, tarif, person, sicht: { tabelle } }: TarifDetailsProps) {
  const { praemie, kantonZahlt, stufe } = tarif
  const abzug = umweltabgabe(tabelle)
  const hinweis = stufenText(stufe)
  const teile: [string, string, Rappen][] = [
    ['', DETAILS.brutto, praemie],
    ...(abzug === undefined ? [] : gleichung(DETAILS.abzug, minus(praemie, voll), DETAILS.netto, voll)),
    ...(tabelle.verbilligung ? gleichung(DETAILS.kanton, kantonZahlt, DETAILS.sie, preis) : []),
  ]
  return (
    <div>
      <Titel>{DETAILS.preisbildung}</Titel>
      <p className="flex flex-wrap items-end gap-x-3 gap-y-1">
        {teile.map(([zeichen, name, betrag]) => (
          <Fragment key={name}>
            {zeichen && <span className="t3 text-ink2">{zeichen}</span>}
            <span>
              <span className="t1 block text-ink2">{name}</span>{' '}
              <span className="betrag t3 font-semibold">{frankenText(betrag)}</span>
            </span>
          </Fragment>
        ))}
      </p>
      <p className="t1 mt-2 text-ink2">
        {DETAILS.imMonat} {abzug !== undefined && DETAILS.abzugErklaert} {hinweis && `${hinweis}.`}
      </p>
      <PreisImVorjahr {...{ tarif, person, tabelle }} />
    </div>
  )
}

const gleichung = (weg: string, minuend: Rappen, bleibt: string, rest: Rappen): [string, string, Rappen][] => [
  ['−', weg, minuend],
  ['=', bleibt, rest],
]

function Jahreskosten({ zeile, tarif, person, sicht: { tabelle } }: TarifDetailsProps) {
  const { klasse } = person
  const { franchise, stufe, versicherer, modell } = tarif
  const kosten = inRappen(person.erwarteteKosten)
  const frage = { ...person.frage, stufe }
  const beste = besteFranchise(franchisenDesModells(tabelle, frage, versicherer, modell), kosten, klasse)
  return (
    <div className="min-w-0">
      <Titel>{DETAILS.jahreskosten(franchise)}</Titel>
      <JahresBalken wahl={{ franchise, praemie: zeile.preis }} klasse={klasse} kosten={kosten} />
      <p className="t1 mt-2 flex flex-wrap gap-x-4 text-ink2">
        <Legende name={DETAILS.praemien} farbe="bg-bar" />
        <Legende name={DETAILS.beteiligung} farbe="bg-fir-mid" />
      </p>
      {beste && (
        <p className="t1 mt-1 text-ink2">
          {DETAILS.besteFranchise(ganzeFrankenText(kosten), zeile.kasse, beste.franchise)}
        </p>
      )}
    </div>
  )
}

const Legende = ({ name, farbe }: { name: string; farbe: string }) => (
  <span className="flex items-center gap-1.5">
    <span aria-hidden="true" className={`size-2.5 forced-color-adjust-none ${farbe}`} />
    {name}
  </span>
)
