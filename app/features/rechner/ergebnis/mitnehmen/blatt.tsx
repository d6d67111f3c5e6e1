import { useDatenhinweis } from '#app/lib/datenhinweis.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { kantonName } from '#content/orte/kantone.ts'
import { FUSSZEILE } from '#content/rahmen/fusszeile.ts'
import { praemienQuelle } from '#content/rahmen/layout.ts'
import { BLATT, kurzesDatum } from '#content/rechner/blatt.ts'
import { PERSON, TITEL } from '#content/rechner/mitnehmen.ts'
import { frankenText } from '#content/zahlen/format.ts'
import type { Frist, Tag } from '#domain/fristen/fristen.ts'
import { ersparnisProJahr } from '#domain/praemien/ersparnis.ts'
import { type Preisjahr, umweltabgabe } from '#domain/praemien/jahreswerte.ts'
import { site } from '#site-config'
import type { Zustand } from '../../zustand/zustand.ts'
import type { Blick, Sicht } from '../sicht/sicht.ts'
import { titelVon } from '../sicht/sicht.ts'
import { NichtsTunTeil } from './nichts-tun-teil.tsx'
import { Franchisen, Personentabelle, type Teil } from './personen-tabellen.tsx'
import { Angebotstabelle, bezugsart } from './tabelle.tsx'

type BlattProps = Omit<Blick, 'dispatch'> & { frist: Frist | null; adresse: string }

/** The answer on one A4 page in black and white, at full prices, in place of everything else (main.css); never on the screen. */
export function Blatt({ zustand, sicht, umfeld: { heute, kassenName }, frist, adresse }: BlattProps) {
  const { personen, zuMehreren, volleLoesung: loesung, volleTabelle, regler } = sicht
  const hinweis = useDatenhinweis()
  const [ich] = personen
  if (!loesung || !ich) return null
  return (
    <main className="druckblatt hidden text-[0.71875rem] leading-[1.4] print:block">
      <Kopf heute={heute} angaben={angaben(zustand, sicht)} />
      {hinweis && <p className="border-b border-line py-1.5">{hinweis.text}</p>}
      <Antwort {...{ sicht, loesung, kassenName }} />
      {zuMehreren ? (
        <Personentabelle {...{ sicht, loesung, kassenName }} />
      ) : (
        <NichtsTunTeil person={ich} tabelle={volleTabelle} kassenName={kassenName} />
      )}
      <Angebotstabelle sicht={sicht} />
      {!zuMehreren && regler && <Franchisen regler={regler} />}
      {frist && <Fristen frist={frist} heute={heute} />}
      <Fuss preisjahr={volleTabelle} adresse={adresse} />
    </main>
  )
}

function angaben({ geteilt, wohnort }: Zustand, { personen, volleTabelle }: Sicht): string[] {
  const region = PERSON.region(kantonName(volleTabelle.kanton), volleTabelle.region)
  const ort = !geteilt && wohnort.gewaehlt
  const wo = ort ? `${ort.plz} ${ort.ort}, ${region}` : region
  const [ich, ...weitere] = personen
  if (!ich || weitere.length > 0) return [TITEL.personen(personen.length), wo]
  const jahrgang = ich.jahrgang === null ? [] : [PERSON.jahrgang(ich.jahrgang)]
  return [...jahrgang, wo, PERSON.unfall(ich.unfall === 'MIT'), PERSON.franchise(ich.voll?.franchise ?? ich.gilt)]
}

const Kopf = ({ heute, angaben }: { heute: Tag; angaben: readonly string[] }) => (
  <div className="flex items-center justify-between gap-6 border-b border-ink pb-3">
    <div className="flex shrink-0 items-center gap-2.5 leading-tight">
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" className="fill-none stroke-ink stroke-1">
        <path d="M.5.5h31v31H.5zM6.5 18.5h4v7h-4z" />
        <path className="fill-ink" d="M14 12.5h4v13h-4zM21.5 6.5h4v19h-4z" />
      </svg>
      <p>
        <b className="block text-[0.8125rem] font-semibold">{site.domain}</b>
        {site.tagline}
      </p>
    </div>
    <div className="text-right">
      <h1>{BLATT.vom(heute)}</h1>
      <p>{angaben.join(' · ')}</p>
    </div>
  </div>
)

