import { site } from '#site-config'

/**
 * The wording of the two checkboxes, in both forms. Every enquiry keeps the version and a hash of exactly these
 * sentences as proof: change a sentence, and the version with it, and add both to `einwilligung-fassungen.ts`.
 * Who calls is named, so the hash also tells under which name of the operator somebody agreed.
 */
export const einwilligungVon = (firma: string) =>
  ({
    version: '2026-11-18',
    /** Required. */
    kontakt: `Ich habe die Datenschutzerklärung gelesen und bin einverstanden: Die ${firma} darf meine Angaben für einen individuellen Versicherungsvergleich verwenden, mich dazu anrufen und mir dazu E-Mails schreiben.`,
    /** Voluntary, never ticked beforehand. */
    weitergabe: `Freiwillig: Die ${firma} darf meine Angaben an passende Versicherer weitergeben. Diese Versicherer dürfen mir ein Angebot machen und mich dazu anrufen.`,
  }) as const

export const EINWILLIGUNG = einwilligungVon(site.betreiber.firma)

/** The word of the required sentence that is shown as a link. */
export const EINWILLIGUNG_VERWEIS = 'Datenschutzerklärung'
