import { API_SAETZE, type Meldungswerte, ungueltigeAnfrage, WERT_UNGUELTIG } from '#content/formulare/api-meldungen.ts'
import { FELDSAETZE } from '#content/formulare/feldmeldungen.ts'
import type { FehlerAntwort } from '#contract/fehler.ts'
import type { Mangelcode } from '#contract/mangel.ts'

/** Of an issue of Zod what its sentence needs; the message is a code of the contract. */
type Schemamangel = {
  message: string
  path: readonly PropertyKey[]
  values?: readonly unknown[]
  maximum?: number | bigint
  params?: Readonly<Record<string, unknown>> | undefined
}

type Saetze = Readonly<Record<string, string | ((werte: Meldungswerte) => string)>>

const SAETZE: Saetze = { ...FELDSAETZE, ...API_SAETZE } satisfies Saetze & Record<Mangelcode, unknown>

/** The first complaint per field, and all of them as one sentence. */
export function fehlerAus(maengel: readonly Schemamangel[]): FehlerAntwort {
  const felder: Record<string, string> = {}
  for (const mangel of maengel) felder[feldVon(mangel)] ??= meldung(mangel)
  return { fehler: ungueltigeAnfrage(felder), felder }
}

const feldVon = ({ path }: Schemamangel) => String(path[0] ?? '')

/** What no rule of ours has a word for, such as a number in place of an object, is just invalid. */
function meldung(mangel: Schemamangel): string {
  const satz = SAETZE[mangel.message] ?? WERT_UNGUELTIG
  if (typeof satz === 'string') return satz
  const { values: erlaubte, maximum: hoechstens, params } = mangel
  return satz({ feld: feldVon(mangel), erlaubte, hoechstens, ...params } as Meldungswerte)
}
