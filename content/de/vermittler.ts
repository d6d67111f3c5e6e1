import type { site, vermittlung } from '#site-config'
import { aufgezaehlt } from './format.ts'
import { haftung } from './haftung.ts'
import { VERGUETUNG } from './verguetung.ts'

/** The sheet as a file, made by the build from the same sections. */
export const VERMITTLER_PDF = '/vermittler.pdf'

export type Blattabschnitt = {
  titel: string
  absaetze: readonly string[]
  mehr?: { pfad: string; name: string }
}

type Angaben = { betreiber: typeof site.betreiber; vermittlung: typeof vermittlung }

/**
 * What an intermediary must tell before a contract: VAG 45 (who, tied or not, liability, data, training) and 45b (pay). A
 * field that the operator has not set is left out with its sentence.
 */
export function vermittlerblatt({ betreiber, vermittlung }: Angaben): Blattabschnitt[] {
  const { firma, strasse, plz, ort, email, telefon, uid, finmaNummer, ombudsstelle } = betreiber
  const { versicherer, ausbildung, berufshaftpflicht } = vermittlung
  const abschnitte: Blattabschnitt[] = [
    {
      titel: 'Wer wir sind',
      absaetze: [
        `${firma}, ${strasse}, ${plz} ${ort}`,
        `Telefon: ${telefon}. E-Mail: ${email}`,
        `Unternehmens-Identifikationsnummer: ${uid}`,
      ],
      mehr: { pfad: '/impressum', name: 'Impressum' },
    },
    {
      titel: 'Ungebunden und im Register',
      absaetze: [
        'Wir sind eine ungebundene Versicherungsvermittlerin. Weder rechtlich noch wirtschaftlich noch auf andere Weise sind wir an einen Versicherer gebunden. Wir handeln im Interesse unserer Kundinnen und Kunden.',
        `Unsere Nummer im öffentlichen Vermittlerregister der Finanzmarktaufsicht FINMA: ${finmaNummer}`,
      ],
    },
    {
      titel: 'Mit wem wir zusammenarbeiten',
      absaetze: [
        'Der Vergleich auf dieser Website zeigt alle Kassen, für die in Ihrer Region Prämien veröffentlicht sind, geordnet nach dem Preis.',
        ...(versicherer.length === 0
          ? []
          : [`Verträge über die Zusammenarbeit haben wir mit diesen Versicherern: ${aufgezaehlt(versicherer)}.`]),
      ],
    },
    {
      titel: 'Wie wir bezahlt werden',
      absaetze: [
        VERGUETUNG,
        'Die Grenzen für die Höhe hat der Bundesrat für alle Krankenversicherer verbindlich erklärt.',
        'Vor einem Abschluss nennen wir Ihnen Art und Höhe der Entschädigung.',
      ],
    },
    {
      titel: 'Wer haftet',
      absaetze: [haftung(firma), ...(berufshaftpflicht ? [`Berufshaftpflicht: ${berufshaftpflicht}`] : [])],
      mehr: { pfad: '/agb', name: 'AGB' },
    },
    { titel: 'Aus- und Weiterbildung', absaetze: ausbildung ? [ausbildung] : [] },
    {
      titel: 'Ihre Daten',
      absaetze: [
        'Wir bearbeiten die Angaben Ihrer Anfrage, um Sie zu kontaktieren und einen Vergleich zu machen. An Versicherer geben wir sie nur mit Ihrer Einwilligung weiter. Spätestens 24 Monate nach der Erhebung löschen wir sie.',
      ],
      mehr: { pfad: '/datenschutz', name: 'Datenschutzerklärung' },
    },
    {
      titel: 'Wenn Sie nicht zufrieden sind',
      absaetze: [
        'Sagen Sie es zuerst uns, am Telefon oder schriftlich.',
        ...(ombudsstelle ? [`Finden wir keine Lösung, vermittelt die Ombudsstelle: ${ombudsstelle}`] : []),
      ],
    },
  ]
  return abschnitte.filter(({ absaetze }) => absaetze.length > 0)
}
