type Saeule = {
  /** The figure above the column; what a text of the page states. */
  figur: string
  wert: number
  /** Written into the foot of the column. */
  name?: string
  /** The cheapest one. */
  guenstig?: boolean
}

/** A small picture of a page's own facts, drawn beside its title; `beschreibung` says it in words. */
export type Bild = { beschreibung: string } & (
  | { art: 'saeulen'; saeulen: readonly Saeule[] }
  /** The twelve months; some of them bear a date. */
  | { art: 'kalender'; tage: Readonly<Record<number, string>> }
  /** Years from the first to the last mark, each mark with its name. */
  | { art: 'zeitstrahl'; marken: readonly { jahr: number; name: string }[] }
  /** What is optional stands on what everybody has. */
  | { art: 'bausteine'; sockel: string; bausteine: readonly string[] }
  | { art: 'brief'; vermerk: string; satz: string }
)

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
    art: 'saeulen',
    beschreibung: 'Derselbe Tarif in den drei Regionen des Kantons Bern: 621.60, 549.10 und 507.00 Franken im Monat.',
    saeulen: [
      { name: 'Bern 1', figur: '621.60', wert: 621.6 },
      { name: 'Bern 2', figur: '549.10', wert: 549.1 },
      { name: 'Bern 3', figur: '507.00', wert: 507, guenstig: true },
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
    art: 'saeulen',
    beschreibung: 'Eine Familie im Aargau zahlt im Durchschnitt 1’100.10, mindestens 849.70 Franken im Monat.',
    saeulen: [
      { name: 'Durchschnitt', figur: '1’100.10', wert: 1100.1 },
      { name: 'Standard', figur: '966.70', wert: 966.7 },
      { name: 'günstigster', figur: '849.70', wert: 849.7, guenstig: true },
    ],
  },
  '/ratgeber/praemienverbilligung-beantragen': {
    art: 'saeulen',
    beschreibung: 'Das Beispiel des Textes: mit Verbilligung 240.95 statt 487.20 Franken im Monat.',
    saeulen: [
      { name: 'volle Prämie', figur: '487.20', wert: 487.2 },
      { name: 'verbilligt', figur: '240.95', wert: 240.95, guenstig: true },
    ],
  },
  '/ratgeber/hausarztmodell-vs-standardmodell': {
    art: 'saeulen',
    beschreibung:
      'Günstigste Prämie je Modell in Zürich: Standard 567.60, HMO 491.00, Hausarzt 486.30 Franken im Monat.',
    saeulen: [
      { name: 'Standard', figur: '567.60', wert: 567.6 },
      { name: 'HMO', figur: '491.00', wert: 491 },
      { name: 'Hausarzt', figur: '486.30', wert: 486.3, guenstig: true },
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
    beschreibung:
      'Bis zu 40 Prozent der Bevölkerung könnten Anspruch haben, rund ein Viertel erhält eine Verbilligung.',
    saeulen: [
      { name: 'mit Anspruch', figur: 'bis 40%', wert: 40 },
      { name: 'erhalten sie', figur: 'rund 25%', wert: 25 },
    ],
  },
  '/blog/krankenkassenprämien-2025-sparen': {
    art: 'saeulen',
    beschreibung: 'Von 673.55 auf 416.30 Franken im Monat in drei Schritten: Kasse, Modell, Franchise.',
    saeulen: [
      { name: 'heute', figur: '673.55', wert: 673.55 },
      { name: 'Kasse', figur: '626.60', wert: 626.6 },
      { name: 'Modell', figur: '535.60', wert: 535.6 },
      { name: 'Franchise', figur: '416.30', wert: 416.3, guenstig: true },
    ],
  },
  '/blog/krankenkasse-wechseln-2025': {
    art: 'saeulen',
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
    beschreibung:
      'Ungefähre Einkommensgrenzen: Einzelperson 35’000, Ehepaar 50’000, Familie mit zwei Kindern 65’000 Franken.',
    saeulen: [
      { name: 'Einzelperson', figur: '35’000', wert: 35 },
      { name: 'Ehepaar', figur: '50’000', wert: 50 },
      { name: 'Familie', figur: '65’000', wert: 65 },
    ],
  },
  '/krankenkasse-wechseln': {
    ...JAHR,
    beschreibung:
      'Die neuen Prämien kommen im Oktober, der 30. November ist der letzte Tag, am 1. Januar gilt der Wechsel.',
  },
  '/vorgeburtliche-anmeldung': {
    art: 'saeulen',
    beschreibung:
      'Prämien für ein Kind in Zürich: 137.50 im Standardmodell, 120.30 im günstigsten Tarif, 85.30 mit Franchise 600.',
    saeulen: [
      { name: 'Standard', figur: '137.50', wert: 137.5 },
      { name: 'günstigster', figur: '120.30', wert: 120.3 },
      { name: 'Franchise 600', figur: '85.30', wert: 85.3 },
    ],
  },
}
