import { istStandard, STANDARD, TARIFTYPEN } from '#domain/modelle.ts'
import { imJahr } from '#domain/praemie.ts'
import { mal, minus, plus, rappen } from '#domain/rappen.ts'
import { mitte, type Textzahlen, type Zahlenfrage } from '#domain/textzahlen.ts'
import { type FaktId, WERTE } from './fakten/register.ts'
import { preisart, VOR_ABZUG } from './preisart.ts'
import { ENTSCHAEDIGUNG } from './verguetung.ts'
import { ERSPARNIS, VERSPRECHEN } from './versprechen.ts'

type Praemien = { jahr: number; quelle: 'BAG' | 'DEMO'; versicherer: number; regionen: number }
type Aussage = {
  figur: string
  einheit: string
  titel: string
  /** A proof that holds for a while stands before the one that follows the year. */
  befristet?: { id: FaktId; text: string }
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
      figur: VERSPRECHEN.ersparnis,
      einheit: 'CHF pro Jahr',
      titel: 'Bis so viel Sparpotenzial',
      beleg: amtlich?.spanne ?? `${GROSS}. Ihre eigene Zahl zeigt der Rechner.`,
      link: { ziel: '/quellen', name: 'Was das bedeutet' },
    },
    {
      figur: `${VERSPRECHEN.modell}%`,
      einheit: 'höchstens',
      titel: `Bis ${VERSPRECHEN.modell}% mit dem Modell, bis ${VERSPRECHEN.modellUndFranchise}% mit Modell und Franchise`,
      beleg: amtlich?.rabatt ?? 'Wie viel es ist, hängt von Kasse und Wohnort ab. Der Rechner zeigt es je Tarif.',
      link: { ziel: '/ratgeber/hausarztmodell-vs-standardmodell', name: 'Modelle' },
    },
    {
      figur: `${VERSPRECHEN.kassen}+`,
      einheit: 'Kassen',
      titel: `Über ${VERSPRECHEN.kassen} anerkannte Kassen`,
      befristet: {
        id: 'verzeichnis',
        text: `Im Verzeichnis des Bundes stehen ${WERTE.verzeichnis?.alle} Krankenversicherer, ${WERTE.verzeichnis?.grund} davon mit Grundversicherung`,
      },
      beleg: `Im Vergleich stehen die ${versicherer}, die ${jahr} Prämien melden.`,
      link: { ziel: '/krankenkassen', name: 'Alle Kassen' },
    },
    {
      figur: '0.–',
      einheit: 'CHF für Sie',
      titel: 'Kostenlos und unverbindlich',
      beleg: `Kommt nach einer persönlichen Beratung ein Vertrag zustande, zahlt uns der Versicherer höchstens CHF ${ENTSCHAEDIGUNG.grund} pro Person in der Grundversicherung. Ihre Prämie bleibt dieselbe.`,
      link: { ziel: '/agb', name: 'Wie wir verdienen' },
    },
    {
      figur: '24',
      einheit: 'Monate',
      titel: 'Geprüft und datenschutzkonform',
      befristet: {
        id: 'pruefung',
        text: 'Von uns selbst geprüft, ohne Siegel einer Drittstelle',
      },
      beleg:
        'So lange bleiben Ihre Angaben höchstens gespeichert. An Versicherer gehen sie nur mit Ihrer ausdrücklichen Zustimmung.',
      link: { ziel: '/quellen', name: 'Was geprüft ist' },
    },
  ]
}

/** At the beginning of a sentence. */
const GROSS = `F${ERSPARNIS.slice(1)}`
const MIT_EINSCHRAENKUNG = TARIFTYPEN.filter(typ => !istStandard(typ))
const ganzeProzent = (anteil: number) => `${Math.floor(Math.round(1000 * anteil) / 10)}%`

function belege({ jahr, abgabe, regionen, guenstigster, teuerster, durchschnitt, rabatte }: Textzahlen) {
  const spannen = regionen.map(region => ({
    teuer: teuerster({ region, franchise: 300, modelle: STANDARD }),
    guenstig: guenstigster({ region, franchise: 2500 }),
  }))
  // A family of two adults and two children, at the same franchise: from the average of Standard to the cheapest tariff.
  const ersparnis = (frage: Zahlenfrage) => minus(durchschnitt({ ...frage, modelle: STANDARD }), guenstigster(frage))
  const familien = regionen.map(region =>
    imJahr(mal(2, plus(ersparnis({ region, franchise: 2500 }), ersparnis({ region, franchise: 0, person: 'kind' })))),
  )
  const ueber3000 = familien.filter(imJahr => imJahr > rappen(3000_00)).length
  const ueberHaelfte = spannen.filter(({ teuer, guenstig }) => guenstig < teuer / 2).length
  const modell = regionen.flatMap(region => rabatte(region, { modelle: MIT_EINSCHRAENKUNG }, 300))
  const beides = regionen.flatMap(region => rabatte(region, { modelle: TARIFTYPEN }, 2500, 300))
  return {
    spanne: `${GROSS} (zwei Erwachsene), ${preisart(abgabe)}. In ${ueber3000} von ${regionen.length} Regionen sind es ${jahr} mehr als CHF ${VERSPRECHEN.ersparnis}.`,
    rabatt:
      modell.length > 0 && beides.length > 0
        ? `Bei derselben Kasse mit Franchise 300, ${VOR_ABZUG}, sind es ${jahr} höchstens ${ganzeProzent(Math.max(...modell))}, in der Mitte ${ganzeProzent(mitte(modell))}. Mit der höchsten Franchise dazu bis ${ganzeProzent(Math.max(...beides))}. Wer auch die Kasse wechselt, zahlt in ${ueberHaelfte} von ${regionen.length} Regionen weniger als die Hälfte, ${preisart(abgabe)}.`
        : undefined,
  }
}
