/** What a visitor reads when a request cannot be answered as asked. */
const TEXTE: Readonly<Record<number, string>> = {
  400: 'Die Anfrage ist ungültig.',
  404: 'Diese Adresse gibt es nicht.',
  405: 'Diese Adresse nimmt Anfragen dieser Art nicht an.',
  413: 'Die Anfrage ist zu gross.',
  415: 'Dieses Format wird nicht angenommen.',
  500: 'Auf dem Server ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
}

export const fehlertext = (status: number): string => TEXTE[status] ?? (status < 500 ? TEXTE[400] : TEXTE[500]) ?? ''

export function fehlerseite(status: number): string {
  const text = fehlertext(status)
  return `<!doctype html><html lang="de-CH"><head><meta charset="utf-8"><title>${text}</title></head><body><h1>${text}</h1><p><a href="/">Zur Startseite</a></p></body></html>`
}
