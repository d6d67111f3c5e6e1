/** The card inside other pages. */
export const KARTE = {
  titel: 'Persönliche Daten',
  nochNoetig: (felder: readonly string[]) => `Noch nötig: ${felder.join(', ')}`,
  kostenlos: 'Kostenlos und unverbindlich.',
}
