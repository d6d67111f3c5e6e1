import type { Rechenschritt } from '#domain/verbilligung/regel.ts'

/** What a line of the calculation shows. */
export const SCHRITTE: Readonly<Record<Rechenschritt['was'], string>> = {
  einkommen: 'Ihr Einkommen, wie Sie es angeben',
  vermoegensanteil: 'Anteil des Vermögens',
  abzug: 'Abzüge des Kantons für Ihren Haushalt',
  massgebend: 'Massgebendes Einkommen',
  richtpraemien: 'Prämien, mit denen der Kanton rechnet',
  eigenanteil: 'Anteil, den Sie selbst tragen',
  stufe: 'Einkommensstufe, bis',
  anteil: 'Anteil der Prämien, den der Kanton zahlt',
  kuerzung: 'Kürzung bei höherem Einkommen',
  festerTeil: 'Fester Teil, den der Kanton in jedem Fall zahlt',
  anspruch: 'Anspruch im Jahr',
  mindestanspruch: 'Mindestbetrag für Kinder und junge Erwachsene in Ausbildung',
  hoechstanspruch: 'Höchstbetrag im Jahr',
  untergrenze: 'Kleinster Betrag, den der Kanton auszahlt',
  vermoegensgrenze: 'Grenze des Vermögens',
  einkommensgrenze: 'Grenze des Einkommens',
}
