import type { Ortsdaten } from '#domain/orte/lagetabelle.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import type { FehlerAntwort } from './fehler.ts'
import type { KontaktEingabe } from './kontakt-anfrage.ts'
import type { SeitenDaten } from './seiten-daten.ts'

/** One address of the site, complete as it is sent. */
export type Dokument = {
  /** Decoded, NFC, without a slash at the end. Not-found pages: '/404', '/blog/404', … */
  pfad: string
  status: 200 | 404
  /** Of an `image/png` the content is its drawing as SVG, which the server makes a picture of. */
  typ: string
  inhalt: string
}

/** Vite's manifest of the client build: source file → built file and what it pulls in. */
export type Manifest = Record<string, { file: string; css?: string[]; assets?: string[]; imports?: string[] }>

/** A page's preview picture: its address, the page's name, and the part of the site it belongs to. */
export type Bildtext = { datei: string; titel: string; rubrik: string }

/** A contact form sent without a script that could not be accepted: what was typed, and why. */
export type NichtAngenommen = { werte: KontaktEingabe; fehler: FehlerAntwort }

/** What the built server bundle (`dist/server/entry-server.js`) exports for the server to render with. */
export type Bundle = {
  /**
   * `tabellen`: every premium region of the shown year and of the other imported ones. The pages compute their
   * figures from them; the browser gets only the result. `ortsdaten`: the places of the shown year.
   */
  renderAlles: (
    daten: SeitenDaten,
    manifest: Manifest,
    tabellen: readonly Regionstabelle[],
    ortsdaten: Ortsdaten,
  ) => AsyncIterable<Dokument>
  /** The page with the form to be corrected. It holds a visitor's words: made for one answer and never kept. */
  renderNichtAngenommen: (daten: SeitenDaten, manifest: Manifest, zurueck: NichtAngenommen) => Promise<string>
}
