import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { BERATUNG } from '#content/navigation.ts'
import { Skyline } from './skyline.tsx'

/** 'preis' sets the skyline of premiums beside the headline, 'ruhig' leaves the headline alone. */
export function Hero({ variante }: { variante: 'preis' | 'ruhig' }) {
  const { praemien } = useSeitenDaten()
  return (
    <section className="border-b border-ink">
      <div className="rahmen grid gap-x-6 lg:grid-cols-12">
        <div className={`pt-8 pb-10 md:pt-14 md:pb-16 ${variante === 'preis' ? 'lg:col-span-7' : 'lg:col-span-10'}`}>
          <div className="flex flex-wrap gap-2">
            <Badge>{`Offizielle BAG-Prämien ${praemien.jahr}`}</Badge>
            {praemien.quelle === 'DEMO' && <Badge kind="plain">Demodaten – keine offiziellen Prämien</Badge>}
          </div>
          <h1 className="t6 mt-6">
            Krankenkassenvergleich {praemien.jahr} – Offizielle Prämien.{' '}
            <span className="text-fir">Jetzt sparen & wechseln.</span>
          </h1>
          <p className="t3 mass mt-6 text-ink2">
            Jahrgang und Postleitzahl genügen. Sie sehen alle Prämien der Grundversicherung, die in Ihrer Region gelten,
            vom günstigsten zum teuersten Tarif.
          </p>
          <div className="mt-8 flex flex-wrap gap-3 max-md:flex-col">
            <ButtonLink to="/#rechner">Jetzt kostenlos vergleichen</ButtonLink>
            <ButtonLink to={BERATUNG.pfad} kind="secondary">
              {BERATUNG.name}
            </ButtonLink>
          </div>
        </div>
        {variante === 'preis' && (
          <div className="flex items-end max-lg:hidden lg:col-span-5 lg:border-l lg:border-ink lg:pl-6">
            <Skyline />
          </div>
        )}
        <Vorteile />
      </div>
    </section>
  )
}

function Vorteile() {
  const { praemien } = useSeitenDaten()
  return (
    <ul className="grid border-ink max-lg:border-t md:grid-cols-3 md:gap-x-6 lg:col-span-12 lg:border-t">
      <Vorteil vor="CHF" figur="0.–" titel="100% kostenlos" text="Vergleich und Beratung, unverbindlich." />
      <Vorteil
        figur={String(praemien.jahr)}
        titel="BAG-Prämien"
        text={
          praemien.quelle === 'BAG'
            ? 'Amtliche Zahlen des Bundesamts für Gesundheit.'
            : 'Demodaten – keine offiziellen Prämien.'
        }
      />
      <Vorteil
        vor="bis CHF"
        figur="3’000"
        titel="Maximales Sparpotenzial"
        text="pro Jahr, je nach Kanton, Modell und Franchise."
      />
    </ul>
  )
}

function Vorteil({ vor, figur, titel, text }: { vor?: string; figur: string; titel: string; text: string }) {
  return (
    <li className="flex items-start gap-x-6 border-line py-6 max-md:border-b max-md:last:border-b-0 md:block md:py-8">
      <p className="flex gap-1.5 whitespace-nowrap max-md:w-40 max-md:shrink-0">
        {vor && <span className="t1 leading-none font-semibold">{vor}</span>}
        <span className="fig text-[2.5rem] md:text-[3.25rem]">{figur}</span>
      </p>
      <div>
        <h2 className="font-semibold md:mt-5">{titel}</h2>
        <p className="t1 mt-1 text-ink2">{text}</p>
      </div>
    </li>
  )
}
