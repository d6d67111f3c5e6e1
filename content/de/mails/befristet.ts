/** To the operator: statements of the site whose time is over. */
export const BEFRISTET_MELDUNG = {
  referenz: 'Texte',
  betreff: 'Eine Aussage der Website ist abgelaufen',
  text: 'Diese Aussage war bis zu einem bestimmten Tag gedacht. Seither nennt die Website ihren Stand oder zeigt sie nicht mehr. Bitte neu belegen oder streichen lassen.',
  aussage: 'Aussage',
  stand: 'Stand',
  bis: 'Gedacht bis',
}
