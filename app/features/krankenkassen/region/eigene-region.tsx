import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { trennbar } from '#app/lib/typografie.ts'
import { Link } from '#app/router.tsx'
import { PREISVERGLEICH } from '#content/krankenkassen/krankenkassen.ts'
import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { EIGENE_REGION } from '#content/krankenkassen/region.ts'
import type { VersichererEintrag } from '#content/versicherer/index.ts'
import { KLASSEN, regionName } from '#content/versicherer/saetze.ts'
import { frankenText } from '#content/zahlen/format.ts'
import { praemieNachAbzug } from '#domain/praemien/praemie.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import type { Rappen } from '#domain/werte/rappen.ts'
import { Abschnitt } from '../abschnitt.tsx'
import { Skyline } from '../skyline.tsx'
import { regionslage } from './regionslage.ts'

type Props = { versicherer: VersichererEintrag; tabelle: Regionstabelle }

/** Where the insurer stands in the visitor's own region. */
export function EigeneRegion({ versicherer: { name, nummer }, tabelle }: Props) {
  const { praemien } = useSeitenDaten()
  const lage = regionslage(tabelle, nummer)
  const wo = regionName(tabelle.kanton, tabelle.region)
  const netto = (praemie: Rappen) => frankenText(praemieNachAbzug(praemie, praemien))
  return (
    <Abschnitt titel={EIGENE_REGION.titel(name)} zusatz={wo}>
      {lage ? (
        <>
          <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <span className="t5">{lage.zahl.rang}.</span>
            <span className="text-ink2">{PREISVERGLEICH.rang(lage.zahl)}</span>
          </p>
          <Skyline {...lage.bild} />
          <p className="t1 mt-3 text-ink2">{PREISVERGLEICH.bild(name, lage.bild, lage.zahl, praemien.jahr)}</p>
          <div className="mt-7 grid gap-x-6 gap-y-7 md:grid-cols-2 [&_dd]:shrink-0 [&_dd]:text-right [&_dl>div]:flex [&_dl>div]:justify-between [&_dl>div]:gap-4 [&_dl>div]:border-b [&_dl>div]:border-line [&_dl>div]:py-2.5 [&_h3]:t1 [&_h3]:border-b [&_h3]:border-ink [&_h3]:pb-2 [&_h3]:text-ink2">
            <section>
              <h3>{EIGENE_REGION.nachAlter}</h3>
              <dl>
                {lage.jeKlasse.map(({ klasse, zahl: { praemie, rang, von } }) => (
                  <div key={klasse}>
                    <dt>
                      {KLASSEN[klasse].name}
                      <span className="t1 block text-ink2">{KLASSEN[klasse].annahme}</span>
                    </dt>
                    <dd>
                      <span className="betrag font-semibold">{netto(praemie)}</span>
                      <span className="t1 block text-ink2">{EIGENE_REGION.rang(rang, von)}</span>
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
            <section>
              <h3>{EIGENE_REGION.nachModell}</h3>
              <dl>
                {lage.modelle.map(({ kontakt, angebot }) => (
                  <div key={kontakt}>
                    <dt>
                      {kontaktName(kontakt)}
                      <span className="t1 block hyphens-auto text-ink2">{trennbar(angebot.tarif)}</span>
                    </dt>
                    <dd className="betrag font-semibold">{netto(angebot.praemie)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          </div>
        </>
      ) : (
        <p>
          {EIGENE_REGION.keines(name)}{' '}
          <Link to="/vergleichen" className="textlink text-fir">
            {EIGENE_REGION.vergleichen}
          </Link>
        </p>
      )}
      <p className="t1 mt-5 text-ink2">{EIGENE_REGION.herkunft(lage !== undefined, praemien)}</p>
    </Abschnitt>
  )
}
