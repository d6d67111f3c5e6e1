import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { TextButton } from '#app/ui/text-button.tsx'
import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { ANTWORT, jahresZahl, RAT, ueberDemErsten, verteilung } from '#content/rechner/antwort.ts'
import { FRANCHISE } from '#content/rechner/franchise.ts'
import { preiseVon } from '#content/rechner/jahr.ts'
import { VERBILLIGT } from '#content/rechner/verbilligung.ts'
import { frankenText } from '#content/zahlen/format.ts'
import type { Loesung } from '#domain/haushalt/antwort.ts'
import { mass } from '#domain/haushalt/aufteilung.ts'
import { vollePreise } from '#domain/haushalt/haushalt.ts'
import { minus, rappen, summe } from '#domain/werte/rappen.ts'
import type { Blick, Sicht } from '../sicht/sicht.ts'
import { Abzug, type Beantwortet, Ersparnis, KantonsBalken, Sparbalken } from './ersparnis.tsx'
import { ANTWORT_TITEL, changeThenFocusAnswer } from './to-answer.ts'

/** `children`, beside the next step: what would make the answer more exact, or until when it can be had. */
type AntwortProps = Beantwortet & { onNext: () => void; children: ReactNode }

/** The answer first: what all pay, what is saved against what, and the one next step. */
export function Antwort({ onNext, children, ...teil }: AntwortProps) {
  const { sicht, umfeld, loesung } = teil
  const { tabelle, regelJahr, ordnung, bezug, zuMehreren, aufteilung } = sicht
  const imJahr = ordnung === 'gesamtkosten'
  const kasse = loesung.policen[0] ? umfeld.kassenName(loesung.policen[0].angebot.versicherer) : ''
  return (
    <section aria-label={ANTWORT.name}>
      <div className="grid grid-cols-1 gap-x-6 md:grid-cols-[2fr_1fr]">
        <div className="min-w-0 md:pb-4">
          <div className="mb-2.5 flex flex-wrap items-center gap-x-2 gap-y-1.5 md:mb-4">
            <Abzeichen sicht={sicht} />
            <Badge>
              {regelJahr === null ? (
                preiseVon(tabelle.jahr)
              ) : (
                <>
                  <span className="max-[64rem]:sr-only">{VERBILLIGT.imAbzeichen(tabelle.jahr, regelJahr)}</span>
                  <span aria-hidden="true" className="min-[64rem]:hidden">
                    {VERBILLIGT.imAbzeichenKurz(tabelle.jahr)}
                  </span>
                </>
              )}
            </Badge>
            <Wer {...teil} />
          </div>
          <PriceFigure
            amount={frankenText(imJahr ? loesung.gesamt : loesung.praemien)}
            per={ANTWORT.pro[imJahr ? 'jahr' : 'monat']}
            size="xl"
          />
        </div>
        {bezug && (
          <>
            <Ersparnis {...teil} bezug={bezug} />
            {regelJahr === null ? (
              <Sparbalken {...teil} bezug={bezug} />
            ) : (
              <KantonsBalken preis={loesung.praemien} kantonZahlt={kantonZahlt(loesung)} bezug={bezug} />
            )}
          </>
        )}
      </div>
      <Verbilligt {...teil} />
      <Notiz {...teil} />
      <RatZeile {...teil} />
      <div className="mt-3 grid grid-cols-1 items-start gap-x-4 gap-y-2.5 md:grid-cols-2 min-[64rem]:grid-cols-[2fr_1fr] min-[64rem]:gap-x-6 print:hidden">
        <div className="flex items-center gap-x-6">
          <Button
            className="max-md:min-h-13 max-[64rem]:w-full min-[64rem]:min-w-80 min-[64rem]:shrink-0"
            onClick={onNext}
          >
            {zuMehreren && aufteilung === 'kombination'
              ? ANTWORT.weiterMitKombination
              : ANTWORT.weiter(kasse, zuMehreren)}
            <Icon name="arrow-right" />
          </Button>
          <p className="t1 max-w-90 text-ink2 max-[64rem]:sr-only">{ANTWORT.weiterHinweis}</p>
        </div>
        {/* A form takes the whole width: beside the button it would push the list far down. */}
        <div className="grid min-w-0 grid-cols-1 gap-y-2.5 md:has-[section]:col-span-full">{children}</div>
      </div>
    </section>
  )
}

const kantonZahlt = ({ policen, praemien }: Loesung) => minus(vollePreise(policen), praemien)

