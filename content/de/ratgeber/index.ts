import { type Artikel, type ArtikelBereich, REDAKTION } from '../artikel/artikel.ts'
import { BESONDERE_LAGEN, RATGEBER_BESONDERE_LAGEN } from './besondere-lagen.ts'

const KATEGORIEN = [
  'Wechseln',
  'Sparen',
  'Zusatzversicherungen',
  'Versicherungsmodelle',
  'Vergleichen',
  'Kündigen',
  'Familie',
  'Finanzierung',
  BESONDERE_LAGEN,
] as const

type Kategorie = (typeof KATEGORIEN)[number]

/** For everybody, newest first; those for some people follow. */
const ARTIKEL: readonly Artikel<Kategorie>[] = [
  {
    slug: 'krankenkasse-wechseln-2026-anleitung',
    titel: 'Krankenkasse wechseln {saison}: die Anleitung',
    seitenTitel: 'Krankenkasse wechseln {saison}: Anleitung',
    auszug:
      'Die ausführliche Anleitung für den Wechsel auf den {wechsel}: Kalender, Schritte, Checkliste. Die Kündigung muss bis {frist} eintreffen.',
    kategorie: 'Wechseln',
    autor: REDAKTION,
    datum: '2025-10-01',
    aktualisiert: '2026-11-18',
    verwandt: ['krankenkasse-kuendigen-musterschreiben', 'praemienrechner-richtig-nutzen', 'franchise-optimal-waehlen'],
  },
  {
    slug: 'krankenkasse-kuendigen-musterschreiben',
    titel: 'Krankenkasse kündigen: mit Musterschreiben',
    seitenTitel: 'Krankenkasse kündigen: Musterschreiben',
    auszug:
      'Drei Sätze genügen für eine gültige Kündigung. Entscheidend ist, dass sie rechtzeitig eintrifft und dass Sie es beweisen können.',
    kategorie: 'Kündigen',
    autor: REDAKTION,
    datum: '2025-09-15',
    aktualisiert: '2026-11-18',
    verwandt: [
      'krankenkasse-wechseln-2026-anleitung',
      'zusatzversicherungen-kuendigen-wechseln',
      'praemienrechner-richtig-nutzen',
    ],
  },
  {
    slug: 'praemienrechner-richtig-nutzen',
    titel: 'Den Prämienrechner richtig nutzen',
    auszug:
      'Ein Rechner ist so gut wie seine Angaben. Wer Wohnort, Jahrgang, Franchise, Unfall und Modell richtig setzt, vergleicht Gleiches mit Gleichem.',
    kategorie: 'Vergleichen',
    autor: REDAKTION,
    datum: '2025-09-01',
    aktualisiert: '2026-11-18',
    verwandt: ['franchise-optimal-waehlen', 'hausarztmodell-vs-standardmodell', 'krankenkasse-wechseln-2026-anleitung'],
  },
  {
    slug: 'zusatzversicherungen-kuendigen-wechseln',
    titel: 'Zusatzversicherungen kündigen und wechseln',
    seitenTitel: 'Zusatzversicherung kündigen und wechseln',
    auszug:
      'In der Zusatzversicherung gilt Ihr Vertrag, und die neue Kasse darf Sie ablehnen. Darum zuerst die schriftliche Zusage, dann die Kündigung.',
    kategorie: 'Zusatzversicherungen',
    autor: REDAKTION,
    datum: '2025-06-16',
    aktualisiert: '2026-11-18',
    verwandt: [
      'krankenkasse-kuendigen-musterschreiben',
      'familienversicherung-optimieren',
      'krankenkasse-wechseln-2026-anleitung',
    ],
  },
  {
    slug: 'familienversicherung-optimieren',
    titel: 'Familie: jede Person einzeln versichern',
    auszug:
      'Eine Familienpolice gibt es in der Grundversicherung nicht: Jede Person ist einzeln versichert. Genau darin liegt das Sparpotenzial.',
    kategorie: 'Familie',
    autor: REDAKTION,
    datum: '2025-05-12',
    aktualisiert: '2026-11-18',
    verwandt: ['praemienverbilligung-beantragen', 'franchise-optimal-waehlen', 'praemienrechner-richtig-nutzen'],
  },
  {
    slug: 'praemienverbilligung-beantragen',
    titel: 'Prämienverbilligung beantragen',
    auszug:
      'Schritt für Schritt zum Antrag: welche Unterlagen Sie brauchen, welche Frist zählt und was Sie nach einer Ablehnung tun.',
    kategorie: 'Finanzierung',
    autor: REDAKTION,
    datum: '2025-04-07',
    aktualisiert: '2026-11-18',
    verwandt: ['familienversicherung-optimieren', 'franchise-optimal-waehlen', 'praemienrechner-richtig-nutzen'],
  },
  {
    slug: 'hausarztmodell-vs-standardmodell',
    titel: 'Hausarztmodell oder Standardmodell?',
    auszug:
      'Gleiche Leistungen, tiefere Prämie: Im Hausarztmodell gehen Sie zuerst in eine gewählte Praxis. Was das bringt, hängt von Kasse und Wohnort ab.',
    kategorie: 'Versicherungsmodelle',
    autor: REDAKTION,
    datum: '2025-02-17',
    aktualisiert: '2026-11-18',
    verwandt: ['franchise-optimal-waehlen', 'praemienrechner-richtig-nutzen', 'krankenkasse-wechseln-2026-anleitung'],
  },
  {
    slug: 'franchise-optimal-waehlen',
    titel: 'Franchise optimal wählen',
    auszug:
      'Wer selten zum Arzt geht, wählt die höchste Franchise, wer oft Behandlungen braucht, die tiefste. Die Stufen dazwischen lohnen sich fast nie.',
    kategorie: 'Sparen',
    autor: REDAKTION,
    datum: '2025-01-15',
    aktualisiert: '2026-11-18',
    verwandt: ['hausarztmodell-vs-standardmodell', 'familienversicherung-optimieren', 'praemienrechner-richtig-nutzen'],
  },
  ...RATGEBER_BESONDERE_LAGEN,
]

