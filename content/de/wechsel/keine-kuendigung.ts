/** Said in step 3, on the thank-you pages and in the confirmation: who sends an enquiry is still insured where he was. */
export const KEINE_KUENDIGUNG = 'Eine Anfrage ist keine Kündigung: Ihre heutige Versicherung läuft weiter.'

/** After an enquiry of the calculator, at every age. Nobody may read it as a warning about basic insurance. */
export const ZUSATZ_ZULETZT =
  'Eine Zusatzversicherung kündigen Sie erst, wenn eine neue Kasse Sie schriftlich aufgenommen hat. Für die Grundversicherung gilt das nicht.'
