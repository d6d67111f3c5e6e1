/** Where somebody is insured, as far as it is known, and where they want to be. */
type Kassenwechsel = { aktuelleKasse: number | null; neueKasse: number; modell: string }

/** Somebody who changes, as their letters name them. */
export type Wechselperson = Kassenwechsel & { wer?: string; kind?: boolean; franchise?: number; mitUnfall?: boolean }

/** A letter to one insurer; insurers and model of all whom it names, null where they differ or nobody knows. */
export type Wechselbrief = {
  art: 'kuendigung' | 'anmeldung'
  kasse: number | null
  neueKasse: number | null
  modell: string | null
  /** Their places in what was asked. */
  personen: readonly number[]
}

/** The letters that a change takes: one to every insurer that is left, one to every new one and model. Who stays needs none. */
export function wechselbriefe(personen: readonly Kassenwechsel[]): Wechselbrief[] {
  const wechsel = personen.flatMap((person, stelle) =>
    person.aktuelleKasse === person.neueKasse ? [] : { ...person, stelle },
  )
  const jeGruppe = (art: Wechselbrief['art'], gruppe: (person: Kassenwechsel) => string) =>
    [...Map.groupBy(wechsel, gruppe).values()].map(eine => ({
      art,
      kasse: gemeinsam(eine.map(({ aktuelleKasse }) => aktuelleKasse)),
      neueKasse: gemeinsam(eine.map(({ neueKasse }) => neueKasse)),
      modell: gemeinsam(eine.map(({ modell }) => modell)),
      personen: eine.map(({ stelle }) => stelle),
    }))
  return [
    ...jeGruppe('kuendigung', ({ aktuelleKasse }) => String(aktuelleKasse)),
    ...jeGruppe('anmeldung', ({ neueKasse, modell }) => `${neueKasse} ${modell}`),
  ]
}

const gemeinsam = <T>([erste, ...weitere]: readonly T[]): T | null =>
  erste !== undefined && weitere.every(eine => eine === erste) ? erste : null
