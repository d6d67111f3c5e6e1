/** A postcode, or a postcode and a place, that the directory of places does not hold. */
export const standortFehlt = (plz = '', ort = ''): string => `Standort nicht gefunden: ${plz} ${ort}`.trim()
