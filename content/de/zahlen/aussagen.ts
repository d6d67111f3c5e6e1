import { istStandard, STANDARD, TARIFTYPEN } from '#domain/praemien/modelle.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import { mal, minus, plus, rappen } from '#domain/werte/rappen.ts'
import { mitte, type Textzahlen, type Zahlenfrage } from '#domain/zahlen/textzahlen.ts'
import { type FaktId, WERTE } from '../fakten/register.ts'
import { ENTSCHAEDIGUNG } from '../recht/verguetung.ts'
import { ERSPARNIS, RUNDE_AUSSAGE, VERSPRECHEN } from '../recht/versprechen.ts'
import { preisart, VOR_ABZUG } from './preisart.ts'

type Praemien = { jahr: number; quelle: 'BAG' | 'DEMO'; versicherer: number; regionen: number }
type Aussage = {
  figur: string
  einheit: string
  titel: string
  /** What the claim is, and as of when, stands before the proof that follows the year. */
  befristet?: { id: FaktId; satz: (stand: string) => string }
  beleg: string
  link: { ziel: string; name: string }
}

/**
 * The claims of the start page beside their proof. What the premiums prove is worked out from the official table of the year,
 * adults without accident cover; without one there is no figure.
 */
export function aussagen({ jahr, quelle, versicherer, regionen }: Praemien, zahlen: Textzahlen | null): Aussage[] {
  const amtlich = quelle === 'BAG' && zahlen && zahlen.regionen.length > 0 ? belege(zahlen) : undefined
  const umfang = `${versicherer} Kassen, ${regionen} Prämienregionen, Prämienjahr ${jahr}.`
  return [
    {
      figur: String(versicherer),
      einheit: 'Kassen',
      titel: 'Amtliche Daten',
      beleg:
        quelle === 'BAG'
          ? `Alle Prämien stammen vom Bundesamt für Gesundheit: ${umfang} Sie können das prüfen: Der Bund hat einen eigenen Rechner.`
          : `Demodaten – keine offiziellen Prämien: ${umfang} Die amtlichen veröffentlicht das Bundesamt für Gesundheit.`,
      link: { ziel: 'https://www.priminfo.admin.ch', name: 'Quelle BAG' },
    },
    {
      figur: '0',
      einheit: 'bezahlte Plätze',
      titel: 'Unabhängig',
      beleg: 'Die Liste ist nach Preis sortiert, ohne Ausnahme. Keine Kasse kann für einen besseren Platz bezahlen.',
      link: { ziel: '/vergleichen', name: 'So sortieren wir' },
    },
    {
      figur: VERSPRECHEN.ersparnis,
      einheit: 'CHF pro Jahr',
      titel: 'Bis so viel Sparpotenzial',
      befristet: { id: 'ersparnis', satz: () => RUNDE_AUSSAGE },
      beleg: amtlich?.spanne ?? `Sie gilt ${ERSPARNIS}. Ihre eigene Zahl zeigt der Rechner.`,
      link: { ziel: '/quellen', name: 'Was das bedeutet' },
    },
    {
      figur: `${VERSPRECHEN.modell}%`,
      einheit: 'höchstens',
      titel: `Bis ${VERSPRECHEN.modell}% mit dem Modell, bis ${VERSPRECHEN.modellUndFranchise}% mit Modell und Franchise`,
      befristet: { id: 'modellrabatt', satz: () => RUNDE_AUSSAGE },
      beleg: amtlich?.rabatt ?? 'Wie viel es ist, hängt von Kasse und Wohnort ab. Der Rechner zeigt es je Tarif.',
      link: { ziel: '/ratgeber/hausarztmodell-vs-standardmodell', name: 'Modelle' },
    },
    {
      figur: `${VERSPRECHEN.kassen}+`,
      einheit: 'Kassen',
      titel: `Über ${VERSPRECHEN.kassen} anerkannte Kassen`,
      befristet: {
        id: 'verzeichnis',
        satz: stand =>
          `Im Verzeichnis des Bundes stehen ${WERTE.verzeichnis?.alle} Krankenversicherer, ${WERTE.verzeichnis?.grund} davon mit Grundversicherung (${stand}).`,
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
      titel: 'Ihre Daten: höchstens 24 Monate, ausser nach einem Vertrag',
      befristet: {
        id: 'pruefung',
        satz: stand => `Den Schutz der Daten haben wir selbst geprüft, ohne Siegel einer Drittstelle (${stand}).`,
      },
      beleg: 'An Versicherer gehen Ihre Angaben nur mit Ihrer ausdrücklichen Zustimmung.',
      link: { ziel: '/quellen', name: 'Was geprüft ist' },
    },
  ]
}

const MIT_EINSCHRAENKUNG = TARIFTYPEN.filter(typ => !istStandard(typ))
const ganzeProzent = (anteil: number) => `${Math.floor(Math.round(1000 * anteil) / 10)}%`

/** A discount beyond the claim above it would contradict it. */
const haelt = (rabatte: readonly number[], hoechstens: string) =>
  rabatte.length > 0 && Math.max(...rabatte) <= Number(hoechstens) / 100

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
  const erreicht = familien.filter(imJahr => imJahr >= rappen(3000_00)).length
  const ueberHaelfte = spannen.filter(({ teuer, guenstig }) => guenstig < teuer / 2).length
  const modell = regionen.flatMap(region => rabatte(region, { modelle: MIT_EINSCHRAENKUNG }, 300))
  const beides = regionen.flatMap(region => rabatte(region, { modelle: TARIFTYPEN }, 2500, 300))
  return {
    spanne:
      erreicht > 0
        ? `Sie gilt ${ERSPARNIS} (zwei Erwachsene). Gerechnet ${jahr}, ${preisart(abgabe)}: In ${erreicht} von ${regionen.length} Regionen erreicht die Familie CHF ${VERSPRECHEN.ersparnis}.`
        : undefined,
    rabatt:
      haelt(modell, VERSPRECHEN.modell) && haelt(beides, VERSPRECHEN.modellUndFranchise)
        ? `Gerechnet ${jahr} bei derselben Kasse, ${VOR_ABZUG}: Ein Modell spart mit Franchise 300 höchstens ${ganzeProzent(Math.max(...modell))}, jeder zweite Tarif mindestens ${ganzeProzent(mitte(modell))}. Mit der höchsten Franchise dazu sind es bis ${ganzeProzent(Math.max(...beides))}. Wer vom teuersten Standardtarif mit Franchise 300 zum günstigsten Tarif mit 2’500 wechselt, zahlt in ${ueberHaelfte} von ${regionen.length} Regionen weniger als die Hälfte, ${preisart(abgabe)}.`
        : undefined,
  }
}
