import { type Artikel, type ArtikelBereich, REDAKTION } from '../artikel.ts'

const KATEGORIEN = [
  'Wechseln',
  'Sparen',
  'Zusatzversicherungen',
  'Versicherungsmodelle',
  'Vergleichen',
  'Kündigen',
  'Familie',
  'Finanzierung',
] as const

type Kategorie = (typeof KATEGORIEN)[number]

/** Newest first. */
const ARTIKEL: readonly Artikel<Kategorie>[] = [
  {
    slug: 'krankenkasse-wechseln-2026-anleitung',
    titel: 'Krankenkasse wechseln 2026: die Anleitung',
    seitenTitel: 'Krankenkasse wechseln 2026: Anleitung',
    auszug:
      'Wer die Grundversicherung auf den 1. Januar wechselt, braucht einen Vergleich, eine Anmeldung und einen eingeschriebenen Brief. Diese Anleitung führt mit allen Terminen durch den Wechsel.',
    beschreibung:
      'Die Anleitung zum Wechsel der Grundversicherung: Termine, Ablauf, Rechenbeispiel und Checkliste, damit keine Lücke und keine doppelte Deckung entsteht.',
    kategorie: 'Wechseln',
    autor: REDAKTION,
    datum: '2025-10-01',
    aktualisiert: '2026-01-15',
    verwandt: ['krankenkasse-kuendigen-musterschreiben', 'praemienrechner-richtig-nutzen', 'franchise-optimal-waehlen'],
  },
  {
    slug: 'krankenkasse-kuendigen-musterschreiben',
    titel: 'Krankenkasse kündigen: mit Musterschreiben',
    seitenTitel: 'Krankenkasse kündigen: Musterschreiben',
    auszug:
      'Drei Sätze genügen für eine gültige Kündigung. Entscheidend ist, dass sie rechtzeitig eintrifft und dass Sie es beweisen können.',
    beschreibung:
      'Musterbrief für die Kündigung der Grundversicherung zum Abschreiben, mit den richtigen Fristen, Sonderfällen und den häufigsten Fehlern.',
    kategorie: 'Kündigen',
    autor: REDAKTION,
    datum: '2025-09-15',
    aktualisiert: '2026-01-15',
    verwandt: [
      'krankenkasse-wechseln-2026-anleitung',
      'zusatzversicherungen-kuendigen-wechseln',
      'praemienrechner-richtig-nutzen',
    ],
  },
  {
    slug: 'praemienrechner-richtig-nutzen',
    titel: 'Den Prämienrechner richtig nutzen',
    seitenTitel: 'Den Prämienrechner richtig nutzen',
    auszug:
      'Ein Rechner ist so gut wie die Angaben, die er bekommt. Wer Wohnort, Jahrgang, Franchise, Unfall und Modell richtig setzt, vergleicht Gleiches mit Gleichem.',
    beschreibung:
      'Welche Angaben der Prämienrechner braucht, wie Sie die Ergebnisse lesen und welche Fehler einen Vergleich verfälschen. Mit Beispielen aus Bern und Zürich.',
    kategorie: 'Vergleichen',
    autor: REDAKTION,
    datum: '2025-09-01',
    aktualisiert: '2026-01-15',
    verwandt: ['franchise-optimal-waehlen', 'hausarztmodell-vs-standardmodell', 'krankenkasse-wechseln-2026-anleitung'],
  },
  {
    slug: 'zusatzversicherungen-kuendigen-wechseln',
    titel: 'Zusatzversicherungen kündigen und wechseln',
    seitenTitel: 'Zusatzversicherung kündigen und wechseln',
    auszug:
      'In der Zusatzversicherung gilt Vertragsrecht: Die Frist steht in Ihrer Police, und die neue Kasse darf Sie ablehnen. Darum zuerst die Zusage, dann die Kündigung.',
    beschreibung:
      'Fristen, Gesundheitsprüfung und richtige Reihenfolge: So kündigen oder wechseln Sie Spital-, Zahn- und andere Zusatzversicherungen ohne Lücke.',
    kategorie: 'Zusatzversicherungen',
    autor: REDAKTION,
    datum: '2025-06-16',
    verwandt: [
      'krankenkasse-kuendigen-musterschreiben',
      'familienversicherung-optimieren',
      'krankenkasse-wechseln-2026-anleitung',
    ],
  },
  {
    slug: 'familienversicherung-optimieren',
    titel: 'Familienversicherung optimieren',
    seitenTitel: 'Familienversicherung optimieren',
    auszug:
      'Eine Familienpolice gibt es in der Grundversicherung nicht: Jede Person ist einzeln versichert, jede kann ihre eigene Kasse haben. Genau darin liegt das Sparpotenzial.',
    beschreibung:
      'Prämien für Kinder, junge Erwachsene und Eltern: wo Familien sparen, welche Franchise für Kinder taugt und was beim dritten Kind gilt.',
    kategorie: 'Familie',
    autor: REDAKTION,
    datum: '2025-05-12',
    aktualisiert: '2026-01-15',
    verwandt: ['praemienverbilligung-beantragen', 'franchise-optimal-waehlen', 'praemienrechner-richtig-nutzen'],
  },
  {
    slug: 'praemienverbilligung-beantragen',
    titel: 'Prämienverbilligung beantragen',
    seitenTitel: 'Prämienverbilligung beantragen',
    auszug:
      'Jeder Kanton verbilligt Prämien, jeder nach eigenen Regeln. In einigen kommt das Geld von selbst, in anderen verfällt der Anspruch, wenn der Antrag fehlt.',
    beschreibung:
      'So beantragen Sie Prämienverbilligung: wer Anspruch hat, welche Unterlagen nötig sind, welche Fristen gelten und was Sie bei einer Ablehnung tun.',
    kategorie: 'Finanzierung',
    autor: REDAKTION,
    datum: '2025-04-07',
    aktualisiert: '2026-01-15',
    verwandt: ['familienversicherung-optimieren', 'franchise-optimal-waehlen', 'praemienrechner-richtig-nutzen'],
  },
  {
    slug: 'hausarztmodell-vs-standardmodell',
    titel: 'Hausarztmodell oder Standardmodell?',
    seitenTitel: 'Hausarztmodell oder Standardmodell?',
    auszug:
      'Gleiche Leistungen, tiefere Prämie: Im Hausarztmodell gehen Sie zuerst in eine gewählte Praxis. Was das bringt, hängt von Kasse und Wohnort ab, und davon, ob Sie sich an die Regeln halten.',
    beschreibung:
      'Hausarzt, HMO, Telmed oder freie Arztwahl: Regeln, Ausnahmen und Preise im Vergleich, mit Zahlen aus Zürich und einer Entscheidungshilfe.',
    kategorie: 'Versicherungsmodelle',
    autor: REDAKTION,
    datum: '2025-02-17',
    aktualisiert: '2026-01-15',
    verwandt: ['franchise-optimal-waehlen', 'praemienrechner-richtig-nutzen', 'krankenkasse-wechseln-2026-anleitung'],
  },
  {
    slug: 'franchise-optimal-waehlen',
    titel: 'Franchise optimal wählen',
    seitenTitel: 'Franchise optimal wählen',
    auszug:
      'Wer selten zum Arzt geht, fährt mit der höchsten Franchise am günstigsten. Wer regelmässig Behandlungen braucht, mit der tiefsten. Die Stufen dazwischen lohnen sich fast nie.',
    beschreibung:
      'Franchise 300 oder 2500? Mit echten Prämien gerechnet: ab welchen Gesundheitskosten sich welche Stufe lohnt und wann Sie sie ändern können.',
    kategorie: 'Sparen',
    autor: REDAKTION,
    datum: '2025-01-15',
    aktualisiert: '2026-01-15',
    verwandt: ['hausarztmodell-vs-standardmodell', 'familienversicherung-optimieren', 'praemienrechner-richtig-nutzen'],
  },
]

export const ratgeber: ArtikelBereich = {
  ordner: 'ratgeber',
  name: 'Ratgeber',
  titel: 'Krankenkassen Ratgeber',
  beschreibung:
    'Acht Ratgeber zur Krankenkasse: wechseln, kündigen, Franchise und Modell wählen, Familie versichern, Prämienverbilligung beantragen.',
  ueberschrift: 'Krankenkassen Ratgeber',
  lead: 'Acht Anleitungen für die Entscheide, die im Krankenkassenjahr anstehen: mit Fristen, Rechenbeispielen und Quellen.',
  kategorien: KATEGORIEN,
  artikel: ARTIKEL,
  mehrzahl: 'Ratgeber',
  nichtGefunden: 'Der angeforderte Ratgeber konnte nicht gefunden werden.',
  zurueck: 'Zurück zu allen Ratgebern',
}
