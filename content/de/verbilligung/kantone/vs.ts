import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const VS: Kantonsangaben = {
  stelle: 'Ausgleichskasse des Kantons Wallis',
  link: 'https://www.ahvwallis.ch/de/Versicherungen/IPV-Pramienverbilligungen-in-der-Krankenversicherung/Pramienverbilligung/Praemienverbilligung.html',
  steuerjahr: 'Steuerjahr 2024',
  einkommen: {
    name: 'Nettoeinkommen vor den persönlichen Abzügen (Ziffer 2400), bereinigt',
    hinweis:
      'Plus Säule 3a (2210, 2220), ausländische Einkommen, Verluste aus Liegenschaften und nicht verrechnete Verluste. Minus bezahlte Alimente und Kapitalleistungen.',
  },
  vermoegen: {
    name: 'Nettovermögen',
    hinweis:
      'Das eingeschätzte Nettovermögen; 5% davon zählen zum Einkommen. Über einer Million Bruttovermögen besteht kein Anspruch.',
  },
  weg: {
    art: 'automatisch',
    satz: 'Von selbst, mit einer Mitteilung Ende Februar. Ohne Entscheid stellen Sie ein begründetes Gesuch, bis zwei Jahre zurück.',
  },
  frist: { 2026: { tag: '2026-12-31', text: 'mit Quellensteuer oder neuem Ausweis C bis 31. Dezember 2026' } },
  quellen: [
    { titel: 'VüIPV, SGS 832.105', datum: '01.05.2026', url: 'https://lex.vs.ch/app/de/texts_of_law/832.105' },
    {
      titel: 'Einkommenstabelle 2026',
      datum: '19.12.2025',
      url: 'https://www.ahvwallis.ch/Htdocs/Files/v/998819276e6a3d4d72971862e9c685628b0b29b732860905db939232a7de9cda.pdf/Vollstaendige-Einkommenstabelle-2026.pdf',
    },
    {
      titel: 'Ausgleichskasse des Kantons Wallis, Prämienverbilligung',
      datum: null,
      url: 'https://www.ahvwallis.ch/de/Versicherungen/IPV-Pramienverbilligungen-in-der-Krankenversicherung/Pramienverbilligung/Praemienverbilligung.html',
    },
  ],
  stand: SAMMLUNG,
  offen:
    'Nicht gerechnet werden junge Erwachsene, im Jahr geborene Kinder und sehr grosse Familien: über neun Kinder allein, über sechs als Ehepaar.',
}
