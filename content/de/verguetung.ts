/** The highest that an insurer may pay; the rule and its source stand in the register (`fakten/vermittlung.ts`). */
export const ENTSCHAEDIGUNG = { grund: '70', zusatz: '16' } as const

/** How the operator is paid: said in the same words in the FAQ, in the terms and in the confirmation mail. */
export const VERGUETUNG = `Vergleich, Anfrage und Beratung sind für Sie kostenlos und unverbindlich. Kommt durch unsere Vermittlung ein Vertrag zustande, kann uns der Versicherer eine einmalige oder wiederkehrende Entschädigung zahlen. In der Grundversicherung sind das höchstens ${ENTSCHAEDIGUNG.grund} Franken pro Person, in der Zusatzversicherung höchstens ${ENTSCHAEDIGUNG.zusatz} Monatsprämien pro Produkt. Ihre Prämie ändert sich dadurch nicht, und auf die Reihenfolge im Vergleich hat es keinen Einfluss: Sie folgt allein dem Preis.`
