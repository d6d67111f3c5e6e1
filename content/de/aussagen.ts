import { istStandard, STANDARD, TARIFTYPEN } from '#domain/modelle.ts'
import { imJahr } from '#domain/praemie.ts'
import { minus, rappen } from '#domain/rappen.ts'
import { mitte, type Textzahlen } from '#domain/textzahlen.ts'
import type { BefristetId } from './befristet.ts'

type Praemien = { jahr: number; quelle: 'BAG' | 'DEMO'; versicherer: number; regionen: number }
type Aussage = {
  figur: string
  einheit: string
  titel: string
  /** A proof that holds for a while stands before the one that follows the year. */
  befristet?: { id: BefristetId; text: string }
  beleg: string
  link: { ziel: string; name: string }
}

/**
 * The claims of the start page beside their proof. What the premiums prove is worked out from the official table of the year,
 * adults without accident cover; without one there is no figure.
 */
export function aussagen({ jahr, quelle, versicherer, regionen }: Praemien, zahlen: Textzahlen | null): Aussage[] {
  const amtlich = quelle === 'BAG' && zahlen && zahlen.regionen.length > 0 ? belege(zahlen) : undefined
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
      beleg: amtlich?.spanne ?? 'Je nach Kanton, Modell und Franchise. Ihre eigene Zahl zeigt der Rechner.',
      link: { ziel: '/ratgeber/franchise-optimal-waehlen', name: 'Franchise wählen' },
    },
    {
      figur: '25%',
      einheit: 'höchstens',
      titel: 'Bis 25% mit dem Modell, bis 50% mit Modell und Franchise',
      beleg: amtlich?.rabatt ?? 'Wie viel es ist, hängt von Kasse und Wohnort ab. Der Rechner zeigt es je Tarif.',
      link: { ziel: '/ratgeber/hausarztmodell-vs-standardmodell', name: 'Modelle' },
    },
    {
      figur: '40+',
      einheit: 'Kassen',
      titel: 'Über 40 anerkannte Kassen',
      befristet: {
        id: 'verzeichnis',
        text: 'Im Verzeichnis des Bundes stehen 42 Krankenversicherer, 37 davon mit Grundversicherung',
      },
      beleg: `Im Vergleich stehen die ${versicherer}, die ${jahr} Prämien melden.`,
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

const MIT_EINSCHRAENKUNG = TARIFTYPEN.filter(typ => !istStandard(typ))
const ganzeProzent = (anteil: number) => `${Math.floor(Math.round(1000 * anteil) / 10)}%`

function belege({ jahr, regionen, guenstigster, teuerster, rabatte }: Textzahlen) {
  const spannen = regionen.map(region => ({
    teuer: teuerster({ region, franchise: 300, modelle: STANDARD }),
    guenstig: guenstigster({ region, franchise: 2500 }),
  }))
  const ueber3000 = spannen.filter(({ teuer, guenstig }) => imJahr(minus(teuer, guenstig)) > rappen(3000_00)).length
  const ueberHaelfte = spannen.filter(({ teuer, guenstig }) => guenstig < teuer / 2).length
  const modell = regionen.flatMap(region => rabatte(region, MIT_EINSCHRAENKUNG, 300))
  const beides = regionen.flatMap(region => rabatte(region, TARIFTYPEN, 2500, 300))
  return {
    spanne: `In ${ueber3000} von ${regionen.length} Regionen liegen ${jahr} mehr als CHF 3’000 im Jahr zwischen dem teuersten Standardtarif mit Franchise 300 und dem günstigsten Tarif mit Franchise 2’500.`,
    rabatt:
      modell.length > 0 && beides.length > 0
        ? `Bei derselben Kasse mit Franchise 300 sind es ${jahr} höchstens ${ganzeProzent(Math.max(...modell))}, in der Mitte ${ganzeProzent(mitte(modell))}. Mit der höchsten Franchise dazu bis ${ganzeProzent(Math.max(...beides))}, und mit dem Wechsel der Kasse in ${ueberHaelfte} von ${regionen.length} Regionen mehr als 50%.`
        : undefined,
  }
}
