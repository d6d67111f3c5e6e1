/**
 * What the operator edits. Everything marked PLATZHALTER must be replaced before the site goes live;
 * the values are chosen so that they can reach nobody by accident. A start says which are left, and one under a public
 * SITE_URL refuses while the imprint (`betreiber`) holds any.
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
    /** The ombudsman that the law asks an intermediary to join (VAG 83): name and address. */
    ombudsstelle: 'PLATZHALTER Ombudsstelle Muster, Musterstrasse 2, 8000 Musterort' as string | null,
  },
}

/** What the information sheet at /vermittler says beside the imprint (VAG 45). Null or empty: its sentence is left out. */
export const vermittlung = {
  /** Insurers it has agreements with. */
  versicherer: ['PLATZHALTER Muster Krankenkasse AG'] as readonly string[],
  /** Training of those who advise, and where it can be looked up. */
  ausbildung: 'PLATZHALTER Versicherungsvermittler VBV, Mitgliederverzeichnis auf muster.example' as string | null,
  /** Insurer and sum of the professional liability insurance. */
  berufshaftpflicht: 'PLATZHALTER Muster Versicherung AG, CHF 2 Mio. pro Jahr' as string | null,
  /** What insurers really pay, by kind and amount or range (VAG 45b para. 3); the law's limits stand beside it. */
  entschaedigung: 'PLATZHALTER Grundversicherung CHF 00 pro Person, Zusatzversicherung 0 bis 00 Monatsprämien' as
    | string
    | null,
  /** Conflicts of interest beyond those that pay brings along (VAG 45a): shares, kinship, targets. */
  interessenkonflikte: 'PLATZHALTER Beteiligungen, Umsatzziele oder keine' as string | null,
}

/**
 * Who processes data for the operator, and in which country (DSG 19): the privacy policy names them. Null: there is none, and
 * its sentence is left out.
 */
type Dienst = { name: string; land: string }

export const dienste = {
  /** Where the server runs. */
  hosting: { name: 'PLATZHALTER Muster Hosting AG, Musterort', land: 'PLATZHALTER Schweiz' } as Dienst | null,
  /** Whom SMTP_URL leads to, and where the mailbox of the enquiries lies. */
  mail: { name: 'PLATZHALTER Muster Mail AG, Musterort', land: 'PLATZHALTER Schweiz' } as Dienst | null,
  /** A network in front of the server. */
  cdn: null as Dienst | null,
  /** Where back-ups lie; after 30 days at the latest they are deleted (docs/betrieb.md). */
  sicherungen: null as Dienst | null,
  /** Whose system WEBHOOK_URL leads to. */
  webhook: null as Dienst | null,
  /** Whose tag manager `gtmId` or GTM_ID loads; named only where one is set. */
  tagManager: { name: 'Google Ireland Limited, Dublin', land: 'Irland und USA' } as Dienst,
}
