import type { Brief } from './brieftext.ts'
import { briefAlsPdf } from './pdf.ts'
import { schriften } from './schriften.ts'

export type Auftrag = { nummer: number; brief: Brief }
export type Ergebnis = { nummer: number; datei: Blob } | { nummer: number; fehler: string }

const LEER: Brief = {
  titel: 'Brief',
  absender: [''],
  empfaenger: [''],
  ortDatum: '',
  vorher: ['Guten Tag'],
  personen: { kopf: ['Name', 'Geburtsdatum', 'Versichertennummer'], zeilen: [] },
  nachher: [],
  unterschriften: [''],
}

const schriftarten = schriften()
// The first letter takes three times as long, because everything is compiled for it: that one nobody waits for.
const bereit = briefAlsPdf(LEER, schriftarten)

addEventListener('message', async ({ data: { nummer, brief } }: MessageEvent<Auftrag>) => {
  const melde = (ergebnis: Ergebnis) => postMessage(ergebnis)
  try {
    await bereit
    melde({ nummer, datei: await briefAlsPdf(brief, schriftarten) })
  } catch (fehler) {
    melde({ nummer, fehler: String(fehler) })
  }
})
