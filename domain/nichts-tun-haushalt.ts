import { altersklasse } from './altersklasse.ts'
import { type NichtsTun, type NichtsTunFrage, type NichtsTunZahl, nichtsTun } from './nichts-tun.ts'
import { type Rappen, rappen, summe } from './rappen.ts'

export type NichtsTunHaushalt = {
  /** In the order asked. */
  personen: readonly NichtsTun[]
  /** Per month; only when every person has a figure. */
  summe: Haushaltssumme | undefined
}

export type Haushaltssumme = {
  heute: Rappen
  danach: Rappen
  proMonat: Rappen
  proJahr: Rappen
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
  const zahlen = personen.filter(ergebnis => ergebnis.art === 'zahl')
  return { personen, summe: zahlen.length === personen.length && zahlen.length > 0 ? zusammen(zahlen) : undefined }
}

function wirdErwachsen({ geburtsjahr, diese, naechste }: NichtsTunFrage): boolean {
  const [von, zu] = [altersklasse(geburtsjahr, diese.jahr), altersklasse(geburtsjahr, naechste.jahr)]
  return von === 'AKL-KIN' && zu !== 'AKL-KIN'
}

function zusammen(zahlen: readonly NichtsTunZahl[]): Haushaltssumme {
  const addiert = (betrag: (zahl: NichtsTunZahl) => Rappen) => summe(zahlen.map(betrag))
  return {
    heute: addiert(({ heute }) => heute.preis),
    danach: addiert(({ danach }) => danach.preis),
    proMonat: addiert(({ proMonat }) => proMonat),
    proJahr: addiert(({ proJahr }) => proJahr),
    guenstigste: zahlen.every(({ wege }) => wege.guenstigste)
      ? addiert(({ wege }) => wege.guenstigste?.preis ?? rappen(0))
      : undefined,
  }
}
