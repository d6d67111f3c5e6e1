import { BarPart } from '#app/ui/bar.tsx'
import { KANTONS_BALKEN } from '#content/rechner/verbilligung.ts'
import { frankenText } from '#content/zahlen/format.ts'
import type { Bezug } from '#domain/praemien/ersparnis.ts'
import { groesserer, minus, type Rappen, rappen, summe } from '#domain/werte/rappen.ts'

/** From which share on a part has room: for its sentence on a wide screen, on a phone for its word, and for its number. */
const GENUG = { satz: 0.16, wort: 0.34, zahl: 0.2 }

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
          const kurz = share >= GENUG.wort ? KANTONS_BALKEN.kurz[name](betraege[name]) : frankenText(betraege[name])
          return (
            <BarPart key={name} share={share} fill={fill}>
              {share >= GENUG.satz && (
                <Wort className={`max-[64rem]:hidden ${schrift}`}>{KANTONS_BALKEN.satz[name](betraege[name])}</Wort>
              )}
              {share >= GENUG.zahl && <Wort className={`min-[64rem]:hidden ${schrift}`}>{kurz}</Wort>}
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
