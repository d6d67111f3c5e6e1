import { type Artikel, type ArtikelBereich, REDAKTION } from '../artikel/artikel.ts'

const KATEGORIEN = [
  'Prämien',
  'Ratgeber',
  'Zusatzversicherung',
  'Wechsel',
  'Versicherungsmodelle',
  'Prämienverbilligung',
] as const

type Artikelkategorie = (typeof KATEGORIEN)[number]

/** Newest first. */
const ARTIKEL: readonly Artikel<Artikelkategorie>[] = [
  {
    slug: 'zusatzversicherungen-ratgeber',
    titel: 'Zusatzversicherungen: was Sie wirklich brauchen',
    seitenTitel: 'Welche Zusatzversicherung brauche ich?',
    auszug:
      'Eine Zusatzversicherung soll ein Risiko tragen, das Sie selbst nicht tragen können. Wer so fragt, braucht meist weniger, als ihm angeboten wird.',
    kategorie: 'Zusatzversicherung',
    autor: REDAKTION,
    datum: '2025-06-02',
    aktualisiert: '2026-11-18',
    verwandt: ['franchise-richtig-waehlen', 'krankenkasse-wechseln-2025', 'krankenkassenprämien-2025-sparen'],
  },
  {
    slug: 'hausarztmodell-2025-reform',
    titel: 'Hausarztmodell {jahr}: was die Reformen bedeuten',
    seitenTitel: 'Hausarztmodell {jahr} und die Reformen',
    auszug:
      'Einheitliche Finanzierung, ein neuer Arzttarif, geänderte Listen der Kassen: was Versicherte im Hausarztmodell davon spüren und was nicht.',
    kategorie: 'Versicherungsmodelle',
    autor: REDAKTION,
    datum: '2025-05-05',
    aktualisiert: '2026-11-18',
    verwandt: ['krankenkassenprämien-2025-sparen', 'franchise-richtig-waehlen', 'krankenkasse-wechseln-2025'],
  },
  {
    slug: 'franchise-richtig-waehlen',
    titel: 'Franchise richtig wählen: drei Personen, drei Rechnungen',
    seitenTitel: 'Franchise richtig wählen: drei Beispiele',
    auszug:
      'Die richtige Franchise steht in keiner Tabelle, sie steht in Ihren Arztrechnungen. Drei Beispiele aus Bern zeigen, wie die Rechnung geht.',
    kategorie: 'Ratgeber',
    autor: REDAKTION,
    datum: '2025-03-10',
    aktualisiert: '2026-11-18',
    verwandt: [
      'krankenkassenprämien-2025-sparen',
      'hausarztmodell-2025-reform',
      'praemienverbilligung-2025-neue-grenzen',
    ],
  },
  {
    slug: 'praemienverbilligung-2025-neue-grenzen',
    titel: 'Prämienverbilligung: was sich geändert hat',
    seitenTitel: 'Prämienverbilligung: neue Grenzen',
    auszug:
      'Der Bund verlangt mehr Geld von den Kantonen, und die Kantone setzen ihre Grenzen neu. Was sich ändert und warum runde Zahlen täuschen.',
    kategorie: 'Prämienverbilligung',
    autor: REDAKTION,
    datum: '2025-02-03',
    aktualisiert: '2026-11-18',
    verwandt: ['krankenkassenprämien-2025-sparen', 'krankenkasse-wechseln-2025', 'franchise-richtig-waehlen'],
  },
  {
    slug: 'krankenkassenprämien-2025-sparen',
    titel: 'Krankenkassenprämien {jahr}: sechs Wege zu sparen',
    seitenTitel: 'Krankenkassenprämien {jahr}: so sparen Sie',
    auszug: 'Die Prämien steigen seit Jahren. Sechs Dinge können Sie tun. Für die drei wichtigsten genügt ein Abend.',
    kategorie: 'Prämien',
    autor: REDAKTION,
    datum: '2025-01-20',
    aktualisiert: '2026-11-18',
    verwandt: ['franchise-richtig-waehlen', 'krankenkasse-wechseln-2025', 'praemienverbilligung-2025-neue-grenzen'],
  },
  {
    slug: 'krankenkasse-wechseln-2025',
    titel: 'Post von der Krankenkasse: was Sie im Herbst tun',
    seitenTitel: 'Brief der Krankenkasse: was tun?',
    auszug:
      'Im Herbst kommt der Brief mit der neuen Prämie. Von da an bleiben wenige Wochen, bis {frist}: was Sie tun und was Sie lassen können.',
    kategorie: 'Wechsel',
    autor: REDAKTION,
    datum: '2025-01-08',
    aktualisiert: '2026-11-18',
    verwandt: ['krankenkassenprämien-2025-sparen', 'zusatzversicherungen-ratgeber', 'franchise-richtig-waehlen'],
  },
]

export const blog: ArtikelBereich = {
  ordner: 'blog',
  name: 'Blog',
  titel: 'Blog rund um die Krankenkasse',
  beschreibung:
    'Beiträge zu Prämien, Wechsel, Franchise, Modellen, Zusatzversicherung und Prämienverbilligung: kurz, mit Zahlen und mit Quellen.',
  ueberschrift: 'Blog',
  lead: 'Was sich bei Prämien und Krankenkassen ändert, und was das für Sie bedeutet.',
  kategorien: KATEGORIEN,
  artikel: ARTIKEL,
  mehrzahl: 'Artikel',
  nichtGefunden: 'Der gewünschte Artikel konnte nicht gefunden werden.',
  zurueck: 'Zurück zum Blog',
  ausserdem: {
    titel: 'Ausserdem',
    links: [
      { pfad: '/ratgeber', name: 'Ratgeber', hinweis: 'Sechzehn Anleitungen mit Checklisten' },
      { pfad: '/faq', name: 'FAQ', hinweis: 'Acht Fragen, acht Antworten' },
      { pfad: '/vergleichen', name: 'Vergleichen', hinweis: 'Alle Prämien Ihrer Region nach Preis' },
    ],
  },
}
