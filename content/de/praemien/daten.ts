/* /praemien/daten: what is open, and how to read it. */

export const DATEN = {
  pfad: '/praemien/daten',
  name: 'Offene Daten',
  titel: 'Prämien als offene Daten',
  beschreibung: (jahr: number) =>
    `Krankenkassenprämien ${jahr} als JSON und CSV: was wir veröffentlichen, in welchem Format, unter welchen Adressen und wem die Daten gehören.`,
  lead: 'Alles, womit diese Website rechnet, liegt als kleine Textdateien offen. Wer darauf aufbauen will, liest dieselben Tabellen wie der Rechner.',
  dateien: {
    titel: 'Was wir veröffentlichen',
    spalten: { adresse: 'Adresse', inhalt: 'Inhalt' },
    eintraege: [
      {
        adresse: '/praemien/daten/schweiz-{jahr}.csv',
        inhalt:
          'Alle Prämien eines Jahres in einer Datei, für jedes Jahr, das hier vorliegt: 42 Regionen, alle Kassen, Tarife mit Namen und erster Anlaufstelle, alle Altersstufen und Franchisen, brutto und netto.',
      },
      {
        adresse: '/daten/verzeichnis.json',
        inhalt:
          'Der Einstieg: Jahr, Quelle, Versicherer und die Adressen aller Tabellen. Diese Adresse bleibt; die Tabellen heissen nach ihrem Inhalt und ändern sich nie.',
      },
      {
        adresse: '/daten/{jahr}/verzeichnis.json',
        inhalt: 'Dasselbe für jedes Jahr, das hier vorliegt.',
      },
      {
        adresse: '/daten/{jahr}/zh-1.….json',
        inhalt:
          'Eine Tabelle je Prämienregion: jeder Tarif mit allen Prämien, brutto und in Rappen. Je Altersstufe zuerst ohne, dann mit Unfall; innerhalb davon die Franchisen aufsteigend, jede als Ersparnis gegenüber der tieferen.',
      },
      {
        adresse: '/daten/{jahr}/orte.….json',
        inhalt: 'Alle Ortschaften mit Postleitzahl, Gemeinde, Kanton und Prämienregion.',
      },
      {
        adresse: '/praemien/werte-erw.json',
        inhalt:
          'Je Region der günstigste, der mittlere und der teuerste Preis für jede Franchise und jedes Modell, netto. Ebenso «werte-jug» und «werte-kin».',
      },
    ],
  },
  schnittstelle: {
    titel: 'Schnittstelle',
    text: 'Wer einzelne Preise abfragen will, nimmt die Schnittstelle. Sie ist als OpenAPI beschrieben und braucht keine Anmeldung.',
    link: 'Beschreibung der Schnittstelle (OpenAPI)',
  },
  schweiz: {
    titel: 'Die ganze Schweiz als CSV',
    text: 'Alle Prämien eines Jahres in einer Datei: eine Zeile je Prämie, Beträge in Franken, getrennt durch Strichpunkte. Netto heisst nach Abzug der Umweltabgabe, die alle zurückerhalten; ist sie noch nicht bekannt, bleibt das Feld leer.',
    link: (jahr: number) => `Prämien ${jahr} herunterladen (CSV, bis 20 MB)`,
  },
  csv: {
    titel: 'Eine Region als CSV',
    text: 'Dieselben Spalten für eine einzelne Region. Die Datei entsteht in Ihrem Browser.',
    region: 'Prämienregion',
    knopf: 'CSV erstellen',
    fehler: 'Die Tabelle liess sich nicht laden. Versuchen Sie es noch einmal.',
  },
  lizenz: {
    titel: 'Wem die Daten gehören',
    amtlich: [
      'Prämien und Prämienregionen veröffentlicht das Bundesamt für Gesundheit (BAG) auf opendata.swiss. Dort trägt jeder Datensatz eine von vier Nutzungsbedingungen. Alle erlauben die nicht kommerzielle Nutzung. Zwei davon verlangen die Quellenangabe, zwei für kommerzielle Zwecke eine Bewilligung. Welche gilt, steht beim Datensatz.',
      'Ortschaften und ihre Koordinaten stammen vom Bundesamt für Landestopografie (swisstopo). Die Nutzung ist für alle Zwecke frei; die Quelle muss genannt sein.',
      'Wir ordnen diese Daten nur neu und stellen keine eigenen Bedingungen. Nennen Sie beim Weiterverwenden die beiden Ämter.',
    ],
    demo: 'Zurzeit liegen hier Demodaten. Sie sind erfunden und nicht zum Weiterverwenden bestimmt.',
    links: [
      {
        name: 'Prämien beim Bund (opendata.swiss)',
        url: 'https://opendata.swiss/de/dataset/health-insurance-premiums',
      },
      { name: 'Die vier Nutzungsbedingungen (opendata.swiss)', url: 'https://opendata.swiss/de/terms-of-use' },
      {
        name: 'Amtliches Ortschaftenverzeichnis (swisstopo)',
        url: 'https://www.swisstopo.admin.ch/de/amtliches-ortschaftenverzeichnis',
      },
      {
        name: 'Nutzungsbedingungen von swisstopo (englisch)',
        url: 'https://www.swisstopo.admin.ch/en/conditions-geodata',
      },
    ],
  },
  zurueck: 'Zur Karte der Schweiz',
} as const

/** For machines: the premiums of a year, of the country or of one canton. */
export const DATENSATZ = {
  name: (jahr: number, kanton?: string) =>
    kanton ? `Krankenkassenprämien ${jahr}, Kanton ${kanton}` : `Krankenkassenprämien ${jahr} der Schweiz`,
  beschreibung: (jahr: number, kanton?: string) =>
    `Prämien der obligatorischen Krankenpflegeversicherung ${jahr} ${kanton ? `im Kanton ${kanton}` : 'in allen 42 Prämienregionen'} nach Versicherer, Tarif, Alter, Franchise und Unfalldeckung.`,
  urheber: 'Bundesamt für Gesundheit (BAG)',
} as const
