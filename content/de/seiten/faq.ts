/** The page around the questions and answers of `faq.ts`. */
export const FAQ_SEITE = {
  name: 'FAQ',
  titel: 'Häufige Fragen zur Krankenkasse',
  beschreibung:
    'Acht Antworten zu Wechsel, Kündigungsfrist 30. November, Sparpotenzial, Leistungen, Zusatzversicherung, Vorerkrankungen und Franchise.',
  ueberschrift: 'Häufige Fragen',
  lead: 'Acht Fragen, die vor einem Wechsel fast alle stellen. Die Antworten gelten für die Grundversicherung, wo nichts anderes steht.',
  hilfe: {
    name: 'Weitere Hilfe',
    titel: 'Ihre Frage ist nicht dabei?',
    text: 'Schreiben Sie uns, oder rechnen Sie es gleich selbst durch.',
    vergleichen: 'Prämien vergleichen',
    fragen: 'Frage stellen',
    quellen: 'Quellen und Fakten',
  },
} as const
