import type { dienste } from '#site-config'
import { LOESCHUNG_KURZ } from '../recht/aufbewahrung.ts'

type Bearbeitung = {
  daten: string
  wozu: string
  dauer: string
  empfaenger: string
  /** Only where the site has a tag manager. */
  nurMitTagManager?: true
}

export const BEARBEITUNG_SPALTEN = ['Daten', 'Wozu', 'Wie lange', 'An wen ausser an unsere Dienstleister'] as const

/** What is processed, as `server/jobs/aufbewahrung.ts` deletes it. */
const BEARBEITUNGEN: readonly Bearbeitung[] = [
  {
    daten: 'Technische Angaben beim Aufruf',
    wozu: 'Seite ausliefern, Missbrauch abwehren',
    dauer: 'nicht gespeichert; Zähler je Anschluss als Prüfsumme, rund einen Tag',
    empfaenger: 'niemand',
  },
  { daten: 'Eingaben im Rechner', wozu: 'Prämien berechnen', dauer: 'nur in Ihrem Browser', empfaenger: 'niemand' },
  {
    daten: 'Anfrage',
    wozu: 'Vergleich und Kontakt',
    dauer: LOESCHUNG_KURZ,
    empfaenger: 'Versicherer, nur mit Ihrer Einwilligung',
  },
  {
    daten: 'Nachweis Ihrer Einwilligung: Fassung, Zeitpunkt, Seite des Formulars',
    wozu: 'belegen, wozu Sie wann zugestimmt haben',
    dauer: 'so lange wie die Anfrage',
    empfaenger: 'niemand',
  },
  {
    daten: 'Formular, das ein Programm ausgefüllt hat',
    wozu: 'Werbung erkennen, Irrtümer berichtigen',
    dauer: '30 Tage',
    empfaenger: 'niemand',
  },
  {
    daten: 'Schlüssel und Zähler zu einem Formular, als Prüfsumme',
    wozu: 'nichts doppelt speichern, kein Postfach füllen',
    dauer: 'rund einen Tag',
    empfaenger: 'niemand',
  },
  {
    daten: 'Adresse für eine Erinnerung',
    wozu: 'einmal an die Kündigungsfrist erinnern',
    dauer: 'bis zur Erinnerung oder Abmeldung; unbestätigt einen Tag, nicht zustellbar 30 Tage',
    empfaenger: 'niemand',
  },
  {
    daten: 'Antrag zum Datenschutz',
    wozu: 'bearbeiten und belegen',
    dauer: '24 Monate; die Adresse nur bis zur Erledigung, danach als Prüfsumme',
    empfaenger: 'niemand',
  },
  {
    daten: 'Statistik und Marketing',
    wozu: 'Nutzung und Anzeigen messen',
    dauer: 'höchstens 14 und höchstens 24 Monate, sobald Sie zustimmen',
    empfaenger: 'Google, nur mit Ihrer Einwilligung',
    nurMitTagManager: true,
  },
]

export const bearbeitungen = (tagManager: boolean): readonly Bearbeitung[] =>
  BEARBEITUNGEN.filter(({ nurMitTagManager }) => tagManager || !nurMitTagManager)

/** Who works for the operator; nothing is said about a service that is not set. */
export const DIENSTE_EINLEITUNG = 'Diese Dienstleister bearbeiten Daten in unserem Auftrag:'

export function dienstSaetze(
  { hosting, mail, cdn, sicherungen, webhook, tagManager }: typeof dienste,
  mitTagManager: boolean,
): string[] {
  return [
    hosting && `Unsere Server betreibt: ${wo(hosting)}.`,
    mail && `Unsere E-Mails versendet und verwahrt: ${wo(mail)}.`,
    cdn && `Seiten und Dateien liefert auch aus: ${wo(cdn)}. Dieser Dienst sieht dabei Ihre IP-Adresse.`,
    sicherungen && `Sicherungskopien liegen bei: ${wo(sicherungen)}. Wir löschen sie nach höchstens 30 Tagen.`,
    webhook && `Jede Anfrage geht zur Bearbeitung auch an: ${wo(webhook)}.`,
    mitTagManager ? `Statistik und Marketing misst, sobald Sie zustimmen: ${wo(tagManager)}.` : null,
  ].filter(satz => satz !== null)
}

const wo = ({ name, land }: typeof dienste.tagManager) => `${name}. Land: ${land}`
