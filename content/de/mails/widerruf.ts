/** To the operator, when the owner of a mailbox says that an enquiry is not theirs. */
export const WIDERRUF_MELDUNG = {
  betreff: (referenz: string) => `Anfrage ${referenz} widerrufen und gelöscht`,
  titel: 'Anfrage widerrufen',
  geschehen:
    'Die Person, der die E-Mail-Adresse gehört, hat gemeldet, dass diese Anfrage nicht von ihr stammt. Auf dem Server ist die Anfrage gelöscht.',
  pendent:
    'Bitte nehmen Sie keinen Kontakt mehr auf und löschen Sie auch, was ausserhalb des Servers liegt: Postfach, Kundenverwaltung, Notizen. Die Referenz steht im Betreff der Anfrage.',
  referenz: 'Referenz der Anfrage',
} as const
