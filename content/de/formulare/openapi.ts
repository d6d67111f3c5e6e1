/** What the description of the interface says to whoever programs against it (`/api/openapi.json`). */
export const OPENAPI = { titel: 'Prämienvergleich', beschreibung: 'Beträge in CHF im Monat.' } as const

type Endpunkttext = {
  zweck: string
  /** Of the answer, of a write what is sent, where the name alone does not say it. */
  felder?: Readonly<Record<string, string>>
  nichtGefunden?: string
}

export const ENDPUNKTE: Readonly<Record<string, Endpunkttext>> = {
  '/api/kantone': { zweck: 'Alle Kantone, nach Kürzel.' },
  '/api/modelle': { zweck: 'Die Versicherungsmodelle, nach id; mit «ids» nur die genannten.' },
  '/api/versicherer': {
    zweck: 'Die Versicherer der Prämien eines Jahres, nach Name.',
    felder: { versicherer: 'Nummer des BAG' },
  },
  '/api/franchisen': { zweck: 'Alle Franchisen, nach Betrag.' },
  '/api/gemeinden': {
    zweck: 'Orte zu Postleitzahl oder Name, je Ort und Gemeinde ein Element.',
    felder: { wert: 'Nummer der Prämienregion, 0 in einem Kanton mit nur einer' },
    nichtGefunden: 'Postleitzahl und Ort gehören nicht zusammen',
  },
  '/api/angebote': {
    zweck: 'Prämien einer Region für eine Person, günstigste zuerst.',
    felder: {
      erstkontakt: 'wohin man sich zuerst wendet; je-nach-tarif, wo weder Tabelle noch Produkt es sagt',
      praemie: 'brutto, CHF im Monat',
      preis: 'nach Abzug der Umweltabgabe, CHF im Monat',
      vorjahr: 'dasselbe Produkt im Jahr davor, brutto, CHF im Monat',
      eingeschraenkt: 'nur in einem Einzugsgebiet erhältlich',
      gleichTeuer: 'weitere Tariftypen dieses Versicherers zum selben Preis',
    },
  },
  '/api/send-insurance-inquiry': {
    zweck: 'Anfrage zu einem gewählten Angebot.',
    felder: {
      monthlyPremium: 'Preis des gewählten Angebots, CHF im Monat, ohne Prämienverbilligung',
      selectedTariff: 'Name des Produkts',
      premiumYear: 'Jahr des Preises',
      reductionPerMonth:
        'was der Kanton voraussichtlich zahlt, CHF im Monat, im Haushalt zusammen; nur auf Wunsch der Person, nie Einkommen oder Vermögen',
    },
  },
  '/api/send-contact-inquiry': { zweck: 'Nachricht aus dem Kontaktformular.' },
  '/api/handle-data-protection-request': {
    zweck:
      'Antrag auf Auskunft, Löschung oder Herausgabe der eigenen Daten. Wirkt erst nach der Bestätigung per E-Mail.',
  },
  '/api/request-deadline-reminder': {
    zweck: 'Eine Erinnerung per E-Mail an eine Kündigungsfrist. Wirkt erst nach der Bestätigung per E-Mail.',
  },
  '/api/confirm-data-protection-request': {
    zweck:
      'Bestätigt mit dem Link aus der E-Mail: einen Antrag, den Widerruf einer Anfrage («Das war ich nicht»), eine Erinnerung oder ihre Abmeldung.',
  },
}

export const ANTWORTEN = {
  gefunden: 'Gefunden',
  unveraendert: 'Unverändert',
  parameterFalsch: 'Ein Parameter fehlt oder ist falsch',
  felderFalsch: 'Felder fehlen oder sind falsch',
  fremd: 'Fremde Herkunft (Origin, Sec-Fetch-Site)',
  zuGross: 'Grösser als 16 KB',
  anderesFormat: 'Anderes Format',
  zuViele: 'Zu viele in zehn Minuten',
  zurzeitNicht: 'Zurzeit kann nicht gespeichert werden',
  wiederNach: 'Sekunden',
  gespeichert: 'Sicher gespeichert',
  schluesselVergeben: 'Der Schlüssel gehört zu einer anderen Anfrage',
  mitLink: 'Gespeichert; linkGesendet sagt, ob ein Link unterwegs ist',
  formularAngenommen: 'Formular angenommen; weiter zur Dankesseite',
  bestaetigt: 'Bestätigt',
  linkUngueltig: 'Abgelaufen oder schon verwendet',
} as const

export const IDEMPOTENZ_SCHLUESSEL = 'Derselbe Schlüssel speichert dieselbe Anfrage einmal; er gilt 24 Stunden.'
