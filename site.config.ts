/**
 * What the operator edits. Everything marked PLATZHALTER must be replaced before the site goes live;
 * the values are chosen so that they can reach nobody by accident.
 */
export const site = {
  domain: 'praemienlotse.ch',
  tagline: 'Ihr unabhängiger Vergleich',
  /** Canonical address, without a slash at the end. The setting SITE_URL overrides it. */
  url: 'https://praemienlotse.ch',
  /** 'preis' sets the skyline of premiums below the headline, 'ruhig' leaves the headline alone. */
  heroVariante: 'preis' as 'preis' | 'ruhig',
  /** Tag-manager container; null loads none. The setting GTM_ID overrides it. */
  gtmId: null as string | null,
  betreiber: {
    firma: 'PLATZHALTER Muster Vermittlung GmbH',
    strasse: 'PLATZHALTER Musterstrasse 1',
    plz: '8000',
    ort: 'PLATZHALTER Musterort',
    email: 'kontakt@praemienlotse.example',
    telefon: '+41 00 000 00 00',
    uid: 'PLATZHALTER CHE-000.000.000',
    finmaNummer: 'PLATZHALTER F00000000',
  },
}
