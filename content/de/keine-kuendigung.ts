/** Said in step 3, on the thank-you pages and in the confirmation: who sends an enquiry is still insured where he was. */
export const KEINE_KUENDIGUNG =
  'Eine Anfrage ist keine Kündigung: Ihre heutige Versicherung läuft weiter, bis Sie kündigen.'
