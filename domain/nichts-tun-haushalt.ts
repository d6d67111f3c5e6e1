import { altersklasse } from './altersklasse.ts'
import { type NichtsTun, type NichtsTunFrage, nichtsTun } from './nichts-tun.ts'
import { type Rappen, summe } from './rappen.ts'

export type NichtsTunHaushalt = {
  /** In the order asked. */
  personen: readonly NichtsTun[]
  /** Per month; only when every person has a figure. */
  summe: Haushaltssumme | undefined
}

export type Haushaltssumme = {
  /** Undefined where somebody's letter tells the premium from 1 January only. */
  heute: Rappen | undefined
  danach: Rappen
  /** Each person alone where it is cheapest, without siblings' tiers; undefined where somebody finds no offer. */
  guenstigste: Rappen | undefined
}

/** The same for several: what each pays without doing anything, and together. */
export function nichtsTunHaushalt(fragen: readonly NichtsTunFrage[]): NichtsTunHaushalt {
  const werdendeErwachsene = fragen.filter(wirdErwachsen)
  const personen = fragen.map(frage => {
    const geschwister = werdendeErwachsene.some(({ police }) => police.versicherer === frage.police.versicherer)
    return nichtsTun({ ...frage, geschwisterWirdErwachsen: geschwister })
  })
  const zahlen = personen.filter(mitBetrag)
  return { personen, summe: zahlen.length === personen.length && zahlen.length > 0 ? zusammen(zahlen) : undefined }
}

function wirdErwachsen({ geburtsjahr, diese, naechste }: NichtsTunFrage): boolean {
  const [von, zu] = [altersklasse(geburtsjahr, diese.jahr), altersklasse(geburtsjahr, naechste.jahr)]
  return von === 'AKL-KIN' && zu !== 'AKL-KIN'
}

type MitBetrag = Extract<NichtsTun, { art: 'zahl' | 'ohne-heute' }>

const mitBetrag = (ergebnis: NichtsTun): ergebnis is MitBetrag =>
  ergebnis.art === 'zahl' || ergebnis.art === 'ohne-heute'

function zusammen(zahlen: readonly MitBetrag[]): Haushaltssumme {
  const heutige = zahlen.flatMap(zahl => (zahl.art === 'zahl' ? zahl.heute.preis : []))
  const guenstigste = zahlen.flatMap(({ wege }) => wege.guenstigste?.preis ?? [])
  const vonAllen = (preise: readonly Rappen[]) => (preise.length === zahlen.length ? summe(preise) : undefined)
  return {
    heute: vonAllen(heutige),
    danach: summe(zahlen.map(({ danach }) => danach.preis)),
    guenstigste: vonAllen(guenstigste),
  }
}
