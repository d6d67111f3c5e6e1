import type { Dokument } from '#contract/bundle.ts'
import { kartenadresse } from '#contract/daten.ts'
import { ALTERSKLASSEN } from '#domain/praemien/altersklasse.ts'
import { encodeKartenwerte } from '#domain/zahlen/kartenwerte.ts'
import type { Ortsbild } from './ortsbild.ts'

/** What a map fetches with the first choice: one file per age class (docs/decisions/premiums-by-place.md). */
export function* kartendateien({ tabellen, vorherige, kontakte }: Ortsbild): Generator<Dokument> {
  for (const klasse of ALTERSKLASSEN)
    yield {
      pfad: kartenadresse(klasse),
      status: 200,
      typ: 'application/json; charset=utf-8',
      inhalt: encodeKartenwerte(klasse, tabellen, vorherige, kontakte),
    }
}
