/** How the operator is paid: said in the same words in the FAQ, in the terms and in the confirmation mail. */
export const VERGUETUNG =
  'Vergleich, Anfrage und Beratung sind für Sie kostenlos und unverbindlich. Kommt durch unsere Vermittlung ein Vertrag zustande, kann uns der Versicherer eine einmalige oder wiederkehrende Entschädigung zahlen. Ihre Prämie ändert sich dadurch nicht, und auf die Reihenfolge im Vergleich hat es keinen Einfluss: Sie folgt allein dem Preis.'
