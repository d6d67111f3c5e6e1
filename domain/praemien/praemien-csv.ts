import { erstkontakt } from '../erstkontakt/erstkontakt.ts'
import { inFranken, type Rappen } from '../werte/rappen.ts'
import type { Unfall } from './bag-codes.ts'
import type { Quelle } from './datensatz.ts'
import { type Preisjahr, umweltabgabe } from './jahreswerte.ts'
import type { Erstkontakt } from './modelle.ts'
import { praemieNachAbzug } from './praemie.ts'
import { franchisenDerStufe, platz, type Regionstabelle, STUFEN } from './regionstabelle.ts'

const SPALTEN = [
  ...[
    'jahr',
    'quelle',
    'kanton',
    'region',
    'versicherer',
    'name',
    'tariftyp',
    'tarif',
    'erstkontakt',
    'eingeschraenkt',
  ],
  ...['stufe', 'unfall', 'franchise', 'praemie_brutto', 'praemie_netto'],
]

const UNFALL: readonly Unfall[] = ['OHN-UNF', 'MIT-UNF']

/** Every price of a tariff, in the order of the table: where it stands, and how a line says which one it is. */
const PREISE = STUFEN.flatMap(stufe =>
  UNFALL.flatMap(unfall =>
    franchisenDerStufe(stufe).flatMap(franchise => {
      const stelle = platz(stufe, unfall, franchise)
      return stelle === undefined ? [] : [{ stelle, text: `${stufe};${unfall};${franchise};` }]
    }),
  ),
)

type Preistabellen = {
  quelle: Quelle
  /** Of all tables. */
  preisjahr: Preisjahr
  /** Insurers by number. */
  namen: ReadonlyMap<number, string>
  tabellen: Iterable<Regionstabelle>
}

/**
 * Premiums for a spreadsheet, in pieces: the head with the mark by which Excel knows UTF-8, then tariff by tariff one line per
 * premium that is sold. Without a known refund there is no net premium.
 */
export function* praemienCsv({ quelle, preisjahr, namen, tabellen }: Preistabellen): Generator<string> {
  yield `\ufeff${SPALTEN.join(';')}\r\n`
  // A product is the same in every region, and most prices occur several times.
  const kontakte = new Map<string, Erstkontakt>()
  const preise = new Map<Rappen, string>()
  for (const { kanton, region, tarife } of tabellen)
    for (const { versicherer, typ, name, gemeinden, praemie } of tarife) {
      const kontakt = gemerkt(kontakte, `${typ} ${versicherer} ${name}`, () => erstkontakt(typ, versicherer, name))
      const wo = [preisjahr.jahr, quelle, kanton, region]
      const was = [
        versicherer,
        feld(namen.get(versicherer) ?? ''),
        typ,
        feld(name),
        kontakt,
        gemeinden === null ? 0 : 1,
      ]
      const anfang = `${[...wo, ...was].join(';')};`
      let zeilen = ''
      for (const { stelle, text } of PREISE) {
        const brutto = praemie(stelle)
        if (brutto > 0) zeilen += anfang + text + gemerkt(preise, brutto, () => preisfelder(brutto, preisjahr))
      }
      yield zeilen
    }
}

function gemerkt<K, V>(bekannte: Map<K, V>, schluessel: K, berechne: () => V): V {
  const wert = bekannte.get(schluessel) ?? berechne()
  bekannte.set(schluessel, wert)
  return wert
}

function preisfelder(brutto: Rappen, preisjahr: Preisjahr): string {
  const netto = umweltabgabe(preisjahr) === undefined ? '' : betrag(praemieNachAbzug(brutto, preisjahr))
  return `${betrag(brutto)};${netto}\r\n`
}

const betrag = (rappen: Rappen) => inFranken(rappen).toFixed(2)

/** A text with a separator or a quote in it is quoted (RFC 4180). */
const feld = (text: string) => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
