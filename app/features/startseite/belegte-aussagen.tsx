import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
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
          ? `Alle Prämien stammen vom Bundesamt für Gesundheit: ${umfang}`
          : `Demodaten – keine offiziellen Prämien: ${umfang} Die amtlichen veröffentlicht das Bundesamt für Gesundheit.`,
      link: { ziel: 'https://www.priminfo.admin.ch', name: 'Quelle BAG' },
    },
    {
      figur: '0',
      einheit: 'bezahlte Plätze',
      titel: 'Unabhängig',
      beleg: 'Die Liste ist nach Preis sortiert, ohne Ausnahme. Keine Kasse kann sich nach oben kaufen.',
      link: { ziel: '/faq', name: 'So sortieren wir' },
    },
    {
      figur: '0.–',
      einheit: 'CHF für Sie',
      titel: 'Kostenlos und unverbindlich',
      beleg: 'Kommt nach einer Beratung ein Vertrag zustande, zahlt uns der Versicherer. Ihre Prämie bleibt dieselbe.',
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
          <li key={titel} className="grid items-baseline gap-x-6 gap-y-2 border-b border-line py-7 md:grid-cols-12">
            <p className="flex items-baseline gap-2 md:col-span-3">
              <span className="fig text-[3.25rem]">{figur}</span>
              <span className="t1 text-ink2">{einheit}</span>
            </p>
            <h3 className="font-semibold md:col-span-3">{titel}</h3>
            <p className="text-ink2 md:col-span-4">{beleg}</p>
            <p className="md:col-span-2 md:text-right">
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
