import { Fragment } from 'react'
import { Link } from '#app/router.tsx'
import { ERSTKONTAKT } from '#content/krankenkassen/erstkontakt.ts'
import { kontaktMitModell } from '#content/krankenkassen/modelle.ts'
import { DETAILS, VORJAHR } from '#content/rechner/details.ts'
import { BEI_MEINER_AERZTIN, geschwisterText } from '#content/rechner/geschwister.ts'
import { stufenText } from '#content/rechner/haushalt.ts'
import { frankenText, ganzeFrankenText, wechselText } from '#content/zahlen/format.ts'
import { geschwister } from '#domain/erstkontakt/geschwistertarife.ts'
import type { Auswahl } from '#domain/haushalt/haushalt.ts'
import { besteFranchise, franchisenDesModells } from '#domain/kosten/franchise-vergleich.ts'
import { alleAngebote, tarifeDesModells } from '#domain/praemien/angebote.ts'
import { umweltabgabe } from '#domain/praemien/jahreswerte.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import type { Tarifzeile } from '#domain/praemien/tarifzeilen.ts'
import { inRappen, minus, plus, type Rappen } from '#domain/werte/rappen.ts'
import type { PersonSicht } from '../sicht/antwort.ts'
import { Abschnitt, type Detailblick, Detailgriffe, Details, Tarifwahl } from './details.tsx'
import { JahresBalken } from './jahres-balken.tsx'
import { frageZu, gewaehltesIn, vorjahrVon } from './zeilenwerte.ts'

type TarifDetailsProps = Detailblick & { tarif: Tarifzeile; person: PersonSicht }

/** Below each other the tariffs come after what the model asks for. */
export function TarifDetails(props: TarifDetailsProps) {
  const { zeile, tarif, person, sicht, dispatch } = props
  const { kasse, versicherer } = zeile
  const { tabelle } = sicht
  const gewaehlt = gewaehltesIn(zeile, sicht.liste)
  const { kontakt } = gewaehlt ?? tarif
  const { anlaufstelle, haken } = ERSTKONTAKT[kontakt]
  const frage = frageZu(person, tarif)
  const angebote = alleAngebote(tabelle, frage)
  const gleiche = geschwister(tabelle, frage, gewaehlt ?? tarif)
  const waehle = (auswahl: Auswahl) => dispatch({ art: 'waehle', id: person.id, auswahl, aufteilung: 'kombination' })
  return (
    <Details>
      <div className="contents @2xl:grid @2xl:content-start @2xl:gap-y-6">
        <Preisbildung {...props} />
        <Abschnitt titel={DETAILS.tarife(kasse)} className="order-2">
          <Tarifwahl
            tarife={[tarif, ...tarif.gleichTeuer].flatMap(({ modell }) =>
              tarifeDesModells(angebote, versicherer, modell),
            )}
            tabelle={tabelle}
            gewaehlt={gewaehlt}
            onSelect={waehle}
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
        </Abschnitt>
      </div>
      <div className="contents @2xl:grid @2xl:content-start @2xl:gap-y-6">
        <Jahreskosten {...props} />
        <Abschnitt titel={DETAILS.anlaufstelle(kontaktMitModell(kontakt))} className="order-1">
          <p className="text-ink2">{anlaufstelle}</p>
        </Abschnitt>
        <Abschnitt titel={DETAILS.haken} className="order-1">
          <p className="text-ink2">{haken}</p>
        </Abschnitt>
        <Detailgriffe
          {...props}
          istGewaehlt={gewaehlt?.modell === tarif.modell && gewaehlt.tarif === tarif.tarif}
          onSelect={() => waehle({ versicherer, typ: tarif.modell, tarif: tarif.tarif })}
        />
      </div>
    </Details>
  )
}

