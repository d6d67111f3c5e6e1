type Praemien = { jahr: number; quelle: 'BAG' | 'DEMO'; versicherer: number; regionen: number }
type Aussage = { figur: string; einheit: string; titel: string; beleg: string; link: { ziel: string; name: string } }

/**
 * The claims of the start page beside their proof. Figures of 2026 are computed from the official table, adults without
 * accident cover, by `amtliche-zahlen.test.ts`.
 */
export function aussagen({ jahr, quelle, versicherer, regionen }: Praemien): Aussage[] {
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
    {
      figur: '3’000',
      einheit: 'CHF pro Jahr',
      titel: 'Bis so viel Sparpotenzial',
      beleg:
        'In 41 von 42 Regionen lagen 2026 mehr als CHF 3’000 im Jahr zwischen dem teuersten Standardtarif mit Franchise 300 und dem günstigsten Tarif mit Franchise 2’500.',
      link: { ziel: '/ratgeber/franchise-optimal-waehlen', name: 'Franchise wählen' },
    },
    {
      figur: '25%',
      einheit: 'höchstens',
      titel: 'Bis 25% mit dem Modell, bis 50% mit Modell und Franchise',
      beleg:
        'Bei derselben Kasse mit Franchise 300 waren es 2026 höchstens 24%, in der Mitte gut 13%. Mit der höchsten Franchise dazu bis 46%, und mit dem Wechsel der Kasse in 10 von 42 Regionen mehr als 50%.',
      link: { ziel: '/ratgeber/hausarztmodell-vs-standardmodell', name: 'Modelle' },
    },
    // The directory of 1.1.2025: 42 insurers, five of them without basic insurance.
    {
      figur: '40+',
      einheit: 'Kassen',
      titel: 'Über 40 anerkannte Kassen',
      beleg: `Am 1. Januar 2025 standen 42 Krankenversicherer im Verzeichnis des Bundes, 37 davon mit Grundversicherung. Im Vergleich stehen die ${versicherer}, die ${jahr} Prämien melden.`,
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
