import { Badge } from '#app/ui/badge.tsx'
import { percent } from '#app/ui/bar.tsx'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { answerId } from '#app/ui/segments.tsx'
import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { KLASSENSPALTEN, REGIONSKARTEN } from '#content/praemien/kanton.ts'
import { regionKurz } from '#content/praemien/kantone.ts'
import { KARTE } from '#content/praemien/schweiz.ts'
import { differenzText, frankenText, ganzeFrankenText } from '#content/zahlen/format.ts'
import { jeErstkontakt } from '#domain/erstkontakt/erstkontakt-angebote.ts'
import { ersparnisProJahr } from '#domain/praemien/ersparnis.ts'
import { istStandard } from '#domain/praemien/modelle.ts'
import { praemieNachAbzug } from '#domain/praemien/praemie.ts'
import { durchschnitt } from '#domain/werte/rappen.ts'
import { angeboteDerRegion, regionszahlen, uebliche } from '#domain/zahlen/regionszahlen.ts'
import { type Gemeinde, type Kantonsbild, type Kantonsregion, REIHENFOLGE } from './karte/kantonsbild.ts'
import { useOrtsbild } from './karte/ortsbild.ts'
import { wennRegion } from './regionswahl.tsx'
import { KasseLink } from './wahl/kasse-link.tsx'

const BREIT = ['', 'max-w-3xl', 'lg:grid-cols-2', 'lg:grid-cols-3']

/** The regions of a canton side by side. */
export function Regionskarten({ bild }: { bild: Kantonsbild }) {
  const { regionen } = bild
  const hoechste = Math.max(...regionen.flatMap(region => modellPreise(region).map(({ angebot }) => angebot.praemie)))
  return (
    <div className="rahmen">
      <ul className={`grid gap-x-6 gap-y-5 ${BREIT[regionen.length]}`}>
        {regionen.map((region, index) => (
          <li key={region.region}>
            <Karte region={region} index={index} bild={bild} hoechste={hoechste} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const modellPreise = ({ tabelle }: Kantonsregion) => jeErstkontakt(angeboteDerRegion(tabelle, uebliche('AKL-ERW')))

type KarteProps = { region: Kantonsregion; index: number; bild: Kantonsbild; hoechste: number }

/** Where there is little room only the chosen one is open; the others keep their price. */
function Karte({ region, index, bild, hoechste }: KarteProps) {
  const { karten } = useOrtsbild()
  const { kanton, preis, gemeinden } = region
  const geteilt = bild.regionen.length > 1
  const wenn = wennRegion(bild.regionen, index)
  const name = regionKurz(kanton, region.region)
  return (
    <section {...wenn} className="h-full border-t-4 border-fir pt-3" aria-label={name}>
      <div className="relative">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="t3 flex items-center gap-2.5 font-semibold">
            {karten && <Farbfeld stufe={bild.stufe(region.region)} />}
            {geteilt ? <Schalter index={index}>{name}</Schalter> : name}
          </h2>
          {gemeinden.length > 0 && <p className="t1 text-right text-ink2">{umfang(gemeinden)}</p>}
        </div>
        {geteilt && (
          <p {...wenn} className="betrag t4 hidden text-right max-md:unchosen:block">
            {frankenText(preis)}
          </p>
        )}
      </div>
      <div {...wenn} className="max-md:unchosen:hidden">
        <Region region={region} hoechste={hoechste} />
      </div>
    </section>
  )
}

function Region({ region, hoechste }: { region: Kantonsregion; hoechste: number }) {
  const { preisjahr } = useOrtsbild()
  const { tabelle, zahlen, preis, wechsel } = region
  const netto = (praemie: typeof preis) => praemieNachAbzug(praemie, preisjahr)
  const standard = angeboteDerRegion(tabelle, uebliche('AKL-ERW')).filter(({ modell }) => istStandard(modell))
  const standardpreise = standard.map(({ praemie }) => netto(praemie))
  const mittlerer = durchschnitt(standardpreise)
  const ersparnis = ersparnisProJahr(preis, { preis: mittlerer })
  return (
    <>
      <p className="mt-4">
        <PriceFigure amount={frankenText(preis)} per={KARTE.monat} />
      </p>
      <p className="mt-4">
        <Badge kind="butter">{REGIONSKARTEN.guenstigstes}</Badge>
      </p>
      <p className="mt-2">
        <KasseLink nummer={zahlen.guenstigstes.versicherer} /> {kontaktName(zahlen.guenstigstes.kontakt)} ·{' '}
        {zahlen.guenstigstes.tarif}
      </p>
      {wechsel && (
        <p className="text-ink2">
          {REGIONSKARTEN.vorjahr(tabelle.jahr - 1, wechsel.vorher)}
          <span className="betrag font-semibold text-ink">{differenzText(wechsel.differenz)}</span>
        </p>
      )}
      <table className="t1 mt-5 w-full">
        <caption className="sr-only">{REGIONSKARTEN.modelle}</caption>
        <tbody>
          {modellPreise(region).map(({ kontakt, angebot: { praemie } }) => {
            const erster = praemie === zahlen.guenstigstes.praemie
            return (
              <tr key={kontakt} className="*:border-b *:border-line *:py-1.5">
                <th scope="row" className="pr-3 text-left font-normal">
                  {kontaktName(kontakt)}
                </th>
                <td className="w-2/5">
                  <svg width="100%" height="8" aria-hidden="true">
                    <rect
                      width={percent(praemie / hoechste)}
                      height="8"
                      className={erster ? 'fill-butter stroke-ink' : kontakt === 'frei' ? 'fill-fir-mid' : 'fill-bar'}
                    />
                  </svg>
                </td>
                <td className="betrag pl-3 text-right font-semibold">{frankenText(netto(praemie))}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <dl className="mt-5 grid grid-cols-3 gap-3">
        {REIHENFOLGE.map(klasse => {
          const guenstigste = regionszahlen(tabelle, uebliche(klasse))?.guenstigstes
          return (
            guenstigste && (
              <div key={klasse}>
                <dt className="t1 text-ink2">{KLASSENSPALTEN[klasse].name}</dt>
                <dd className="betrag font-semibold">{frankenText(netto(guenstigste.praemie))}</dd>
              </div>
            )
          )
        })}
      </dl>
      <p className="t1 mt-4 text-ink2">
        {REGIONSKARTEN.tarife(zahlen.tarife, zahlen.versicherer)}.{' '}
        {standard.length > 0 && REGIONSKARTEN.ersparnis(ganzeFrankenText(ersparnis), frankenText(mittlerer))}
      </p>
    </>
  )
}

/** One municipality is told by its name. */
const umfang = ([erste, ...weitere]: readonly Gemeinde[]): string =>
  erste && weitere.length === 0 ? REGIONSKARTEN.nur(erste.name) : REGIONSKARTEN.gemeinden(weitere.length + 1)

/** The colour of the region on the map. */
const Farbfeld = ({ stufe }: { stufe: number | undefined }) => (
  <svg width="14" height="14" className="karte shrink-0" aria-hidden="true">
    <rect width="14" height="14" data-stufe={stufe} />
  </svg>
)

/** Where cards are folded, the head of one chooses its region. */
const Schalter = ({ index, children }: { index: number; children: string }) => (
  <label htmlFor={answerId('choice', index)} className="cursor-pointer after:absolute after:inset-0">
    {children}
  </label>
)
