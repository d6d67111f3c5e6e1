import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { geschuetzt } from '#app/lib/typografie.ts'
import { Link } from '#app/router.tsx'
import type { SeitenDaten } from '#contract/seiten-daten.ts'

type Aussage = { figur: string; einheit: string; titel: string; beleg: string; link: { ziel: string; name: string } }

function aussagen({ jahr, quelle, versicherer, regionen }: SeitenDaten['praemien']): Aussage[] {
  const umfang = `${versicherer} Versicherer, ${regionen} Prämienregionen, Prämienjahr ${jahr}.`
  return [
    {
      figur: String(versicherer),
      einheit: 'Versicherer',
      titel: 'Amtliche Daten',
      beleg:
        quelle === 'BAG'
          ? `Alle Prämien stammen vom Bundesamt für Gesundheit: ${umfang} Prüfen Sie uns nach, der Bund hat einen eigenen Rechner.`
          : `Demodaten – keine offiziellen Prämien: ${umfang} Die amtlichen veröffentlicht das Bundesamt für Gesundheit.`,
      link: { ziel: 'https://www.priminfo.admin.ch', name: 'Quelle BAG' },
    },
    {
      figur: '0',
      einheit: 'bezahlte Plätze',
      titel: 'Unabhängig',
      beleg: 'Die Liste ist nach Preis sortiert, ohne Ausnahme. Keine Kasse kann sich nach oben kaufen.',
      link: { ziel: '/vergleichen', name: 'So sortieren wir' },
    },
    // Official premiums 2026, adults without accident cover, all 42 regions: dearest Standard at 300 against the
    // cheapest tariff at 2500.
    {
      figur: '3’000',
      einheit: 'CHF pro Jahr',
      titel: 'Bis so viel Sparpotenzial',
      beleg:
        'In 41 von 42 Regionen lagen 2026 mehr als CHF 3’000 im Jahr zwischen dem teuersten Standardtarif mit Franchise 300 und dem günstigsten Tarif mit Franchise 2’500.',
      link: { ziel: '/ratgeber/franchise-optimal-waehlen', name: 'Franchise wählen' },
    },
    // The same figures, within one insurer and region: model at most 24.1 %, half of them above 13.4 %; with 2500
    // at most 46.5 %; across insurers, dearest Standard at 300 against cheapest at 2500, at most 62.1 %.
    {
      figur: '25%',
      einheit: 'höchstens',
      titel: 'Bis 25% mit dem Modell, bis 50% mit Modell und Franchise',
      beleg:
        'Bei derselben Kasse und Franchise waren es 2026 bis 24%, meist um 13%. Mit der höchsten Franchise dazu waren es bis 46%, mit einem Wechsel der Kasse auch über 50%.',
      link: { ziel: '/ratgeber/hausarztmodell-vs-standardmodell', name: 'Modelle' },
    },
    {
      figur: '40+',
      einheit: 'Kassen',
      titel: 'Über 40 anerkannte Kassen',
      beleg: `So viele waren es vor den Fusionen der letzten Jahre, je nach Zählung. Im Vergleich stehen die ${versicherer}, die ${jahr} Prämien melden.`,
      link: { ziel: '/krankenkassen', name: 'Alle Kassen' },
    },
    {
      figur: '0.–',
      einheit: 'CHF für Sie',
      titel: 'Kostenlos und unverbindlich',
      beleg:
        'Kommt nach einer persönlichen Beratung ein Vertrag zustande, zahlt uns der Versicherer. Ihre Prämie bleibt dieselbe.',
      link: { ziel: '/agb', name: 'Wie wir verdienen' },
    },
    {
      figur: '24',
      einheit: 'Monate',
      titel: 'Geprüfter Datenschutz',
      beleg:
        'So lange bleiben Ihre Angaben höchstens gespeichert. An Versicherer gehen sie nur mit Ihrer ausdrücklichen Zustimmung.',
      link: { ziel: '/datenschutz', name: 'Datenschutz' },
    },
  ]
}

/** Claims beside their proof: figure, claim, proof and source in one row. */
export function BelegteAussagen() {
  const { praemien } = useSeitenDaten()
  return (
    <section className="rahmen pt-16 md:pt-20">
      <h2 className="t5">Was wir sagen, und womit wir es belegen</h2>
      <ul className="mt-10 border-t border-ink">
        {aussagen(praemien).map(({ figur, einheit, titel, beleg, link }) => (
          <li
            key={titel}
            className="grid items-baseline gap-x-6 gap-y-2 border-b border-line py-7 md:grid-cols-[11rem_1fr_auto] lg:grid-cols-12"
          >
            <p className="flex items-baseline gap-2 md:max-lg:row-span-2 md:max-lg:flex-col lg:col-span-3">
              <span className="fig text-[3.25rem]">{figur}</span>
              <span className="t1 text-ink2">{einheit}</span>
            </p>
            <h3 className="font-semibold lg:col-span-3">{titel}</h3>
            <p className="text-ink2 md:max-lg:order-1 lg:col-span-4">{geschuetzt(beleg)}</p>
            <p className="md:text-right lg:col-span-2">
              {link.ziel.startsWith('/') ? (
                <Link to={link.ziel} className="textlink inline-flex min-h-11 items-center md:min-h-0">
                  {link.name}
                </Link>
              ) : (
                <a href={link.ziel} className="textlink inline-flex min-h-11 items-center md:min-h-0">
                  {link.name}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
