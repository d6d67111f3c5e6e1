import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const VD: Kantonsangaben = {
  stelle: 'Office vaudois de l’assurance-maladie (OVAM)',
  link: 'https://www.vd.ch/fileadmin/user_upload/themes/social/Prestations__assurance_et_soutien/Assurance_maladie/Subside/Notice_explicative_2026.pdf',
  steuerjahr: 'Letzte definitive Veranlagung (décision de taxation)',
  einkommen: {
    name: 'Revenu net, bereinigt',
    hinweis:
      'Nettoeinkommen plus Einkäufe in die 2. Säule über CHF 20’000, Säule 3a, Liegenschaftsunterhalt über der Pauschale und die bei der Steuer abgezogenen Prämien.',
  },
  vermoegen: {
    name: 'Fortune',
    hinweis:
      'Vermögen ohne Abzug der Schulden; vom eigenen Heim nur der Teil über CHF 300’000. Den Freibetrag zieht der Rechner ab.',
  },
  weg: {
    art: 'antrag',
    satz: 'Sie stellen einen Antrag bei der agence d’assurances sociales oder beim OVAM; danach wird er jährlich erneuert.',
  },
  frist: { 2026: { tag: null, text: 'keine feste Frist; ab dem zweiten Monat nach dem Antrag' } },
  quellen: [
    {
      titel: 'Arrêté zu den Subsides 2026',
      datum: '17.12.2025',
      url: 'https://www.vd.ch/fileadmin/user_upload/themes/social/Prestations__assurance_et_soutien/Assurance_maladie/Subside/Arr%C3%AAt%C3%A9_subsides_2026_du_17-12-2025_-_publi%C3%A9.pdf',
    },
    {
      titel: 'OVAM, Notice explicative 2026',
      datum: '19.12.2025',
      url: 'https://www.vd.ch/fileadmin/user_upload/themes/social/Prestations__assurance_et_soutien/Assurance_maladie/Subside/Notice_explicative_2026.pdf',
    },
  ],
  stand: SAMMLUNG,
  offen:
    'Gerechnet wird nur der «subside ordinaire». Liegen die Prämien danach über 10% des Einkommens, kann der «subside spécifique» dazukommen. Junge Erwachsene in Familie oder Ausbildung fehlen.',
}
