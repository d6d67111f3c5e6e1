import { trennbar } from '#app/lib/typografie.ts'
import { Link } from '#app/router.tsx'
import { ERSTKONTAKT } from '#content/erstkontakt.ts'
import { frankenText } from '#content/format.ts'
import { KLASSENSPALTEN, ZEHN } from '#content/praemien/kanton.ts'
import { regionName } from '#content/versicherer/saetze.ts'
import { landesCsvAdresse } from '#contract/daten.ts'
import { jeErstkontakt } from '#domain/erstkontakt-angebote.ts'
import { praemieNachAbzug } from '#domain/praemie.ts'
import type { Rappen } from '#domain/rappen.ts'
import { angeboteDerRegion, kassenDerRegion, uebliche } from '#domain/regionszahlen.ts'
import { type Kantonsbild, type Kantonsregion, REIHENFOLGE } from './kantonsbild.ts'
import { useOrtsbild } from './ortsbild.ts'
import { Regionswahl, sichtbar } from './regionswahl.tsx'
import { KasseLink } from './wahl/kasse-link.tsx'

const ANZAHL = 10

/** The cheapest insurers of each region; the buttons need no script. */
export function ZehnKassen({ bild: { regionen } }: { bild: Kantonsbild }) {
  const { preisjahr } = useOrtsbild()
  const [erste] = regionen
  if (!erste) return null
  const anzahl = Math.min(ANZAHL, erste.zahlen.versicherer)
  return (
    <section className="rahmen mt-16">
      <div className="group/region border-t border-ink pt-6">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 className="t4">{ZEHN.titel(anzahl)}</h2>
          <Regionswahl name="kassen" regionen={regionen} />
        </div>
        <p className="mass t1 mt-3 text-ink2">{ZEHN.erklaerung}</p>
        {regionen.map((region, index) => (
          <div key={region.region} className={sichtbar('kassen', index, regionen.length)}>
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
  const jeKlasse = REIHENFOLGE.map(klasse => ({
    klasse,
    preise: new Map(kassenDerRegion(tabelle, uebliche(klasse)).map(eintrag => [eintrag.versicherer, eintrag])),
  }))
  const angebote = Map.groupBy(angeboteDerRegion(tabelle, uebliche('AKL-ERW')), ({ versicherer }) => versicherer)
  const netto = (praemie: Rappen) => frankenText(praemieNachAbzug(praemie, preisjahr))
  return (
    <table className="mt-5 w-full">
      <caption className="t1 pb-3 text-left text-ink2">{ZEHN.tabelle(regionName(kanton, region))}</caption>
      <thead className="t1 align-bottom text-ink2">
        <tr className="max-md:grid max-md:grid-cols-3 md:*:border-b md:*:border-ink *:pb-2 *:font-normal max-md:border-b max-md:border-ink">
          <th scope="col" className="text-left max-md:sr-only">
            {ZEHN.spalten.kasse}
          </th>
          {REIHENFOLGE.map(klasse => (
            <th key={klasse} scope="col" className="text-left md:w-36 md:text-right">
              <span className="font-semibold text-ink">{KLASSENSPALTEN[klasse].name}</span>
              <span className="block max-md:sr-only">{KLASSENSPALTEN[klasse].annahme}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kassen.map(({ versicherer, rang }) => (
          <tr
            key={versicherer}
            className="*:py-2.5 *:align-top max-md:grid max-md:grid-cols-3 max-md:border-b max-md:border-line md:*:border-b md:*:border-line"
          >
            <th scope="row" className="text-left font-semibold max-md:col-span-3 max-md:pb-0! md:pr-3">
              <span className="mr-2 font-normal text-ink2">{rang}.</span>
              <KasseLink nummer={versicherer} />
              <ul className="t1 mt-0.5 flex flex-wrap gap-x-4 font-normal hyphens-auto text-ink2" data-produkte="">
                {jeErstkontakt(angebote.get(versicherer) ?? []).map(({ kontakt, angebot: { tarif, praemie } }) => (
                  <li key={kontakt}>
                    {ERSTKONTAKT[kontakt].kurz}
                    {kontakt !== 'frei' && `: ${trennbar(tarif)}`} <span className="betrag">{netto(praemie)}</span>
                  </li>
                ))}
              </ul>
            </th>
            {jeKlasse.map(({ klasse, preise }) => {
              const preis = preise.get(versicherer)
              return (
                <td key={klasse} className="betrag font-semibold md:text-right">
                  {preis ? (
                    <span className={preis.rang === 1 ? 'rounded-control bg-butter px-1 text-on-butter' : ''}>
                      {netto(preis.praemie)}
                    </span>
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
  )
}
