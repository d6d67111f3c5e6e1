import { PROBE } from '#content/formulare/brieftext.ts'
import { type Brief, kuendigung } from './brieftext.ts'
import { briefAlsPdf } from './pdf.ts'
import { schriften } from './schriften.ts'

export type Auftrag = { nummer: number; brief: Brief }
export type Briefergebnis = { nummer: number; datei: Blob } | { nummer: number; fehler: string }

const probe = kuendigung({
  ...PROBE,
  personen: [{ name: PROBE.personen[0], geburt: '1990-01-01' }, { name: PROBE.personen[1] }],
  datum: '2026-01-01',
  termin: 'jahresende',
})

const schriftarten = schriften()

/** The first letters take several times as long, because everything is compiled for them: those nobody waits for. */
async function waermeAuf() {
  for (let runde = 0; runde < 3; runde += 1) await briefAlsPdf(probe, schriftarten)
}
const bereit = waermeAuf()

addEventListener('message', async ({ data: { nummer, brief } }: MessageEvent<Auftrag>) => {
  const report = (ergebnis: Briefergebnis) => postMessage(ergebnis)
  try {
    await bereit
    report({ nummer, datei: await briefAlsPdf(brief, schriftarten) })
  } catch (fehler) {
    report({ nummer, fehler: String(fehler) })
  }
})
