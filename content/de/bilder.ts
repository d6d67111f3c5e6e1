import type { Bild } from './bild.ts'

const FRANCHISEN = [300, 500, 1000, 1500, 2000, 2500].map(wert => ({
  wert,
  figur: wert < 1000 ? String(wert) : `${Math.floor(wert / 1000)}’${String(wert % 1000).padStart(3, '0')}`,
}))

const JAHR = { art: 'kalender', tage: { 1: '1.', 10: '', 11: '30.' } } as const

const BAUSTEINE = {
  art: 'bausteine',
  sockel: 'Grundversicherung',
  bausteine: ['Spital', 'Ambulant', 'Zahn', 'Reise', 'Taggeld'],
  beschreibung:
    'Auf der Grundversicherung stehen fünf freiwillige Bausteine: Spital, Ambulant, Zahn, Reise und Taggeld.',
} as const

export const BILDER: Readonly<Record<string, Bild>> = {
  '/ratgeber/franchise-optimal-waehlen': {
    art: 'saeulen',
    beschreibung: 'Die sechs Franchisen für Erwachsene, von 300 bis 2’500 Franken.',
    saeulen: FRANCHISEN,
  },
  '/ratgeber/krankenkasse-wechseln-2026-anleitung': {
    ...JAHR,
    beschreibung:
      'Das Jahr eines Wechsels: im Oktober vergleichen, bis 30. November kündigen, ab 1. Januar neu versichert.',
  },
  '/ratgeber/krankenkasse-kuendigen-musterschreiben': {
    art: 'brief',
    beschreibung: 'Ein eingeschriebener Brief mit der Kündigung auf den 31. Dezember.',
    vermerk: 'Einschreiben',
    satz: 'auf den 31. Dezember',
  },
  '/ratgeber/praemienrechner-richtig-nutzen': {
    art: 'rechnung',
    beschreibung:
      'Derselbe Tarif in den drei Regionen des Kantons Bern: {bern1}, {bern2} und {bern3} Franken im Monat.',
    saeulen: [
      { name: 'Bern 1', zahl: 'bern1' },
      { name: 'Bern 2', zahl: 'bern2' },
      { name: 'Bern 3', zahl: 'bern3', guenstig: true },
    ],
  },
  '/ratgeber/zusatzversicherungen-kuendigen-wechseln': {
    art: 'saeulen',
    beschreibung: 'Das Beispiel des Textes: 5’760 Franken bezahlt, 2’100 Franken erhalten.',
    saeulen: [
      { name: 'bezahlt', figur: '5’760', wert: 5760 },
      { name: 'erhalten', figur: '2’100', wert: 2100 },
    ],
  },
  '/ratgeber/familienversicherung-optimieren': {
    art: 'rechnung',
    beschreibung:
      'Eine Familie im Aargau zahlt im Durchschnitt {durchschnittFamilie}, mindestens {guenstigFamilie} Franken im Monat.',
    saeulen: [
      { name: 'Durchschnitt', zahl: 'durchschnittFamilie' },
      { name: 'Standard', zahl: 'standardFamilie' },
      { name: 'günstigster', zahl: 'guenstigFamilie', guenstig: true },
    ],
  },
  '/ratgeber/praemienverbilligung-beantragen': {
    art: 'rechnung',
    beschreibung: 'Das Beispiel des Textes: mit Verbilligung {bleibt} statt {zusammen} Franken im Monat.',
    saeulen: [
      { name: 'volle Prämie', zahl: 'zusammen' },
      { name: 'verbilligt', zahl: 'bleibt', guenstig: true },
    ],
  },
  '/ratgeber/hausarztmodell-vs-standardmodell': {
    art: 'rechnung',
    beschreibung:
      'Prämien in Zürich: im Durchschnitt {durchschnitt}, günstigster Standardtarif {standard}, mit Praxis {praxis} Franken im Monat.',
    saeulen: [
      { name: 'Durchschnitt', zahl: 'durchschnitt' },
      { name: 'Standard', zahl: 'standard' },
      { name: 'Praxis', zahl: 'praxis', guenstig: true },
    ],
  },
  '/ratgeber/neu-in-der-schweiz-und-neugeboren': {
    art: 'weg',
    beschreibung: 'Nach Geburt oder Zuzug bleiben drei Monate; der Schutz gilt dann ab dem ersten Tag.',
    stationen: [
      { name: 'Geburt oder', figur: 'Zuzug' },
      { name: 'drei', figur: 'Monate' },
      { name: 'ab dem', figur: 'ersten Tag', ziel: true },
    ],
  },
  '/ratgeber/grenzgaenger-krankenversicherung': {
    art: 'weg',
    beschreibung: 'Mit der Stelle beginnt die Frist von drei Monaten; die Wahl zwischen zwei Ländern gilt einmal.',
    stationen: [
      { name: 'mit der', figur: 'Stelle' },
      { name: 'drei', figur: 'Monate' },
      { name: 'wählen,', figur: 'einmal', ziel: true },
    ],
  },
  '/ratgeber/studierende-und-lernende': {
    art: 'rechnung',
    beschreibung: 'Die günstigsten Prämien in Bern im Monat: Kind {kind}, jung {jung}, erwachsen {erwachsen} Franken.',
    saeulen: [
      { name: 'Kind', zahl: 'kind' },
      { name: 'jung', zahl: 'jung' },
      { name: 'erwachsen', zahl: 'erwachsen' },
    ],
  },
  '/ratgeber/militaerdienst-und-zivildienst': {
    art: 'weg',
    beschreibung: 'Den Dienst acht Wochen vorher melden; dauert er mehr als 60 Tage, ist keine Prämie geschuldet.',
    stationen: [
      { name: 'vorher', figur: '8 Wochen' },
      { name: 'mehr als', figur: '60 Tage' },
      { name: 'keine', figur: 'Prämie', ziel: true },
    ],
  },
  '/ratgeber/pensionierung-und-krankenkasse': {
    art: 'weg',
    beschreibung: 'Nach dem letzten Arbeitstag gilt der Schutz bei Unfall noch 31 Tage, dann über die Krankenkasse.',
    stationen: [
      { name: 'letzter', figur: 'Arbeitstag' },
      { name: 'noch', figur: '31 Tage' },
      { name: 'Unfall bei der', figur: 'Kasse', ziel: true },
    ],
  },
  '/ratgeber/krankenkasse-im-ausland': {
    art: 'saeulen',
    beschreibung: 'Das Beispiel des Textes: Die Rechnung beträgt 50’000 Franken, die Kasse zahlt höchstens 30’000.',
    saeulen: [
      { name: 'Schweiz', figur: '15’000', wert: 15 },
      { name: 'Kasse zahlt', figur: '30’000', wert: 30 },
      { name: 'Rechnung', figur: '50’000', wert: 50 },
    ],
  },
  '/ratgeber/praemienschulden-und-wechselsperre': {
    art: 'weg',
    beschreibung: 'Auf die Mahnung folgen 30 Tage Nachfrist und danach die Betreibung.',
    stationen: [
      { name: 'zuerst', figur: 'Mahnung' },
      { name: 'Nachfrist', figur: '30 Tage' },
      { name: 'danach', figur: 'Betreibung', ziel: true },
    ],
  },
  '/ratgeber/hausarzt-verlaesst-das-modell': {
    art: 'weg',
    beschreibung: 'Nach dem Brief der Kasse bleiben oft 30 Tage; ohne Antwort gilt das Standardmodell.',
    stationen: [
      { name: 'Brief der', figur: 'Kasse' },
      { name: 'noch', figur: '30 Tage' },
      { name: 'sonst', figur: 'Standard', ziel: true },
    ],
  },
  '/blog/zusatzversicherungen-ratgeber': BAUSTEINE,
  '/blog/hausarztmodell-2025-reform': {
    art: 'zeitstrahl',
    beschreibung:
      'Ab 2026 gilt der Arzttarif TARDOC, ab 2028 die einheitliche Finanzierung, ab 2032 auch für die Pflege.',
    marken: [
      { jahr: 2026, name: 'TARDOC' },
      { jahr: 2028, name: 'EFAS' },
      { jahr: 2032, name: 'Pflege' },
    ],
  },
  '/blog/franchise-richtig-waehlen': {
    art: 'saeulen',
    beschreibung: 'Gesundheitskosten der drei Personen im Jahr: Lea 400, Marco 1’500, Ruth 10’000 Franken.',
    saeulen: [
      { name: 'Lea', figur: '400', wert: 400 },
      { name: 'Marco', figur: '1’500', wert: 1500 },
      { name: 'Ruth', figur: '10’000', wert: 10_000 },
    ],
  },
  '/blog/praemienverbilligung-2025-neue-grenzen': {
    art: 'saeulen',
    befristet: 'zuerichGrenzen',
    beschreibung: 'Einkommensgrenze für eine Person in der Stadt Zürich: 64’000 im Jahr 2026, 59’420 im Jahr 2027.',
    saeulen: [
      { name: '2026', figur: '64’000', wert: 64 },
      { name: '2027', figur: '59’420', wert: 59.42 },
    ],
  },
  '/blog/krankenkassenprämien-2025-sparen': {
    art: 'rechnung',
    beschreibung: 'Von {durchschnitt} auf {franchise} Franken im Monat in drei Schritten: Kasse, Modell, Franchise.',
    saeulen: [
      { name: 'vorher', zahl: 'durchschnitt' },
      { name: 'Kasse', zahl: 'kasse' },
      { name: 'Modell', zahl: 'modell' },
      { name: 'Franchise', zahl: 'franchise', guenstig: true },
    ],
  },
  '/blog/krankenkasse-wechseln-2025': {
    art: 'saeulen',
    befristet: 'mittlerePraemie',
    beschreibung: 'Mittlere Prämie im Monat: 334.70 im Jahr 2023, 359.50, 378.70 und 393.30 im Jahr 2026.',
    saeulen: [
      { name: '2023', figur: '334.70', wert: 334.7 },
      { name: '2024', figur: '359.50', wert: 359.5 },
      { name: '2025', figur: '378.70', wert: 378.7 },
      { name: '2026', figur: '393.30', wert: 393.3 },
    ],
  },
  '/grundversicherung': {
    art: 'saeulen',
    beschreibung: 'Bei Kosten von 2’000 und Franchise 300 zahlen Sie 470 Franken, die Kasse 1’530.',
    saeulen: [
      { name: 'zahlen Sie', figur: 'CHF 470', wert: 470 },
      { name: 'zahlt die Kasse', figur: 'CHF 1’530', wert: 1530 },
    ],
  },
  '/zusatzversicherung': BAUSTEINE,
  '/praemienverbilligung': {
    art: 'saeulen',
    befristet: 'verbilligung',
    beschreibung:
      'Einkommensgrenzen 2026 für eine Person: Basel-Landschaft 31’000, Genf 50’000, Stadt Zürich 64’000 Franken.',
    saeulen: [
      { name: 'Baselland', figur: '31’000', wert: 31 },
      { name: 'Genf', figur: '50’000', wert: 50 },
      { name: 'Stadt Zürich', figur: '64’000', wert: 64 },
    ],
  },
  '/krankenkasse-wechseln': {
    ...JAHR,
    beschreibung:
      'Die neuen Prämien kommen im Oktober, der 30. November ist der letzte Tag, am 1. Januar gilt der Wechsel.',
  },
  '/vorgeburtliche-anmeldung': {
    art: 'rechnung',
    beschreibung:
      'Prämien für ein Kind in Zürich: {standard} im Standardmodell, {ohne} im günstigsten Tarif, {mit} mit Franchise 600.',
    saeulen: [
      { name: 'Standard', zahl: 'standard' },
      { name: 'günstigster', zahl: 'ohne' },
      { name: 'Franchise 600', zahl: 'mit' },
    ],
  },
}
