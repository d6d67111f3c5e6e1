import { istKind, kinderAus, klasseVon, type Rohmitglied, stufenVon, zuZahlen } from './alles-probieren.ts'
import { angebote, type Rohangebot } from './rohdaten.ts'

/* One person's tariffs by the raw table, and what Standard costs on the average; none of it comes from the domain. */

export type Rohzeile = Rohangebot & { preis: number; gleichTeuer: string[] }

/** By which two equal rows are still ordered, and which type of one price names the row. */
const VORRANG = ['TAR-BASE', 'TAR-HAM', 'TAR-HMO', 'TAR-DIV']
const alphabetisch = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))

type Frage = [gebiet: string, person: Rohmitglied, franchise: number, stufenBei: (kasse: number) => readonly string[]]

/** Each tariff at the cheapest of the tiers that its insurer gives. */
function tarife(nur: readonly string[], ...[gebiet, person, franchise, stufenBei]: Frage): Rohzeile[] {
  const beste = new Map<string, Rohzeile>()
  for (const stufe of istKind(person) ? ['K1', 'K3', 'K4', 'K5'] : ['']) {
    const zeilen = angebote.get([gebiet, klasseVon(person), stufe, person.unfall, `FRA-${franchise}`].join(' ')) ?? []
    for (const angebot of zeilen) {
      if (!nur.includes(angebot.typ) || !stufenBei(angebot.kasse).includes(stufe)) continue
      const schluessel = [angebot.kasse, angebot.typ, angebot.code, angebot.name].join(' ')
      const preis = zuZahlen(angebot.netto, person) ?? Infinity
      if (angebot.netto < (beste.get(schluessel)?.netto ?? Infinity))
        beste.set(schluessel, { ...angebot, preis, gleichTeuer: [] })
    }
  }
  return [...beste.values()]
}

/** The list: of each insurer and type the cheapest, and types of one insurer at one price together. */
export function zeilenFuer(...frage: Frage): Rohzeile[] {
  const alle = tarife(VORRANG, ...frage).sort(
    (a, b) =>
      a.preis - b.preis ||
      a.netto - b.netto ||
      a.kasse - b.kasse ||
      alphabetisch(a.typ, b.typ) ||
      alphabetisch(a.name, b.name) ||
      alphabetisch(a.code, b.code),
  )
  const erste = alle.filter(
    (zeile, index) => alle.findIndex(({ kasse, typ }) => kasse === zeile.kasse && typ === zeile.typ) === index,
  )
  return erste.flatMap(zeile => {
    const gleiche = erste.filter(({ kasse, netto }) => kasse === zeile.kasse && netto === zeile.netto)
    const [erster, ...weitere] = VORRANG.filter(typ => gleiche.some(eine => eine.typ === typ))
    return zeile.typ === erster ? [{ ...zeile, gleichTeuer: weitere }] : []
  })
}

/** What Standard costs this person on the average at this franchise; a child as one of all children of the family. */
export function standardImSchnitt(
  gebiet: string,
  familie: readonly Rohmitglied[],
  person: Rohmitglied,
  franchise: number,
) {
  const kinder = kinderAus(familie)
  const stufen = stufenVon(person, kinder.indexOf(person) + 1, kinder.length)
  const preise = tarife(['TAR-BASE'], gebiet, person, franchise, () => stufen).map(({ preis }) => preis)
  return Math.round(preise.reduce((a, b) => a + b, 0) / preise.length)
}
