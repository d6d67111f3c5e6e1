/** One change that was tried. */
export type Mutant = {
  datei: string
  nummer: number
  /** The line it begins in, as it stands in the source. */
  zeile: string
  mutator: string
  ersatz: string
  status: string
}

/** A change nobody can notice, or need not; by its text, so that it holds when lines move. */
export type Erklaerung = Pick<Mutant, 'datei' | 'zeile' | 'ersatz'> & { grund: string }

/** The part of Stryker's report that is read here (the mutation testing report schema). */
export type StrykerBericht = {
  files: Record<
    string,
    {
      source: string
      mutants: { mutatorName: string; replacement?: string; status: string; location: { start: { line: number } } }[]
    }
  >
}

export function mutantenAus({ files }: StrykerBericht): Mutant[] {
  return Object.entries(files).flatMap(([datei, { source, mutants }]) => {
    const zeilen = source.split('\n')
    return mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ mutatorName, replacement = '', status, location: { start } }) => ({
        datei,
        nummer: start.line,
        zeile: zeilen[start.line - 1]?.trim() ?? '',
        mutator: mutatorName,
        ersatz: replacement,
        status,
      }))
  })
}

/** No test noticed, or none even came there. */
export const auffaellige = (mutanten: readonly Mutant[]) =>
  mutanten.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')

const meint = (erklaerung: Erklaerung, { datei, zeile, ersatz }: Mutant) =>
  erklaerung.datei === datei && erklaerung.zeile === zeile && erklaerung.ersatz === ersatz

export const istErklaert = (mutant: Mutant, erklaerungen: readonly Erklaerung[]) =>
  erklaerungen.some(erklaerung => meint(erklaerung, mutant))

/** About a file that was tried, but no change there that stayed unnoticed. */
export const ueberholte = (erklaerungen: readonly Erklaerung[], mutanten: readonly Mutant[]) =>
  erklaerungen.filter(
    erklaerung =>
      mutanten.some(({ datei }) => datei === erklaerung.datei) &&
      !auffaellige(mutanten).some(mutant => meint(erklaerung, mutant)),
  )
