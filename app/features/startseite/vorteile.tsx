import { useSeitenDaten } from '#app/lib/seiten-daten.ts'

/** The three benefits: cards in a row, on a phone a strip of figures with one line below it. */
export function Vorteile() {
  const { praemien } = useSeitenDaten()
  return (
    <div className="border-t border-ink max-md:mt-4 max-md:pt-3.5 md:mt-auto">
      <ul className="grid grid-cols-3 gap-x-3 md:gap-x-6">
        <Vorteil vor="CHF" figur="0.–" titel="100% kostenlos" text="Vergleich und Beratung, unverbindlich." />
        <Vorteil
          vor="Jahr"
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
      <p className="t1 mt-2 text-ink2 md:hidden">Sparpotenzial pro Jahr, je nach Kanton, Modell und Franchise.</p>
    </div>
  )
}

function Vorteil({ vor, figur, titel, text }: { vor: string; figur: string; titel: string; text: string }) {
  return (
    <li className="md:py-7">
      <p className="flex gap-1.5 whitespace-nowrap max-md:flex-col max-md:gap-2">
        <span className="t1 leading-none font-semibold">{vor}</span>
        <span className="fig text-[1.75rem] md:text-[2.75rem]">{figur}</span>
      </p>
      <h2 className="mt-2.5 font-semibold max-md:text-[0.875rem] max-md:leading-snug max-md:font-stretch-88% md:mt-4">
        {titel}
      </h2>
      <p className="t1 mt-0.5 text-ink2 max-md:hidden">{text}</p>
    </li>
  )
}
