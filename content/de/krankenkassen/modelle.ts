import type { Erstkontakt, Modell } from '#domain/praemien/modelle.ts'

/* The only source of what a model is called, on pages, in letters and mails: first of all by whom one contacts first. */

const KONTAKTE: Readonly<Record<Erstkontakt, string>> = {
  frei: 'Freie Wahl',
  praxis: 'Praxis',
  'telefon-app': 'Telefon/App',
  apotheke: 'Apotheke',
  wahl: 'Mehrere zur Wahl',
  'je-nach-tarif': 'Je nach Tarif',
}

export const kontaktName = (kontakt: Erstkontakt): string => KONTAKTE[kontakt]

/** The four names that the specification and most insurers use, each with its first contact. No other pairing exists. */
export const MODELLNAMEN = { Standard: 'frei', Hausarzt: 'praxis', HMO: 'praxis', Telmed: 'telefon-app' } as const

export type Modellname = keyof typeof MODELLNAMEN

/** «Praxis (HMO)» */
export const paar = (modell: Modellname): string => `${kontaktName(MODELLNAMEN[modell])} (${modell})`

/** «Praxis (Hausarzt, HMO)»; the name alone where no other one is usual. */
export function kontaktMitModell(kontakt: Erstkontakt): string {
  const namen = Object.entries(MODELLNAMEN).flatMap(([name, seiner]) => (seiner === kontakt ? name : []))
  return namen.length > 0 ? `${kontaktName(kontakt)} (${namen.join(', ')})` : kontaktName(kontakt)
}

/** What the API calls the four codes, and a mail where an enquiry names no product. */
const BEZEICHNUNGEN: Readonly<Record<Modell, string>> = {
  'TAR-BASE': 'Standard',
  'TAR-HAM': 'Hausarzt-Modell',
  'TAR-HMO': 'HMO-Modell',
  'TAR-DIV': 'Weitere Modelle',
}

export const tarifbezeichnung = (modell: Modell): string => BEZEICHNUNGEN[modell]
