import { trennbar } from '#app/lib/typografie.ts'
import { Link } from '#app/router.tsx'
import { answerId, Segments } from '#app/ui/segments.tsx'
import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { KLASSENSPALTEN, ZEHN } from '#content/praemien/kanton.ts'
import { regionName } from '#content/versicherer/saetze.ts'
import { frankenText } from '#content/zahlen/format.ts'
import { landesCsvAdresse } from '#contract/daten.ts'
import { erstkontakt } from '#domain/erstkontakt/erstkontakt.ts'
import { jeErstkontakt } from '#domain/erstkontakt/erstkontakt-angebote.ts'
import { praemieNachAbzug } from '#domain/praemien/praemie.ts'
import type { Rappen } from '#domain/werte/rappen.ts'
import { angeboteDerRegion, kassenDerRegion, schluesselDer, uebliche } from '#domain/zahlen/regionszahlen.ts'
import { ANZAHL, type Kantonsbild, type Kantonsregion, REIHENFOLGE } from './karte/kantonsbild.ts'
import { useOrtsbild } from './karte/ortsbild.ts'
import { Streifen, Streifenvorlage } from './karte/streifen.tsx'
import { Regionswahl, wennRegion } from './regionswahl.tsx'
import { KasseLink } from './wahl/kasse-link.tsx'

/** The cheapest insurers of each region; the buttons need no script. */
export function ZehnKassen({ bild: { regionen } }: { bild: Kantonsbild }) {
  const { preisjahr } = useOrtsbild()
  const [erste] = regionen
  if (!erste) return null
  const kassen = erste.zahlen.versicherer
  return (
    <section className="rahmen mt-16">
      <div className="border-t border-ink pt-6">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 className="t4">{ZEHN.titel(Math.min(ANZAHL, kassen))}</h2>
          <Regionswahl regionen={regionen} />
        </div>
        <p className="mass t1 mt-3 text-ink2">{ZEHN.erklaerung}</p>
        <Segments
          name="age"
          legend={ZEHN.alter}
          labels={REIHENFOLGE.map(klasse => KLASSENSPALTEN[klasse].name)}
          chosen={REIHENFOLGE.indexOf('AKL-ERW')}
          className="mt-3 md:hidden"
        />
        {regionen.map((region, index) => (
          <div key={region.region} {...wennRegion(regionen, index)} className="not-print:unchosen:hidden">
            <Kassentabelle region={region} />
          </div>
        ))}
        <p className="t1 mt-5 flex flex-wrap gap-x-5 gap-y-2">
          <Link to="/krankenkassen" className="textlink">
            {ZEHN.alle}
          </Link>
          <a href={landesCsvAdresse(preisjahr.jahr)} className="textlink">
            {ZEHN.daten(preisjahr.jahr)}
          </a>
        </p>
      </div>
    </section>
  )
}

function Kassentabelle({ region: { kanton, region, tabelle } }: { region: Kantonsregion }) {
  const { preisjahr } = useOrtsbild()
  const kassen = kassenDerRegion(tabelle, uebliche('AKL-ERW')).slice(0, ANZAHL)
  const jeKlasse = REIHENFOLGE.map(klasse => {
    const alle = kassenDerRegion(tabelle, uebliche(klasse))
    return {
      klasse,
      id: `streifen-${schluesselDer(tabelle)}-${klasse}`,
      preise: alle.map(({ praemie }) => praemie),
      kassen: new Map(alle.map(eintrag => [eintrag.versicherer, eintrag])),
    }
  })
  const angebote = Map.groupBy(angeboteDerRegion(tabelle, uebliche('AKL-ERW')), ({ versicherer }) => versicherer)
  const netto = (praemie: Rappen) => frankenText(praemieNachAbzug(praemie, preisjahr))
  return (
    <>
      <svg className="sr-only" aria-hidden="true">
        {jeKlasse.map(({ klasse, ...alle }) => (
          <Streifenvorlage key={klasse} {...alle} />
        ))}
      </svg>
      <table className="mt-5 w-full">
        <caption className="sr-only">{ZEHN.tabelle(regionName(kanton, region))}</caption>
        <thead className="t1 align-bottom text-ink2 max-md:sr-only">
          <tr className="text-left *:border-b *:border-ink *:pb-2 *:font-normal">
            <th scope="col">{ZEHN.spalten.kasse}</th>
            {REIHENFOLGE.map(klasse => (
              <th key={klasse} scope="col" className="w-1/5 md:pl-7">
                <span className="font-semibold text-ink">{KLASSENSPALTEN[klasse].name}</span>
                <span className="block">{KLASSENSPALTEN[klasse].annahme}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kassen.map(({ versicherer, rang, ...angebot }) => (
            <tr
              key={versicherer}
              className="*:py-2.5 *:align-top max-md:grid max-md:grid-cols-[minmax(0,1fr)_min(7rem,31vw)] gap-x-3 max-md:border-b max-md:border-line md:*:border-b md:*:border-line"
            >
              <th scope="row" className="text-left font-semibold">
                <div className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
                  <span className="font-normal text-ink2">{rang}</span>
                  <KasseLink nummer={versicherer} />
                  <span className="t1 col-start-2 font-normal hyphens-auto text-ink2">
                    {kontaktName(erstkontakt(angebot.modell, versicherer, angebot.tarif))}&nbsp;·{' '}
                    {trennbar(angebot.tarif)}
                  </span>
                </div>
              </th>
              {jeKlasse.map(({ klasse, kassen: dieser, ...alle }, index) => {
                const preis = dieser.get(versicherer)
                return (
                  <td
                    key={klasse}
                    data-when={answerId('age', index)}
                    className="max-md:unchosen:hidden max-md:text-right md:pl-7"
                  >
                    {preis ? (
                      <>
                        <span className="betrag font-semibold">{netto(preis.praemie)}</span>
                        <span className="sr-only">{ZEHN.rang(preis.rang, alle.preise.length)}</span>
                        <Streifen {...alle} preis={preis.praemie} erster={preis.rang === 1} />
                      </>
                    ) : (
                      ZEHN.ohne
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <details className="t1 mt-3">
        <summary className="textlink min-h-11 py-2">{ZEHN.anlaufstellen}</summary>
        <table className="w-full text-left">
          <caption className="sr-only">{ZEHN.anlaufstellen}</caption>
          <tbody>
            {kassen.map(({ versicherer }) => (
              <tr key={versicherer} className="*:border-b *:border-line *:py-2 *:align-top">
                <th scope="row" className="w-2/5 pr-3 font-semibold hyphens-auto">
                  <KasseLink nummer={versicherer} />
                </th>
                <td>
                  <ul className="hyphens-auto" data-produkte="">
                    {jeErstkontakt(angebote.get(versicherer) ?? []).map(({ kontakt, angebot }) => (
                      <li key={kontakt}>
                        {kontaktName(kontakt)}
                        {kontakt !== 'frei' && `: ${trennbar(angebot.tarif)}`}{' '}
                        <span className="betrag font-semibold">{netto(angebot.praemie)}</span>
                      </li>
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
