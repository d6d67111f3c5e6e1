/** Words of the law, explained in a sentence where they stand. */
export const BEGRIFFE = {
  ordentlich: {
    wort: 'ordentlich',
    erklaerung: 'Die ordentliche Franchise gilt, wenn Sie keine andere wählen.',
  },
  selbstbehalt: {
    wort: 'Selbstbehalt',
    erklaerung: '10% der Kosten über der Franchise. Im Jahr höchstens CHF\u00a0700, bei Kindern CHF\u00a0350.',
  },
  franchise: {
    wort: 'Franchise',
    erklaerung: 'So viel zahlen Sie im Jahr zuerst selbst, bevor die Kasse zahlt.',
  },
} as const
