import type { SeitenDaten } from './seiten-daten.ts'

/** One address of the site, complete as it is sent. */
export type Dokument = {
  /** Decoded, NFC, without a slash at the end. Not-found pages: '/404', '/blog/404', … */
  pfad: string
  status: 200 | 404
  typ: string
  inhalt: string
}

/** Vite's manifest of the client build: source file → built file and what it pulls in. */
export type Manifest = Record<string, { file: string; css?: string[]; assets?: string[]; imports?: string[] }>

/** What the built server bundle (`dist/server/entry-server.js`) exports for the server to render with. */
export type Bundle = {
  renderAlles: (daten: SeitenDaten, manifest: Manifest) => AsyncIterable<Dokument>
}
