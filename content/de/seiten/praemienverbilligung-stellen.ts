type Stelle = {
  kanton: string
  /** The office where its name is certain; otherwise the canton's own site leads there. */
  stelle: string
  url: string
}

/** Who decides on premium reduction in each canton, state 2025. */
export const STELLEN: readonly Stelle[] = [
  { kanton: 'Aargau', stelle: 'SVA Aargau', url: 'https://www.sva-ag.ch' },
  { kanton: 'Appenzell Ausserrhoden', stelle: 'Sozialversicherungen AR (SOVAR)', url: 'https://www.sovar.ch' },
  { kanton: 'Appenzell Innerrhoden', stelle: 'Kanton Appenzell Innerrhoden', url: 'https://www.ai.ch' },
  { kanton: 'Basel-Landschaft', stelle: 'SVA Basel-Landschaft', url: 'https://www.sva-bl.ch' },
  { kanton: 'Basel-Stadt', stelle: 'Amt für Sozialbeiträge', url: 'https://www.bs.ch' },
  { kanton: 'Bern', stelle: 'Amt für Sozialversicherungen', url: 'https://www.be.ch' },
  { kanton: 'Freiburg', stelle: 'Ausgleichskasse des Kantons Freiburg', url: 'https://www.fr.ch' },
  { kanton: 'Genf', stelle: 'Service de l’assurance-maladie', url: 'https://www.ge.ch' },
  { kanton: 'Glarus', stelle: 'Kanton Glarus', url: 'https://www.gl.ch' },
  { kanton: 'Graubünden', stelle: 'SVA Graubünden', url: 'https://www.sva.gr.ch' },
  { kanton: 'Jura', stelle: 'Kanton Jura', url: 'https://www.jura.ch' },
  { kanton: 'Luzern', stelle: 'WAS Ausgleichskasse Luzern', url: 'https://www.was-luzern.ch' },
  { kanton: 'Neuenburg', stelle: 'Kanton Neuenburg', url: 'https://www.ne.ch' },
  { kanton: 'Nidwalden', stelle: 'Ausgleichskasse Nidwalden', url: 'https://www.aknw.ch' },
  { kanton: 'Obwalden', stelle: 'Kanton Obwalden', url: 'https://www.ow.ch' },
  { kanton: 'Schaffhausen', stelle: 'SVA Schaffhausen', url: 'https://www.svash.ch' },
  { kanton: 'Schwyz', stelle: 'Ausgleichskasse Schwyz', url: 'https://www.aksz.ch' },
  { kanton: 'Solothurn', stelle: 'Ausgleichskasse Kanton Solothurn', url: 'https://www.akso.ch' },
  { kanton: 'St. Gallen', stelle: 'SVA St. Gallen', url: 'https://www.svasg.ch' },
  { kanton: 'Tessin', stelle: 'Istituto delle assicurazioni sociali', url: 'https://www.ti.ch' },
  { kanton: 'Thurgau', stelle: 'Wohngemeinde, Krankenkassenkontrollstelle', url: 'https://www.tg.ch' },
  { kanton: 'Uri', stelle: 'Kanton Uri', url: 'https://www.ur.ch' },
  { kanton: 'Waadt', stelle: 'Office vaudois de l’assurance-maladie', url: 'https://www.vd.ch' },
  { kanton: 'Wallis', stelle: 'Ausgleichskasse des Kantons Wallis', url: 'https://www.vs.ch' },
  { kanton: 'Zug', stelle: 'Ausgleichskasse Zug', url: 'https://www.akzug.ch' },
  { kanton: 'Zürich', stelle: 'SVA Zürich', url: 'https://www.svazurich.ch' },
]
