import { altersklasse } from '../praemien/altersklasse.ts'
import { type NichtsTun, type NichtsTunFrage, nichtsTun } from './nichts-tun.ts'

/** The same for several, in the order asked. */
export function nichtsTunHaushalt(fragen: readonly NichtsTunFrage[]): NichtsTun[] {
  const werdendeErwachsene = fragen.filter(wirdErwachsen)
  return fragen.map(frage => {
    const geschwister = werdendeErwachsene.some(({ police }) => police.versicherer === frage.police.versicherer)
    return nichtsTun({ ...frage, geschwisterWirdErwachsen: geschwister })
  })
}

function wirdErwachsen({ geburtsjahr, diese, naechste }: NichtsTunFrage): boolean {
  const [von, zu] = [altersklasse(geburtsjahr, diese.jahr), altersklasse(geburtsjahr, naechste.jahr)]
  return von === 'AKL-KIN' && zu !== 'AKL-KIN'
}