/** Yellow is earned: the cheapest of all, or of those who insure all. */
function Abzeichen({ sicht: { istGuenstigste, istErste, ordnung, aufteilung } }: { sicht: Sicht }) {
  if (istGuenstigste)
    return <Badge kind="butter">{ordnung === 'preis' ? ANTWORT.guenstigstes : ANTWORT.tiefsteKosten}</Badge>
  if (istErste && aufteilung === 'kasse') return <Badge kind="butter">{ANTWORT.guenstigsteKasse}</Badge>
  return <Badge>{ANTWORT.auswahl}</Badge>
}

/** The font's word space is narrow: a separator takes a little more room. */
const Punkt = () => <span className="mx-[0.14em]">·</span>

/** Whose offer it is: of one person the tariff, of several the insurer or who is where. */
function Wer({ sicht: { personen, zuMehreren, aufteilung, ordnung }, umfeld, loesung }: Beantwortet) {
  const kassen = loesung.policen.map(({ angebot }) => umfeld.kassenName(angebot.versicherer))
  const [erste] = loesung.policen
  if (!erste) return null
  const [titel, text] =
    zuMehreren && aufteilung === 'kombination'
      ? [ANTWORT.kombination, verteilung(personen.map(({ name }, stelle) => ({ name, kasse: kassen[stelle] ?? '' })))]
      : [kassen[0], zuMehreren && ANTWORT.fuerAlle(personen.length)]
  return (
    <h2
      id={ANTWORT_TITEL}
      tabIndex={-1}
      className="w-full scroll-mt-4 text-[1.0625rem] leading-snug font-normal tracking-normal hyphens-auto outline-none"
    >
      <b className="font-semibold">{titel}</b>{' '}
      <span className="text-ink2">
        {text || (
          <>
            {kontaktName(erste.angebot.kontakt)} <Punkt /> {erste.angebot.tarif}
          </>
        )}
        {ordnung === 'gesamtkosten' && !zuMehreren && (
          <>
            {' '}
            <Punkt /> <span className="whitespace-nowrap">{ANTWORT.mitFranchise(erste.franchise)}</span>
          </>
        )}
      </span>
    </h2>
  )
}

function Verbilligt({ sicht: { regelJahr, tabelle }, loesung }: Beantwortet) {
  if (regelJahr === null) return null
  const ueberschuss = summe(loesung.policen.map(({ angebot }) => angebot.ueberschuss))
  return (
    <>
      {/* On a phone the bar says it. */}
      <p className="t1 mt-2 text-ink2 max-md:sr-only">
        {VERBILLIGT.davon(vollePreise(loesung.policen), kantonZahlt(loesung), loesung.praemien)}{' '}
        <Abzug preisjahr={tabelle} />
      </p>
      {ueberschuss > 0 && <p className="t1 mt-1 text-ink2">{VERBILLIGT.ueberschuss(ueberschuss)}</p>}
    </>
  )
}

/** How the yearly figure comes about, or how far the choice is from the first of the list and the way there. */
function Notiz({ sicht, loesung, dispatch }: Beantwortet) {
  const { ordnung, zuMehreren, personen, guenstigste } = sicht
  const [eine] = personen
  const ueber = guenstigste ? minus(mass(loesung, ordnung), mass(guenstigste, ordnung)) : rappen(0)
  const imJahr = ordnung === 'gesamtkosten' && !zuMehreren
  const rechnung = imJahr && eine && jahresZahl(loesung.praemien, loesung.beteiligung, eine.erwarteteKosten)
  if (!rechnung && ueber === 0) return null
  return (
    <div className="t1 mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-ink2">
      {rechnung && (
        <p>
          <b className="font-semibold text-ink">{rechnung.rechnung}</b> {rechnung.rest}
        </p>
      )}
      {ueber > 0 && (
        <>
          <p>{ueberDemErsten(ueber, ordnung)}</p>
          <TextButton
            onClick={() => changeThenFocusAnswer(() => dispatch({ art: 'erstes' }))}
            className="-my-2.5 print:hidden"
          >
            {ANTWORT.erstesWaehlen[ordnung]}
          </TextButton>
        </>
      )}
    </div>
  )
}

function RatZeile({ sicht: { rat, zuMehreren }, dispatch }: Blick) {
  if (!rat) return null
  const name = zuMehreren ? rat.name : null
  return (
    <p className="t1 mt-3 flex flex-wrap items-center gap-x-3 border-l-4 border-fir pl-3">
      <span>
        {rat.art === 'ab' ? RAT.ab(name, rat.ab, rat.franchise) : RAT.bei(name, rat.kosten, rat.franchise, rat.weniger)}
      </span>
      <TextButton
        className="print:hidden"
        onClick={() =>
          changeThenFocusAnswer(() => dispatch({ art: 'franchise', id: rat.id, franchise: rat.franchise }))
        }
      >
        {FRANCHISE.waehlen(rat.franchise)}
      </TextButton>
    </p>
  )
}
