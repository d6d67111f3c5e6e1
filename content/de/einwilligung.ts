/**
 * The wording of the two checkboxes, in both forms. Every enquiry keeps the version and a hash of exactly these
 * sentences as proof: change a sentence, and the version with it (einwilligung.test.ts holds the pairs).
 */
export const EINWILLIGUNG = {
  version: '2026-11',
  /** Required. */
  kontakt:
    'Ich habe die Datenschutzerklärung gelesen und bin einverstanden, dass meine Angaben für einen individuellen Versicherungsvergleich und zur Kontaktaufnahme verwendet werden.',
  /** Voluntary, never ticked beforehand. */
  weitergabe:
    'Freiwillig: Meine Angaben dürfen an passende Versicherer weitergegeben werden, damit diese mir ein Angebot machen können.',
} as const

/** The word of the required sentence that is shown as a link. */
export const EINWILLIGUNG_VERWEIS = 'Datenschutzerklärung'
