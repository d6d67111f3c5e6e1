/** To the operator, about official premiums that came, were refused or are missing. */
export const DATEN_MELDUNG = {
  referenz: 'Prämiendaten',
  neu: (jahr: number) => `Prämien ${jahr} sind online`,
  korrigiert: (jahr: number) => `Prämien ${jahr} sind korrigiert`,
  geholt: {
    neu: (jahr: number) =>
      `Die Website hat die amtlichen Prämien ${jahr} geholt, geprüft und übernommen. Sie müssen nichts tun.`,
    korrigiert: (jahr: number) =>
      `Das Bundesamt hat die Prämien ${jahr} geändert. Die Website hat die neue Fassung geholt, geprüft und übernommen. Sie müssen nichts tun.`,
  },
  tabelle: 'Tabelle',
  gelesen: 'Zeilen gelesen',
  behalten: 'Zeilen behalten',
  verworfen: (grund: string) => `Verworfen: ${grund}`,
  versicherer: 'Versicherer',
  regionen: 'Prämienregionen',
  gegenueber: (vorjahr: number) => `Gegenüber ${vorjahr}`,
  gegangen: 'Nicht mehr dabei',
  gekommen: 'Neu dabei',
  niemand: 'niemand',
  aenderungen:
    'Grösste Änderungen der Grundprämie (Erwachsene, Franchise 300, ohne Unfall, Mittel der Prämienregionen):',
  aenderung: (versicherer: string, prozent: number) =>
    `${versicherer}: ${prozent > 0 ? '+' : ''}${prozent.toFixed(1)} %`,
  ohneAbzug: (jahr: number) =>
    `Die Rückverteilung der Umweltabgabe ${jahr} ist noch nicht hinterlegt; die Preise stehen ohne Abzug. Setzen Sie den Betrag pro Monat mit «npm run daten -- abgabe ${jahr} BETRAG», sobald das Bundesamt für Umwelt ihn nennt.`,
  zurueck: 'Stimmt etwas nicht, holt «npm run daten -- zurueck» die Daten von vorher zurück.',

  abgelehnt: (jahr: number) => `Prämien ${jahr} wurden abgelehnt`,
  warum: 'Der Katalog des Bundes hat eine neue Datei, die sich nicht übernehmen lässt:',
  weiter:
    'Die bisherigen Daten gelten unverändert weiter. Sobald der Katalog etwas anderes hat, wird es geprüft; von Hand geht es mit «npm run daten -- import --von ORDNER».',

  gehalten: (jahr: number) => `Prämien ${jahr} warten auf Sie`,
  gehaltenSatz: (jahr: number) =>
    `Der Katalog des Bundes hat eine neue Tabelle ${jahr}. Sie ist vollständig, passt aber nicht zu den bisherigen Prämien. Deshalb ist sie nicht online; die bisherigen Daten gelten unverändert weiter.`,
  gemessen: 'Gemessen',
  gehaltenRat: (jahr: number) =>
    `Stimmen die Zahlen mit den Angaben des Bundesamtes überein, übernimmt «npm run daten -- freigeben ${jahr}» genau diese Tabelle. Sonst müssen Sie nichts tun: Hat der Katalog eine andere, wird sie geprüft.`,

  fehlt: (jahr: number) => `Prämien ${jahr} fehlen noch`,
  fehltSatz: (jahr: number) =>
    `Die amtlichen Prämien ${jahr} sollten veröffentlicht sein, die Website hat sie aber noch nicht. Sie zeigt die bisherigen Daten und sucht weiter.`,
  seitenSagen: (hinweis: string) => `Neben den Preisen steht: «${hinweis}»`,
  fehltRat: (jahr: number) =>
    `Liegen die Dateien bereits vor, übernimmt sie «npm run daten -- import --jahr ${jahr} --von ORDNER».`,
  letzte: 'Letzte Prüfung',
  ergebnis: 'Ergebnis',
  grund: 'Grund',
  naechste: 'Nächste Prüfung',
} as const

/** What came of the last look into the catalogue, also on the command line. */
export const PRUEFERGEBNIS = {
  abgebrochen: 'läuft noch oder wurde abgebrochen',
  fehler: 'gescheitert',
  unveraendert: 'nichts Neues',
  'noch-nicht': 'noch nicht vollständig veröffentlicht',
  importiert: 'neue Prämien übernommen',
  abgelehnt: 'neue Datei abgelehnt',
  gehalten: 'unplausible Tabelle zurückgehalten',
} as const
