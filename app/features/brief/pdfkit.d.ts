/** What pdfkit 0.20 can and its types do not know yet. */
declare module 'pdfkit/output' {
  export function toBlob(document: PDFKit.PDFDocument): Promise<Blob>
}

declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Of a header cell. */
    scope?: 'Row' | 'Column' | 'Both'
  }
}