/** From the premium to what is paid, as an equation. */
function Preisbildung({ zeile: { preis, voll }, tarif, person, sicht: { tabelle } }: TarifDetailsProps) {
  const { praemie, kantonZahlt, stufe } = tarif
  const abzug = umweltabgabe(tabelle)
  const hinweis = stufenText(stufe)
  const teile: [string, Rappen][] = [[DETAILS.brutto, praemie]]
  if (abzug !== undefined) teile.push([DETAILS.abzug, minus(praemie, voll)], [DETAILS.netto, voll])
  if (tabelle.verbilligung) teile.push([DETAILS.kanton, kantonZahlt], [DETAILS.sie, preis])
  return (
    <Abschnitt titel={DETAILS.preisbildung}>
      <p className="flex flex-wrap items-end gap-x-3 gap-y-1">
        {teile.map(([name, betrag], stelle) => (
          <Fragment key={name}>
            {stelle > 0 && <span className="t3 text-ink2">{stelle % 2 === 0 ? '=' : '−'}</span>}
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
      <PreisImVorjahr tarif={tarif} person={person} tabelle={tabelle} />
    </Abschnitt>
  )
}

function Jahreskosten({ zeile, tarif, person, sicht: { tabelle } }: TarifDetailsProps) {
  const { klasse } = person
  const { franchise, stufe, versicherer, modell } = tarif
  const kosten = inRappen(person.erwarteteKosten)
  const frage = { ...person.frage, stufe }
  const beste = besteFranchise(franchisenDesModells(tabelle, frage, versicherer, modell), kosten, klasse)
  return (
    <Abschnitt titel={DETAILS.jahreskosten(franchise)}>
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
    </Abschnitt>
  )
}

const Legende = ({ name, farbe }: { name: string; farbe: string }) => (
  <span className="flex items-center gap-1.5">
    <span aria-hidden="true" className={`size-2.5 forced-color-adjust-none ${farbe}`} />
    {name}
  </span>
)

type PreisImVorjahrProps = { tarif: Tarifzeile; person: PersonSicht; tabelle: Regionstabelle }

/** What the same tariff cost the year before. Nothing while that year was not imported, nor of siblings' tiers. */
export function PreisImVorjahr({ tarif, person, tabelle }: PreisImVorjahrProps) {
  const { bfs } = person.frage
  const vergleich = vorjahrVon(tarif, person, tabelle)
  if (!vergleich) return null
  const vorjahr = tabelle.jahr - 1
  if (vergleich.art !== 'wechsel')
    return (
      <p className="mt-3 text-ink2">
        {vergleich.art === 'neu' ? VORJAHR.neu(vorjahr) : VORJAHR.neuerName(vorjahr, vergleich.vielleicht)}
      </p>
    )
  const { vorher, wechsel } = vergleich
  const stufe = 6 * Math.sign(wechsel.differenz)
  const umgeteilt = bfs !== undefined && tabelle.vorjahr?.umgeteilt.includes(bfs)
  return (
    <>
      <p className="mt-4 flex items-end gap-x-4">
        <Jahrespreis jahr={vorjahr} preis={vorher} />
        {/* A line that steps up, down or not at all on the first of January. */}
        <svg
          viewBox="0 0 100 20"
          preserveAspectRatio="none"
          height="20"
          fill="none"
          aria-hidden="true"
          className="mb-1 w-0 max-w-36 grow stroke-ink"
        >
          <path d={`M0 ${10 + stufe}H50V${10 - stufe}H100`} vectorEffect="non-scaling-stroke" />
        </svg>
        <Jahrespreis jahr={tabelle.jahr} preis={plus(vorher, wechsel.differenz)} neu />
      </p>
      <p className="t1 mt-1.5 font-semibold">{VORJAHR.wechsel(vorjahr, tabelle.jahr, wechselText(wechsel))}</p>
      {umgeteilt && <p className="t1 mt-1 text-ink2">{VORJAHR.umgeteilt(vorjahr, tabelle.jahr)}</p>}
    </>
  )
}

const Jahrespreis = ({ jahr, preis, neu = false }: { jahr: number; preis: Rappen; neu?: boolean }) => (
  <span className={neu ? 'text-right' : 'text-ink2'}>
    <span className="t1 block text-ink2">{jahr}</span>{' '}
    <span className={`betrag t3 ${neu ? 'font-semibold' : ''}`}>{frankenText(preis)}</span>
  </span>
)
