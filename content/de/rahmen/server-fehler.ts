/** What a visitor reads when a request cannot be answered as asked, by its status. */
export const SERVER_FEHLER: Readonly<Record<number, string>> = {
  400: 'Die Anfrage ist ungültig.',
  403: 'Diese Anfrage kommt von einer fremden Website und wird nicht angenommen.',
  404: 'Diese Adresse gibt es nicht.',
  405: 'Diese Adresse nimmt Anfragen dieser Art nicht an.',
  409: 'Dieser Idempotency-Key gehört schon zu einer anderen Anfrage.',
  413: 'Die Anfrage ist zu gross.',
  415: 'Dieses Format wird nicht angenommen.',
  429: 'Von Ihnen sind in kurzer Zeit sehr viele Anfragen eingegangen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  500: 'Auf dem Server ist ein Fehler aufgetreten. Bitte versuchen Sie es später noch einmal.',
  503: 'Ihre Anfrage konnte gerade nicht gespeichert werden. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
}

export const ZUR_STARTSEITE = 'Zur Startseite'
