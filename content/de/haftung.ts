/** Who is liable for the intermediary's work, and how far: in the same words in the terms and on the information sheet. */
export const haftung = (firma: string): string =>
  `Für Nachlässigkeit, Fehler oder unrichtige Auskünfte bei der Vermittlung haftet die ${firma}. Sie haftet nur bei Vorsatz und grober Fahrlässigkeit. Wo das Gesetz zwingend mehr verlangt, gilt das Gesetz.`
