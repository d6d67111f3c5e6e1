import type { Altersklasse } from '#domain/praemien/altersklasse.ts'

/**
 * Where a browser finds the tables it computes with: this directory (`Verzeichnis` in domain/praemien/datensatz.ts) names the
 * immutable addresses of the place table and of every region table.
 */
export const VERZEICHNIS_ADRESSE = '/daten/verzeichnis.json'

/** The same of another imported year. */
export const verzeichnisAdresseVon = (jahr: number) => `/daten/${jahr}/verzeichnis.json`

/** All premiums of an imported year, of the whole country, in one file (`domain/praemien/praemien-csv.ts`). */
export const landesCsvAdresse = (jahr: number | string) => `/praemien/daten/schweiz-${jahr}.csv`

/** What the map of premiums shows for every choice of one age class (`decodeKartenwerte` in domain/zahlen/kartenwerte.ts). */
export const kartenadresse = (klasse: Altersklasse) => `/praemien/werte-${klasse.slice(4).toLowerCase()}.json`
