import type { Rappen } from '#domain/werte/rappen.ts'
import { RECHT } from '../wechsel/rechte-beim-wechsel.ts'
import { DEMODATEN } from '../zahlen/bundesrechner.ts'
import { preisart } from '../zahlen/preisart.ts'

export const SCHRITTE_TITEL = 'So wechseln Sie'

export const SCHRITTE: readonly { titel: string; absaetze: readonly string[] }[] = [
  {
    titel: 'Vergleichen',
    absaetze: [
      'Jahrgang, Postleitzahl, Unfall: Mehr braucht es nicht, um alle offiziellen Prämien Ihrer Region zu sehen.',
      'Vergleichen Sie zuerst mit der Franchise, die Sie heute haben. So sehen Sie, was der Wechsel allein spart. Mit einer höheren Franchise sinkt die Prämie auch, aber Sie zahlen mehr Arztkosten selbst.',
    ],
  },
  {
    titel: 'Anmelden',
    absaetze: [
      'Bei der Kasse Ihrer Wahl, direkt oder über uns. Nennen Sie ihr Ihre bisherige Kasse. In der Grundversicherung darf sie keine Fragen zur Gesundheit stellen, keine Krankheit ausschliessen und Sie nicht warten lassen. Prüfen Sie im Modell «Praxis», ob Ihre Praxis auf der Liste steht.',
      'Wenn Sie uns eine Anfrage senden, melden wir uns, klären offene Punkte und übernehmen auf Wunsch Anmeldung und Kündigung. Das ist kostenlos und unverbindlich; ein Vertrag kommt auf dieser Website nicht zustande.',
    ],
  },
  {
    titel: 'Kündigen',
    absaetze: [`${RECHT.eintreffen.satz} ${RECHT.nichtWarten.satz}`, RECHT.keineLuecke.satz],
  },
]

/** Its figures: `wechseln.zahlen.ts`. */
export const BEISPIEL = {
  fall: ({ jahr, quelle }: { jahr: number; quelle: 'BAG' | 'DEMO' }) =>
    `Was es bringt: Region Bern 1, Erwachsene, Franchise 2’500, ohne Unfall, ${quelle === 'BAG' ? `Prämien ${jahr} des BAG` : DEMODATEN}`,
  ersparnis: 'Ersparnis:',
  proJahr: 'Jahr',
  guenstigster: (preis: string) => `Günstigster Tarif ${preis}`,
  statt: (preis: string) => `statt ${preis} im Monat`,
  gespart: (betrag: string) => `${betrag} gespart`,
  vergleich: (abgabe: Rappen | undefined) =>
    `Verglichen mit dem Durchschnitt aller Standardtarife der Region, ${preisart(abgabe)}.`,
  ohne: 'Was ein Wechsel bringt, zeigt der Vergleich für Ihren Wohnort: bei gleicher Franchise und gleichen Leistungen.',
} as const
