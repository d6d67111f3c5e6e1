import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const TI: Kantonsangaben = {
  stelle: 'Istituto delle assicurazioni sociali (IAS)',
  link: 'https://www4.ti.ch/fileadmin/DSS/IAS/pdf/approfondimenti/Istruzioni_per_la_richiesta_di_RIPAM_2026.pdf',
  steuerjahr: 'Steuerjahr 2023',
  einkommen: {
    name: 'Reddito, vor Abzug der Prämien',
    hinweis:
      'Bruttoeinkommen (punti 8, 5.5) minus Sozialabgaben (10.1–10.3), bezahlte Alimente (14.1, 14.2), Berufsauslagen bis CHF 4’000 und Schuldzinsen bis CHF 3’000 (13.2, 13.3). Die Referenzprämien zieht der Rechner ab.',
  },
  vermoegen: {
    name: 'Sostanza netta (punto 34)',
    hinweis: 'Nettovermögen. Ein Fünfzehntel davon zählt zum Einkommen.',
  },
  weg: { art: 'antrag', satz: 'Sie stellen einen Antrag; mit Ergänzungsleistungen oder Laps geht es von Amtes wegen.' },
  frist: {
    2026: { tag: '2025-12-31', text: 'bis 31. Dezember 2025 ab Januar; später ab dem folgenden Monat' },
    2027: { tag: '2026-12-31', text: 'bis 31. Dezember 2026 ab Januar; später ab dem folgenden Monat' },
  },
  quellen: [
    {
      titel: 'LCAMal, RL 853.100',
      datum: '1.1.2026',
      url: 'https://m3.ti.ch/CAN/RLeggi/public/index.php/index/nuovafinestra/atto/370/volume//numLegge/853.100',
    },
    {
      titel: 'Decreto esecutivo, RL 853.310',
      datum: '19.11.2025',
      url: 'https://m3.ti.ch/CAN/RLeggi/public/index.php/raccolta-leggi/legge-piatta/num/863',
    },
    {
      titel: 'IAS, Istruzioni RIPAM 2026',
      datum: 'Dezember 2025',
      url: 'https://www4.ti.ch/fileadmin/DSS/IAS/pdf/approfondimenti/Istruzioni_per_la_richiesta_di_RIPAM_2026.pdf',
    },
  ],
  stand: SAMMLUNG,
  offen:
    'Nicht gerechnet werden Haushalte mit Kindern oder jungen Erwachsenen und Personen bis 30 in der ersten Ausbildung. Die Formel stammt aus dem Gesetz; ein amtliches Beispiel fehlt.',
}
