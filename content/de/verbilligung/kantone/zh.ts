import { type Kantonsangaben, SAMMLUNG } from '../angaben.ts'

export const ZH: Kantonsangaben = {
  stelle: 'SVA Zürich',
  link: 'https://svazurich.ch/unsere-produkte/weitere-produkte/krankenversicherung--kvg-/praemienverbilligung/leistung.html',
  steuerjahr: 'Steuerjahr 2026 selbst. Zuerst werden 80% auf älteren Daten bezahlt, der Rest wird später abgerechnet.',
  einkommen: {
    name: 'Massgebendes Einkommen, ohne Vermögen',
    hinweis:
      'Total der Einkünfte (Ziffer 199) minus Abzüge (299), Krankheitskosten (320) und Sozialabzüge für Kinder und Unterstützte (370, 372, 374). Dazu kommen Verluste (188), Säule 3a (260, 261) und Beiträge an AHV, IV und 2. Säule (280).',
  },
  vermoegen: {
    name: 'Steuerbares Vermögen',
    hinweis:
      'Wie in der Steuererklärung. Über CHF 75’000 allein oder CHF 150’000 verheiratet oder mit Kindern zählen 10% des Teils darüber zum Einkommen. Über CHF 150’000 oder CHF 300’000 besteht kein Anspruch.',
  },
  weg: {
    art: 'formular',
    satz: 'Die SVA schickt vermutlich Berechtigten ein Formular; alle anderen melden sich online an.',
  },
  frist: { 2026: { tag: '2027-03-31', text: 'bis 31. März 2027' } },
  quellen: [
    {
      titel: 'SVA Zürich, Prämienverbilligung: Leistung',
      datum: null,
      url: 'https://svazurich.ch/unsere-produkte/weitere-produkte/krankenversicherung--kvg-/praemienverbilligung/leistung.html',
    },
    {
      titel: 'Kanton Zürich, Medienmitteilung «Kanton legt Prämienverbilligungen 2026 fest»',
      datum: '23.09.2025',
      url: 'https://www.zh.ch/de/news-uebersicht/medienmitteilungen/2025/09/kanton-legt-praemienverbilligungen-2026-fest.html',
    },
    {
      titel: 'SVA Zürich, Regionale Durchschnittsprämien 2026',
      datum: null,
      url: 'https://svazurich.ch/unsere-produkte/weitere-produkte/weitere-leistungen/ergaenzungsleistungen/regionale-durchschnittspraemien.html',
    },
    {
      titel: 'SVA Zürich, Einkommensgrenzen 2026',
      datum: null,
      url: 'https://svazurich.ch/ihr-anliegen/privatpersonen/praemienverbilligung/praemienverbilligung_2026/einkommensgrenzen-2026.html',
    },
    {
      titel: 'SVA Zürich, Einkommensgrenzen 2027',
      datum: null,
      url: 'https://svazurich.ch/ihr-anliegen/privatpersonen/praemienverbilligung/praemienverbilligung_2027/einkommensgrenzen-2027.html',
    },
    {
      titel: 'SVA Zürich, Kundeninformation 2026',
      datum: 'V 05.2025',
      url: 'https://svazurich.ch/dam/sva-dokumente/4000_ipv/4000_vl3_ipv_kundeninformation_2026.pdf',
    },
    {
      titel: 'Regierungsratsbeschluss Nr. 297/2025',
      datum: '19.03.2025',
      url: 'https://www.zh.ch/bin/zhweb/publish/regierungsratsbeschluss-unterlagen./2025/297/RRB-2025-0297.pdf',
    },
    {
      titel: 'Regierungsratsbeschluss Nr. 303/2026',
      datum: '18.03.2026',
      url: 'https://www.zh.ch/bin/zhweb/publish/regierungsratsbeschluss-unterlagen./2026/303/RRB-2026-0303.pdf',
    },
    {
      titel: 'EG KVG, LS 832.01',
      datum: null,
      url: 'https://www.notes.zh.ch/appl/zhlex_r.nsf/WebView/B1FF7F0CFD47699AC12589F20029EC6C/$File/832.01_29.4.19_122.pdf',
    },
  ],
  stand: SAMMLUNG,
  offen:
    'Nicht gerechnet werden junge Erwachsene in Ausbildung, Paare ohne Trauschein und Familien knapp über CHF 70’500. Sozialhilfe und Ergänzungsleistungen haben eigene Regeln.',
}
