import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Gauge, type Registry } from 'prom-client'
import { DATENORDNER, type Datensatzmeta } from '#domain/praemien/datensatz.ts'
import { readKatalogstand, readZeiger } from './katalogstand.ts'

/** About the premiums and the search for new ones, read from the disk when somebody collects: times in seconds since 1970. */
export function addDatenMetriken(register: Registry, varDir: string) {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [register] })
  const letztePruefung = gauge('katalog_letzte_pruefung_sekunden', 'When the official catalogue was last asked')
  const letzterErfolg = gauge('katalog_letzter_erfolg_sekunden', 'When it last answered')
  const naechstePruefung = gauge('katalog_naechste_pruefung_sekunden', 'When it is asked next')
  const fehlschlaege = gauge('katalog_fehlschlaege', 'Failed checks of the catalogue in a row')
  const gezeigt = gauge('praemien_jahr', 'Year of the premiums shown')
  const importiert = new Gauge({
    name: 'praemien_importiert_sekunden',
    help: 'When the premiums of a year were imported',
    labelNames: ['jahr', 'quelle'],
    registers: [register],
  })

  return {
    setJahr: (jahr: number) => gezeigt.set(jahr),
    async read(): Promise<void> {
      const katalogstand = await readKatalogstand(varDir)
      if (katalogstand) {
        letztePruefung.set(katalogstand.letzte / 1000)
        letzterErfolg.set((katalogstand.letzterErfolg ?? 0) / 1000)
        naechstePruefung.set(katalogstand.naechste / 1000)
        fehlschlaege.set(katalogstand.fehlschlaege)
      }
      importiert.reset()
      for (const { jahr, quelle, importiert: zeit } of await metas(varDir))
        importiert.set({ jahr, quelle }, Date.parse(zeit) / 1000)
    },
  }
}

async function metas(varDir: string): Promise<Datensatzmeta[]> {
  const ordner = Object.values((await readZeiger(varDir))?.jahre ?? {}).map(eintrag => eintrag.ordner)
  const gelesen = await Promise.allSettled(
    ordner.map(async name => JSON.parse(await readFile(join(varDir, DATENORDNER, name, 'meta.json'), 'utf8'))),
  )
  // An import may have replaced one just now; the next collection finds the new one.
  return gelesen.flatMap(einer => (einer.status === 'fulfilled' ? [einer.value] : []))
}
