/** The page around the requests; what a request says is `../recht/datenschutz-verwaltung.ts`. */
export const DATEN_VERWALTEN = {
  datenschutz: 'Datenschutz',
  titel: 'Ihre Daten verwalten',
  beschreibung:
    'Auskunft, Löschung oder Übertragung Ihrer Daten verlangen: Ihre Rechte nach Datenschutzgesetz und der Weg dazu, innert 30 Tagen.',
  lead: 'Ihre Daten gehören Ihnen. Sie können jederzeit verlangen, dass wir sie zeigen, herausgeben oder löschen.',
} as const
