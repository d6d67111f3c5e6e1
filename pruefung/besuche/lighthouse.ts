import { cpus, loadavg } from 'node:os'
import type { Befund, Pruefteil } from '../befund.ts'
import { jeEineIndexierbare } from '../seiten.ts'
import { LAEUFE, lighthouseLaeufe } from './lighthouse-laeufe.ts'
import { BEREICHE, lighthouseBefunde, note, ZEITEN, zeiten } from './lighthouse-noten.ts'

export const lighthouse: Pruefteil = {
  name: 'lighthouse',
  titel: 'Lighthouse',
  async pruefe({ url, seiten }) {
    const auswahl = jeEineIndexierbare(seiten)
    const befunde: Befund[] = []
    const zeilen: string[][] = []
    let hoechsteLast = 0
    for await (const { pfad, laeufe } of lighthouseLaeufe(url, auswahl)) {
      hoechsteLast = Math.max(hoechsteLast, loadavg()[0] ?? 0)
      befunde.push(...lighthouseBefunde(pfad, laeufe))
      zeilen.push([pfad, ...BEREICHE.map(bereich => String(note(laeufe, bereich))), ...zeiten(laeufe)])
    }
    return {
      umfang: `Eine Seite jeder Art (${auswahl.length}), als Handy mit langsamem Netz; «performance» als Median aus ${LAEUFE} Läufen.`,
      befunde,
      hinweise: hoechsteLast > cpus().length ? [lastHinweis(hoechsteLast)] : [],
      tabelle: { kopf: ['Seite', ...BEREICHE, ...ZEITEN.map(([, titel]) => titel)], zeilen },
    }
  },
}

/** Lighthouse scales what it measures to a slow phone, and with it whatever else the machine was doing. */
const lastHinweis = (last: number): string =>
  `Während der Messung warteten bis zu ${last.toFixed(1)} Aufgaben auf ${cpus().length} Kerne: «performance» ist nur auf einer ruhigen Maschine aussagekräftig.`