/** The chosen price, and beside it what it saves. */
function Antwort({ sicht, loesung, kassenName }: Teil) {
  const { name, zusatz } = titelVon(sicht, loesung, kassenName)
  return (
    <div className="flex items-stretch justify-between gap-6 border-b border-ink py-4">
      <div>
        <p className="text-[0.8125rem]">
          <b className="mr-2 inline-block border border-ink px-2 py-0.5 font-semibold">{abzeichen(sicht)}</b>
          <b className="font-semibold">{name}</b> {zusatz}
        </p>
        <p className="mt-5 flex gap-2.5 whitespace-nowrap">
          <span className="text-[0.875rem] leading-[0.8]">CHF</span>
          <span className="fig text-[4.75rem]">{frankenText(loesung.praemien)}</span>
          <span className="self-end text-[0.9375rem] leading-[0.8]">{BLATT.jeMonat}</span>
        </p>
      </div>
      <Ersparnis {...{ sicht, loesung, kassenName }} />
    </div>
  )
}

function abzeichen({ istGuenstigste, ordnung, volleTabelle: { jahr } }: Sicht): string {
  if (!istGuenstigste) return BLATT.auswahl(jahr)
  return ordnung === 'preis' ? BLATT.guenstigstes(jahr) : BLATT.tiefsteKosten(jahr)
}

function Ersparnis({ sicht: { vollerBezug }, loesung: { praemien }, kassenName }: Teil) {
  const betrag = vollerBezug && ersparnisProJahr(praemien, vollerBezug)
  if (!vollerBezug || !betrag) return null
  const { personen, preis } = vollerBezug
  const [einer] = personen
  const art = bezugsart(personen)
  const kasse = einer?.art === 'tarif' ? kassenName(einer.versicherer) : ''
  return (
    <div className="w-56 shrink-0 border border-ink p-3">
      <p className="font-semibold">{art === 'kasse' ? BLATT.wenigerAls.kasse(kasse) : BLATT.wenigerAls[art]}</p>
      <p className="my-3 flex gap-1.5 whitespace-nowrap">
        <span className="leading-[0.8]">CHF</span>
        <span className="fig text-[2.125rem]">{frankenText(betrag)}</span>
      </p>
      <p>{BLATT.rechnung(preis, praemien)}</p>
      {(art === 'durchschnitt' || art === 'gemischt') && <p>{BLATT[art]}</p>}
    </div>
  )
}

/** What has to be where, and when. */
function Fristen({ frist: { absenden, eintreffen, wechsel }, heute }: { frist: Frist; heute: Tag }) {
  const { fristen } = BLATT
  const tage = [
    heute <= absenden
      ? { tag: absenden, titel: fristen.aufgeben, text: fristen.aufgebenText }
      : { tag: heute, titel: fristen.sofort, text: fristen.sofortText },
    { tag: eintreffen, titel: fristen.eintreffen, text: fristen.eintreffenText(eintreffen) },
    { tag: wechsel, titel: fristen.wechsel, text: fristen.wechselText(wechsel) },
  ]
  return (
    <ul className="mt-4 grid grid-cols-3 gap-4 border-t border-ink pt-3">
      {tage.map(({ tag, titel, text }) => (
        <li key={titel} className="flex items-start gap-2.5">
          <span className="fig pt-0.5 text-[1.375rem]">{kurzesDatum(tag)}</span>
          <span>
            <b className="block font-semibold">{titel}</b>
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Fuss({ preisjahr, adresse }: { preisjahr: Preisjahr; adresse: string }) {
  const { praemien } = useSeitenDaten()
  const abzug = umweltabgabe(preisjahr)
  return (
    <div className="mt-4 flex items-end justify-between gap-6 border-t border-ink pt-2 text-[0.65625rem]">
      <p>
        {praemienQuelle(praemien.quelle, preisjahr.jahr)}
        <br />
        {abzug !== undefined && `${BLATT.abzug(preisjahr.jahr, abzug)} `}
        {FUSSZEILE.keinVertrag}
      </p>
      <p className="shrink-0 text-right whitespace-nowrap">
        {BLATT.oeffnen}
        <br />
        <b className="font-semibold">{adresse.replace(/^https?:\/\//, '')}</b>
      </p>
    </div>
  )
}