export const ratgeber: ArtikelBereich = {
  ordner: 'ratgeber',
  name: 'Ratgeber',
  titel: 'Krankenkassen Ratgeber',
  beschreibung:
    'Ratgeber zur Krankenkasse: wechseln, kündigen, Franchise und Modell wählen, Familie versichern, Verbilligung beantragen, und acht für besondere Situationen.',
  ueberschrift: 'Krankenkassen Ratgeber',
  lead: 'Acht Anleitungen für die Entscheide, die im Krankenkassenjahr anstehen, und acht für besondere Situationen: mit Fristen, Rechenbeispielen und Quellen.',
  kategorien: KATEGORIEN,
  artikel: ARTIKEL,
  danach: {
    kategorie: BESONDERE_LAGEN,
    titel: 'Für besondere Situationen',
    lead: 'Wenn bei Ihnen etwas anders ist: neu hier, im Dienst, im Ausland, in Pension oder in Geldnot.',
  },
  mehrzahl: 'Ratgeber',
  nichtGefunden: 'Der angeforderte Ratgeber konnte nicht gefunden werden.',
  zurueck: 'Zurück zu allen Ratgebern',
  ausserdem: {
    titel: 'Grundlagen',
    links: [
      { pfad: '/grundversicherung', name: 'Grundversicherung', hinweis: 'Was sie zahlt und was sie kostet' },
      { pfad: '/zusatzversicherung', name: 'Zusatzversicherung', hinweis: 'Fünf Arten und vier Besonderheiten' },
      {
        pfad: '/praemienverbilligung',
        name: 'Prämienverbilligung',
        hinweis: 'Grenzen, Fristen und Stellen aller Kantone',
      },
      { pfad: '/krankenkasse-wechseln', name: 'Krankenkasse wechseln', hinweis: 'Die nächsten Fristen mit Datum' },
      { pfad: '/vorgeburtliche-anmeldung', name: 'Vorgeburtliche Anmeldung', hinweis: 'Versichert ab dem ersten Tag' },
      { pfad: '/blog', name: 'Blog', hinweis: 'Sechs Beiträge zu Prämien und Reformen' },
    ],
  },
}
