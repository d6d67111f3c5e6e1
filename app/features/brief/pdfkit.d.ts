/** What pdfkit 0.20 and its font reader can and their types do not know. */
declare module 'pdfkit/output' {
  export function toBlob(document: PDFKit.PDFDocument): Promise<Blob>
}

declare module 'fontkit' {
  export type Schrift = { hasGlyphForCodePoint: (zeichen: number) => boolean }
  export function create(datei: Uint8Array): Schrift
}

declare namespace PDFKit.Mixins {
  interface PDFFont {
    registerFont(name: string, schrift: import('fontkit').Schrift): PDFKit.PDFDocument
  }

  interface StructureElementOptions {
    /** Of a header cell. */
    scope?: 'Row' | 'Column' | 'Both'
  }
}
