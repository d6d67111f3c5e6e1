import { feld, type Quelltabelle } from '../tabellen/tabellen.ts'

/** Lines of an address, from street or box to town. */
type Postadresse = readonly string[]

/**
 * Postal addresses by insurer's number. The first mention counts: further down, the official directory repeats former
 * addresses on a sheet of changes.
 */
export async function readAdressen(tabellen: readonly Quelltabelle<'adressen'>[]): Promise<Map<number, Postadresse>> {
  const adressen = new Map<number, Postadresse>()
  for (const tabelle of tabellen)
    for (const [nummer, adresse] of await adressenDer(tabelle)) if (!adressen.has(nummer)) adressen.set(nummer, adresse)
  return adressen
}

/**
 * In the official directory one cell holds names, address, telephone and mail,
 * and for some insurers each line of it stands in a row of its own, below the number.
 */
async function adressenDer(tabelle: Quelltabelle<'adressen'>): Promise<Map<number, Postadresse>> {
  const [nummer, adresse] = [tabelle.spalte('Nummer'), tabelle.spalte('Adresse Hauptsitz/ Geschäftsadresse')]
  const zeilenJe = new Map<number, string[]>()
  let aktuell: string[] = []
  for await (const zeile of tabelle.zeilen()) {
    const wert = Number.parseInt(feld(zeile, nummer), 10)
    if (wert > 0) {
      aktuell = []
      zeilenJe.set(wert, aktuell)
    }
    aktuell.push(
      ...feld(zeile, adresse)
        .split(/[\r\n]+/)
        .map(text => text.trim()),
    )
  }
  return new Map(
    [...zeilenJe].flatMap(([versicherer, zeilen]) => {
      const gefunden = adresseIn(zeilen)
      return gefunden ? [[versicherer, gefunden] as const] : []
    }),
  )
}

/** The town's line and those directly above it that name a street or a box; names of the house stand elsewhere. */
export function adresseIn(zeilen: readonly string[]): Postadresse | undefined {
  const ort = zeilen.findIndex(zeile => /^\d{4} \p{L}/u.test(zeile))
  if (ort < 1) return undefined
  const davor = zeilen.slice(0, ort)
  const anfang = davor.findLastIndex(zeile => !/\d|^(Postfach|Case postale|Casella postale)/.test(zeile)) + 1
  return anfang === ort ? undefined : zeilen.slice(anfang, ort + 1)
}
