import { adresseAus, kanonischerPfad, kodierterPfad, ohneEndstrich } from './adresse.ts'
import { type Datei, type Eintrag, eintragAus } from './datei.ts'

/** Everything the site serves at one moment. Never changed, only replaced. */
export type Bestand = {
  /** By percent-encoded canonical path. */
  eintraege: ReadonlyMap<string, Eintrag>
  /** Not-found pages by the path prefix they speak for, longest first; the last one is '/'. */
  nichtGefunden: readonly { praefix: string; eintrag: Eintrag }[]
}

export type Fund =
  | { art: 'eintrag'; eintrag: Eintrag }
  | { art: 'umleitung'; nach: string }
  | { art: 'unbekannt'; eintrag: Eintrag }

export function bestandAus(dateien: readonly Datei[], gtmId: string | null): Bestand {
  const eintraege = new Map<string, Eintrag>()
  const nichtGefunden: { praefix: string; eintrag: Eintrag }[] = []
  for (const datei of dateien) {
    const eintrag = eintragAus(datei, gtmId)
    eintraege.set(kodierterPfad(datei.pfad), eintrag)
    if (datei.status === 404) nichtGefunden.push({ praefix: datei.pfad.replace(/404$/, ''), eintrag })
  }
  if (!eintraege.has('/404')) throw new Error("The bundle rendered no '/404'")
  nichtGefunden.sort((a, b) => b.praefix.length - a.praefix.length)
  return { eintraege, nichtGefunden }
}

/** What the address of a request stands for. A redirect only ever leads to an address of this site. */
export function fundZu(bestand: Bestand, url: string): Fund {
  const { pfad, query } = adresseAus(url)
  if (pfad === null) return unbekannt(bestand, ohneEndstrich(url.split('?', 1)[0] ?? ''))
  const kanonisch = kanonischerPfad(pfad)
  const kodiert = kodierterPfad(kanonisch)
  const eintrag = bestand.eintraege.get(kodiert)
  if (eintrag?.status !== 200) return unbekannt(bestand, kanonisch)
  return pfad === kanonisch ? { art: 'eintrag', eintrag } : { art: 'umleitung', nach: kodiert + query }
}

function unbekannt({ nichtGefunden }: Bestand, pfad: string): Fund {
  // Sections are one level deep, in the browser's route table too: '/blog/a/b' belongs to none.
  const seite =
    nichtGefunden.find(({ praefix }) => pfad.startsWith(praefix) && !pfad.slice(praefix.length).includes('/')) ??
    nichtGefunden.at(-1)
  if (!seite) throw new Error('a Bestand has at least the page /404')
  return { art: 'unbekannt', eintrag: seite.eintrag }
}
