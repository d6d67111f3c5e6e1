import type { Fristart } from '#domain/fristen/erinnerung.ts'

/**
 * What stands beside the button. Each reminder keeps the version and a hash of exactly this sentence as proof: change
 * it, and the version with it, and add both to `einwilligung-fassungen.ts`.
 */
export const ERINNERUNG_EINWILLIGUNG = {
  version: '2026-11',
  wortlaut:
    'Ich möchte per E-Mail einmal an diese Kündigungsfrist erinnert werden. Meine Adresse wird nur dafür verwendet und nach der Erinnerung gelöscht.',
} as const

export const ERINNERUNG_FORMULAR = {
  titel: 'Per E-Mail erinnern',
  feld: 'E-Mail',
  knopf: 'Erinnerung bestellen',
  sendet: 'Wird gesendet...',
  wann: (tag: string) => `Wir schreiben Ihnen am ${tag}, ein einziges Mal.`,
  gesendet: {
    titel: 'Noch ein Schritt: Bitte bestätigen Sie Ihre Adresse.',
    wohin: 'Wir haben einen Bestätigungslink gesendet an',
    frist: 'Der Link ist 24 Stunden gültig. Ohne Bestätigung löschen wir die Adresse.',
  },
  /** The mailbox had got its mails for the day; nothing was stored. */
  ohneLink: {
    titel: 'Wir haben keinen neuen Link gesendet.',
    wohin: 'In den letzten 24 Stunden gingen schon genug Mails von uns an',
    weg: 'Schauen Sie in Ihrem Postfach nach: Jeder Link gilt 24 Stunden. Sonst tragen Sie den Termin mit «In den Kalender eintragen» selbst ein, oder schreiben Sie uns an',
  },
  fehler: {
    title: 'Fehler',
    description: 'Die Erinnerung konnte nicht bestellt werden. Bitte versuchen Sie es noch einmal.',
  },
} as const

export const FRISTNAME: Record<Fristart, string> = {
  jahresende: 'Kündigung auf Ende Jahr',
  'mitte-jahr': 'Kündigung auf Ende Juni',
}
