/** One sentence of consent as it was shown. Whoever ticks it stores purpose, version and a hash of the sentence as proof. */
type Fassung = {
  sprache: 'de'
  zweck: 'kontakt' | 'weitergabe' | 'erinnerung'
  version: string
  /** The day from which on it was shown. */
  ab: string
  /** With «{firma}» where the operator's name stands. */
  wortlaut: string
}

/**
 * Every sentence of consent that was ever shown, the oldest first. A new wording or language is a new entry; none is ever
 * changed or removed, because proofs lead here (`einwilligung-fassungen.test.ts`). The forms take theirs from `einwilligung.ts`
 * and `erinnerung.ts`, so that no browser loads the old ones.
 */
export const FASSUNGEN: readonly Fassung[] = [
  {
    sprache: 'de',
    zweck: 'kontakt',
    version: '2026-11',
    ab: '2026-11-15',
    wortlaut:
      'Ich habe die Datenschutzerklärung gelesen und bin einverstanden, dass meine Angaben für einen individuellen Versicherungsvergleich und zur Kontaktaufnahme verwendet werden.',
  },
  {
    sprache: 'de',
    zweck: 'weitergabe',
    version: '2026-11',
    ab: '2026-11-15',
    wortlaut:
      'Freiwillig: Meine Angaben dürfen an passende Versicherer weitergegeben werden, damit diese mir ein Angebot machen können.',
  },
  {
    sprache: 'de',
    zweck: 'erinnerung',
    version: '2026-11',
    ab: '2026-11-15',
    wortlaut:
      'Ich möchte per E-Mail einmal an diese Kündigungsfrist erinnert werden. Meine Adresse wird nur dafür verwendet und nach der Erinnerung gelöscht.',
  },
  {
    sprache: 'de',
    zweck: 'kontakt',
    version: '2026-11-17',
    ab: '2026-11-17',
    wortlaut:
      'Ich habe die Datenschutzerklärung gelesen und bin einverstanden, dass meine Angaben für einen individuellen Versicherungsvergleich und zur Kontaktaufnahme verwendet werden. Dazu darf mich die {firma} per Telefon anrufen und mir per E-Mail schreiben.',
  },
  {
    sprache: 'de',
    zweck: 'weitergabe',
    version: '2026-11-17',
    ab: '2026-11-17',
    wortlaut:
      'Freiwillig: Meine Angaben dürfen an passende Versicherer weitergegeben werden, damit diese mir ein Angebot machen können. Auch sie dürfen mich dazu anrufen.',
  },
  {
    sprache: 'de',
    zweck: 'kontakt',
    version: '2026-11-18',
    ab: '2026-11-18',
    wortlaut:
      'Ich habe die Datenschutzerklärung gelesen und bin einverstanden: Die {firma} darf meine Angaben für einen individuellen Versicherungsvergleich verwenden, mich dazu anrufen und mir dazu E-Mails schreiben.',
  },
  {
    sprache: 'de',
    zweck: 'weitergabe',
    version: '2026-11-18',
    ab: '2026-11-18',
    wortlaut:
      'Freiwillig: Die {firma} darf meine Angaben an passende Versicherer weitergeben. Diese Versicherer dürfen mir ein Angebot machen und mich dazu anrufen.',
  },
]
