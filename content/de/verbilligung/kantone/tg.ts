import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const TG: Kantonsangaben = {
  stelle: 'Krankenkassenkontrollstelle der Gemeinde',
  link: 'https://gesundheit.tg.ch/public/upload/assets/183453/Merkblatt%20IPV%202026.pdf',
  steuerjahr: 'Provisorische Steuerdaten des Jahres 2025, wie sie am 1. Januar 2026 vorlagen',
  einkommen: {
    name: 'Einfache Steuer zu 100%',
    hinweis: 'Die einfache satzbestimmende Steuer vor den Steuerfüssen, in Franken. Ein Einkommen geben Sie nicht an.',
  },
  vermoegen: {
    name: 'Steuerbares Vermögen',
    hinweis: 'Nach den steuerfreien Beträgen. Schon ein kleiner Betrag schliesst den Anspruch aus.',
  },
  weg: { art: 'formular', satz: 'Die Gemeinde schickt im Frühling ein Formular; Sie senden es unterschrieben zurück.' },
  frist: { 2026: { tag: '2026-12-31', text: 'bis 31. Dezember 2026, danach verfällt der Anspruch' } },
  quellen: [
    { titel: 'TG KVV, RB 832.10', datum: '01.01.2026', url: 'https://www.rechtsbuch.tg.ch/app/de/texts_of_law/832.10' },
    {
      titel: 'Amt für Gesundheit, Merkblatt 2026',
      datum: '16.12.2025',
      url: 'https://gesundheit.tg.ch/public/upload/assets/183453/Merkblatt%20IPV%202026.pdf',
    },
  ],
  stand: SAMMLUNG,
  offen:
    'Nicht gerechnet werden Ehepaare mit einer einfachen Steuer von CHF 400 bis 1’600 und junge Erwachsene. Bei Eltern ohne Trauschein zählen für die Kinder die Steuerdaten der Mutter.',
}
