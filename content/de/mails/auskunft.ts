import { site } from '#site-config'
import { LOESCHUNG } from '../recht/aufbewahrung.ts'

const { firma, strasse, plz, ort, email } = site.betreiber

type Nachweis = { version: string; seite: string }

/** The copy of everything that is stored about a person, as it is read. */
export const AUSKUNFT = {
  titel: 'Auskunft über Ihre Daten',
  email: 'E-Mail-Adresse',
  stand: 'Stand',
  keineAnfrage: 'Zu dieser Adresse ist keine Anfrage gespeichert.',
  antraege: 'Anträge zum Datenschutz',
  erinnerungen: 'Erinnerungen an Kündigungsfristen',

  eingegangen: 'Eingegangen',
  status: 'Status',
  wirdGeloescht: 'Wird gelöscht',
  einwilligung: (zweck: string, erteilt: boolean, wann: string, { version, seite }: Nachweis) =>
    `Einwilligung «${zweck}»: ${erteilt ? 'erteilt' : 'nicht erteilt'} am ${wann} (Fassung ${version}, Seite ${seite})`,
  mail: (zustand: string, wann: string) => `${zustand} am ${wann}`,

  antrag: (name: string, wann: string, status: string) => `${name} vom ${wann}, ${status}`,
  begruendung: 'Begründung',
  erinnerung: (frist: string, status: string, wann: string, { version, seite }: Nachweis) =>
    `${frist}, ${status}, eingegangen am ${wann} (Einwilligung Fassung ${version}, Seite ${seite}). Nach der Erinnerung wird die Adresse gelöscht.`,

  wissen: 'Was Sie dazu wissen sollten',
  hinweise: [
    `Verantwortlich: ${firma}, ${strasse}, ${plz} ${ort}, ${email}`,
    'Zweck: Vergleich von Krankenkassenprämien, Beantwortung Ihrer Anfrage und Kontaktaufnahme.',
    `Herkunft: Sie haben die Angaben im Formular auf ${site.domain} selbst gemacht.`,
    `Dauer: ${LOESCHUNG}`,
    `Empfänger: die ${firma} und die Dienstleister, die in ihrem Auftrag arbeiten (${site.domain}/datenschutz nennt sie mit Land); Versicherer nur, wenn Sie der Weitergabe zugestimmt haben.`,
    'Ausserdem gespeichert: verschlüsselte Prüfwerte Ihrer Adresse, die Anfragen zuordnen und Missbrauch begrenzen. Aus ihnen lässt sich die Adresse nicht lesen.',
    `Sie können die Löschung Ihrer Daten auf ${site.domain}/datenschutz-verwaltung verlangen.`,
  ],
} as const
