/** What the law grants, and how to ask for what has no button. */
export const RECHTE = {
  titel: 'Ihre Rechte',
  liste: [
    ['Auskunft', 'Sie erfahren, welche Daten wir über Sie gespeichert haben.'],
    ['Berichtigung', 'Wir korrigieren, was falsch oder veraltet ist.'],
    [
      'Löschung',
      'Wir löschen Ihre Daten, auch vor Ablauf der Frist. Unterlagen zu einem Vertrag behalten wir, solange das Gesetz es verlangt.',
    ],
    ['Einschränkung', 'Wir bewahren Ihre Daten auf, verwenden sie aber nicht mehr.'],
    ['Übertragbarkeit', 'Sie erhalten Ihre Daten in einem gängigen, lesbaren Format.'],
    ['Widerspruch', 'Sie können der Verwendung Ihrer Daten jederzeit widersprechen.'],
  ],
  schreiben: 'Für Berichtigung, Einschränkung und Widerspruch schreiben Sie an',
  umgang: '. Wie wir mit Daten umgehen, steht in der',
  erklaerung: 'Datenschutzerklärung',
} as const
