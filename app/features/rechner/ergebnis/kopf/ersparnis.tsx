import { BarPart, percent } from '#app/ui/bar.tsx'
import { ANTWORT, bezugText, ersparnisKurz, keineErsparnisText } from '#content/rechner/antwort.ts'
import { KANTONS_BALKEN } from '#content/rechner/verbilligung.ts'
import { frankenText } from '#content/zahlen/format.ts'
import type { Loesung } from '#domain/haushalt/antwort.ts'
import { type Bezug, ersparnisProJahr, type Gesamtbezug } from '#domain/praemien/ersparnis.ts'
import { type Preisjahr, umweltabgabe } from '#domain/praemien/jahreswerte.ts'
import { groesserer, minus, type Rappen, rappen, summe } from '#domain/werte/rappen.ts'
import type { Blick } from '../sicht/sicht.ts'

/** Hangs from the cap line of the figure beside it. */
const haengend = 'text-[0.875rem] leading-[0.8] font-medium [text-box:trim-both_cap_alphabetic] md:text-[1rem]'

/** As the specification writes it; nothing for a year whose refund is not known. */
export function Abzug({ preisjahr }: { preisjahr: Preisjahr }) {
  const abzug = umweltabgabe(preisjahr)
  if (abzug === undefined) return null
  return (
    <>
      · {ANTWORT.abzug} <span className="betrag">{ANTWORT.abzugBetrag(abzug)}</span>
    </>
  )
}

/** What the parts of the answer look at. */
export type Beantwortet = Blick & { loesung: Loesung }

type ErsparnisProps = Beantwortet & { bezug: Gesamtbezug }

/** The field that the bar runs into: below it on a phone, above its yellow end on a wide screen. */
export function Ersparnis({ sicht, umfeld: { kassenName }, loesung, bezug }: ErsparnisProps) {
  const namen = sicht.personen.map(({ name }) => name)
  const betrag = ersparnisProJahr(loesung.praemien, bezug)
  if (betrag === 0)
    return (
      <div className="order-last border border-ink p-3.5 md:order-none md:mb-4 md:self-end md:p-6">
        <p className="font-semibold">{ANTWORT.keineErsparnis}</p>
        <p className="t1 mt-1 text-ink2">{keineErsparnisText(bezug, namen, kassenName)}</p>
      </div>
    )
  return (
    <div className="order-last flex items-center gap-x-3 border border-transparent bg-butter px-3 py-2 text-on-butter md:order-none md:flex md:flex-col md:items-start md:justify-center md:gap-y-4 md:p-5 min-[64rem]:p-6">
      <p className="flex shrink-0 gap-1.5 whitespace-nowrap md:gap-2">
        <span className={haengend}>CHF</span>{' '}
        <span className="fig text-[2rem] min-[26rem]:text-[2.25rem] min-[64rem]:text-[clamp(2.75rem,4.2vw,3.75rem)]">
          {frankenText(betrag)}
        </span>
      </p>
      <p className="min-w-0 text-[0.8125rem] leading-[1.3] md:text-[0.9375rem]">
        {ersparnisKurz(bezug, namen, kassenName)}
        <span className="sr-only">. {bezugText(bezug, namen, kassenName)}</span>
      </p>
    </div>
  )
}

/** Words stand in the yellow part only where it is wide enough for them. */
const GENUG = 0.19

/** The whole bar is the comparison price: green is paid, yellow stays with the visitor. Never negative. */
export function Sparbalken({ sicht: { tabelle }, loesung: { praemien: preis }, bezug }: ErsparnisProps) {
  const anteil = Math.min(preis / Math.max(bezug.preis, 1), 1)
  const rest = 1 - anteil
  const klein = rest < GENUG ? 'sr-only' : ''
  return (
    <div className="t1 relative mt-3 h-8 leading-8! md:col-span-full md:mt-0 md:h-9 md:leading-9! forced-colors:border">
      {/* Another price lets it grow anew. */}
      <div key={`${preis} ${bezug.preis}`} className="flex h-full origin-left motion-safe:animate-grow">
        <BarPart share={anteil} fill="bar" />
        {rest > 0 && <span className="grow border-l-2 border-ground bg-butter" />}
      </div>
      <p className="absolute inset-y-0 left-0 truncate px-3 text-on-fir forced-colors:text-[Canvas]">
        <b className="font-semibold">{ANTWORT.sieZahlen(preis)}</b>{' '}
        <span className="max-md:hidden">
          <Abzug preisjahr={tabelle} />
        </span>
      </p>
      {rest > 0 && (
        <p className="absolute inset-0 flex text-on-butter">
          <svg width={percent(anteil)} height="1" className="shrink-0" aria-hidden="true" />
          <span className={`truncate px-2 md:px-3 ${klein}`}>
            <span className="max-[64rem]:sr-only">{ANTWORT.sieSparen} </span>
            <b className="font-semibold">{frankenText(minus(bezug.preis, preis))}</b>
            <span className="max-[64rem]:sr-only"> {ANTWORT.imMonat}</span>
          </span>
        </p>
      )}
    </div>
  )
}

/** From which share on a part has room: for its sentence on a wide screen, on a phone for its word, and for its number. */
const PLATZ = { satz: 0.16, wort: 0.34, zahl: 0.2 }

const TEILE = [
  { name: 'sie', fill: 'bar', schrift: 'fill-on-fir forced-colors:fill-[Canvas]' },
  { name: 'kanton', fill: 'mid', schrift: 'fill-ink forced-colors:fill-[Canvas]' },
  { name: 'ersparnis', fill: 'butter', schrift: 'fill-on-butter forced-colors:fill-[HighlightText]' },
] as const

/** With premium reduction: what the visitor pays, what the canton pays, and in yellow what an offer saves. */
export function KantonsBalken({ preis, kantonZahlt, bezug }: { preis: Rappen; kantonZahlt: Rappen; bezug: Bezug }) {
  const betraege = {
    sie: preis,
    kanton: kantonZahlt,
    ersparnis: groesserer(rappen(0), minus(bezug.preis, preis)),
  }
  const ganz = summe(Object.values(betraege))
  return (
    <div className="t1 mt-3 h-8 md:col-span-full md:mt-0 md:h-9 forced-colors:border">
      <p className="sr-only">{TEILE.map(({ name }) => KANTONS_BALKEN.satz[name](betraege[name])).join(', ')}</p>
      <div className="flex h-full origin-left gap-0.5 motion-safe:animate-grow">
        {TEILE.filter(({ name }) => betraege[name] > 0).map(({ name, fill, schrift }) => {
          const share = betraege[name] / ganz
          const kurz = share >= PLATZ.wort ? KANTONS_BALKEN.kurz[name](betraege[name]) : frankenText(betraege[name])
          return (
            <BarPart key={name} share={share} fill={fill}>
              {share >= PLATZ.satz && (
                <Wort className={`max-[64rem]:hidden ${schrift}`}>{KANTONS_BALKEN.satz[name](betraege[name])}</Wort>
              )}
              {share >= PLATZ.zahl && <Wort className={`min-[64rem]:hidden ${schrift}`}>{kurz}</Wort>}
            </BarPart>
          )
        })}
      </div>
    </div>
  )
}

const Wort = ({ className, children }: { className: string; children: string }) => (
  <text x="10" y="50%" dominantBaseline="central" className={`font-semibold ${className}`}>
    {children}
  </text>
)
