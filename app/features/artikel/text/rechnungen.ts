import { createContext, useContext } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { TextzahlenContext } from '#app/lib/textzahlen.ts'
import { type Ergebnis, ergebnis, type Rechnung } from '#content/wechsel/rechnung.ts'
import { abgabeAngaben } from '#content/zahlen/fliesstext.ts'
import { zeitangaben } from '#content/zahlen/zeitangaben.ts'

const dateien = import.meta.glob<{ rechnung: Rechnung }>('../../../../content/de/{blog,ratgeber,seiten}/*.zahlen.ts')

/** The calculation that lies beside a text of content/; undefined when it has none. */
export async function rechnungVon(datei: string): Promise<Rechnung | undefined> {
  return (await dateien[`../../../../content/de/${datei}.zahlen.ts`]?.())?.rechnung
}

const OHNE_ZAHLEN: Ergebnis = { vollstaendig: false, werte: {} }

export function useErgebnis(rechnung: Rechnung | undefined): Ergebnis {
  const zahlen = useContext(TextzahlenContext)
  return rechnung && zahlen ? ergebnis(rechnung, zahlen) : OHNE_ZAHLEN
}

/** Whether the examples of the text that is being rendered can be shown. */
export const BeispieleContext = createContext(false)

/** What a text may name as `{props.name}`: its own figures, the calendar, and words that follow the year. */
export function useTextangaben({ werte }: Ergebnis): Record<string, string> {
  const daten = useSeitenDaten()
  const zahlen = useContext(TextzahlenContext)
  const { jahr } = daten.praemien
  return {
    ...zeitangaben(daten),
    ...Object.fromEntries(Object.entries(werte).map(([name, { text }]) => [name, text])),
    ...abgabeAngaben(zahlen?.abgabe, jahr),
    kindBisJahrgang: String(jahr - 18),
    jungAbJahrgang: String(jahr - 19),
    jungBisJahrgang: String(jahr - 25),
    erwachsenAbJahrgang: String(jahr - 26),
  }
}
