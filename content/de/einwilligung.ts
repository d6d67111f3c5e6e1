import { site } from '#site-config'

/**
 * The wording of the two checkboxes, in both forms. Every enquiry keeps the version and a hash of exactly these
 * sentences as proof: change a sentence, and the version with it, and add both to `einwilligung-fassungen.ts`.
 * Who calls is named, so the hash also tells under which name of the operator somebody agreed.
 */
export const einwilligungVon = (firma: string) =>
  ({
    version: '2026-11-17',
    /** Required. */
    kontakt: `Ich habe die Datenschutzerklärung gelesen und bin einverstanden, dass meine Angaben für einen individuellen Versicherungsvergleich und zur Kontaktaufnahme verwendet werden. Dazu darf mich die ${firma} per Telefon anrufen und mir per E-Mail schreiben.`,
    /** Voluntary, never ticked beforehand. */
    weitergabe:
      'Freiwillig: Meine Angaben dürfen an passende Versicherer weitergegeben werden, damit diese mir ein Angebot machen können. Auch sie dürfen mich dazu anrufen.',
  }) as const

export const EINWILLIGUNG = einwilligungVon(site.betreiber.firma)

/** The word of the required sentence that is shown as a link. */
export const EINWILLIGUNG_VERWEIS = 'Datenschutzerklärung'
