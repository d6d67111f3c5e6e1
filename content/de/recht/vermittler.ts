import type { site, vermittlung } from '#site-config'
import { AUFTRAG_ENDE, PROTOKOLL } from '../wechsel/auftrag.ts'
import { aufgezaehlt } from '../zahlen/format.ts'
import { LOESCHUNG } from './aufbewahrung.ts'
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
 * What an intermediary must tell before a contract: VAG 45 (who, tied or not, liability, data, training), 45a (conflicts of
 * interest) and 45b (pay). The terms limit liability, the sheet does not: it names who is liable for want of care too. A field
 * that the operator has not set is left out with its sentence.
 */
export function vermittlerblatt({ betreiber, vermittlung }: Angaben): Blattabschnitt[] {
  const { firma, strasse, plz, ort, email, telefon, uid, finmaNummer, ombudsstelle } = betreiber
  const { versicherer, ausbildung, berufshaftpflicht, entschaedigung, interessenkonflikte } = vermittlung
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
        ...(entschaedigung ? [`Vereinbart haben wir mit den Versicherern: ${entschaedigung}.`] : []),
      ],
    },
    {
      titel: 'Interessenkonflikte',
      absaetze: [
        'Wir verdienen nur, wenn ein Vertrag zustande kommt. Für eine Zusatzversicherung zahlt der Versicherer oft mehr als für die Grundversicherung. Beides kann unseren Rat beeinflussen; darum sagen wir es Ihnen. Sie können immer auch ohne uns wechseln.',
        ...(interessenkonflikte ? [`Weitere Interessenkonflikte: ${interessenkonflikte}.`] : []),
      ],
    },
    { titel: 'Beratungsprotokoll', absaetze: [PROTOKOLL] },
    {
      titel: 'Wer haftet',
      absaetze: [
        `Für Nachlässigkeit, Fehler oder unrichtige Auskünfte bei der Vermittlung haftet die ${firma}, ${strasse}, ${plz} ${ort}.`,
        ...(berufshaftpflicht ? [`Berufshaftpflicht: ${berufshaftpflicht}`] : []),
      ],
    },
    { titel: 'Aus- und Weiterbildung', absaetze: ausbildung ? [ausbildung] : [] },
    {
      titel: 'Ihre Daten',
      absaetze: [
        'Wir bearbeiten die Angaben Ihrer Anfrage, um Sie zu kontaktieren und einen Vergleich zu machen. An Versicherer geben wir sie nur mit Ihrer Einwilligung weiter. Die Dienstleister, die für uns arbeiten, nennt die Datenschutzerklärung mit ihrem Land.',
        LOESCHUNG,
      ],
      mehr: { pfad: '/datenschutz', name: 'Datenschutzerklärung' },
    },
    { titel: 'Sie können den Auftrag jederzeit beenden', absaetze: [AUFTRAG_ENDE] },
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
