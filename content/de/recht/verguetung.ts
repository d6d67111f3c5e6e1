import { site } from '#site-config'

/** The highest that an insurer may pay; the rule and its source stand in the register (`fakten/vermittlung.ts`). */
export const ENTSCHAEDIGUNG = { grund: '70', zusatz: '16' } as const

/** VAG 45b: told before, not on request. */
const VOM_VERSICHERER = `Kommt durch unsere Vermittlung ein Vertrag zustande, kann uns der Versicherer eine einmalige oder wiederkehrende Entschädigung zahlen. In der Grundversicherung sind das höchstens ${ENTSCHAEDIGUNG.grund} Franken pro Person, in der Zusatzversicherung höchstens ${ENTSCHAEDIGUNG.zusatz} Monatsprämien pro Produkt. Den genauen Betrag nennen wir Ihnen vor dem Abschluss.`

/** How the operator is paid: said in the same words in the FAQ, in the terms, on the sheet and in the confirmation mail. */
export const VERGUETUNG = `Vergleich, Anfrage und Beratung sind für Sie kostenlos und unverbindlich. ${VOM_VERSICHERER} Ihre Prämie ändert sich dadurch nicht, und auf die Reihenfolge im Vergleich hat es keinen Einfluss: Sie folgt allein dem Preis.`

export const VERMITTLERIN = `Vermittlerin ist die ${site.betreiber.firma}, ${site.betreiber.plz} ${site.betreiber.ort}.`

/** Beside every form and after it: who the intermediary is, and who pays. The information sheet follows as a link. */
export const VERMITTLER_HINWEIS = {
  titel: 'Wer wir sind und wie wir bezahlt werden',
  text: `${VERMITTLERIN} Die Anfrage ist für Sie kostenlos und unverbindlich. ${VOM_VERSICHERER} Mehr dazu, bevor Sie etwas beantragen:`,
  blatt: 'Informationsblatt',
  pdf: 'dasselbe als PDF',
} as const
