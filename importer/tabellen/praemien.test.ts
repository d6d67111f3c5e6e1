import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { amtlich, amtlicheZeilen } from '../../tests/fixtures/tabellen/amtlich.ts'
import { csv, KOPF, praemienZeilen } from '../../tests/fixtures/tabellen/testdaten.ts'
import { readPraemien } from './praemien.ts'
import { erkannteTabellen, tabellenDerArt } from './tabellen.ts'

// Real imports; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })

/** Rows of the official table where BAG_DATEN names one, else of our own. */
const zeilen = amtlich
  ? amtlicheZeilen('praemien')
      .slice(1, 5_001)
      .map(zeile => zeile.split(','))
  : praemienZeilen(2026)

async function gelesen(inhalt: Buffer) {
  const datei = { name: 'p.csv', art: 'csv' as const, bytes: inhalt.length, open: async () => Readable.from([inhalt]) }
  const [tabelle] = tabellenDerArt((await erkannteTabellen([datei])).tabellen, 'praemien')
  if (!tabelle) throw new Error('not recognised as a premium table')
  const { gebiete, behalten } = await readPraemien(tabelle)
  const tarife = [...gebiete].flatMap(([gebiet, { tarife }]) =>
    [...tarife.values()].map(({ praemie: _, ...tarif }) => ({ gebiet, ...tarif })),
  )
  return { behalten, tarife }
}

const ALT_ZU_NEU: readonly [number, (wert: string, zeile: string[]) => string][] = [
  [0, wert => wert.padStart(4, '0')],
  [2, () => 'P_OKPCH'],
  [5, wert => wert.replace('PR-REG CH', 'PR_REG_')],
  [6, wert => ({ 'AKL-KIN': 'AKA_01_KIN', 'AKL-JUG': 'AKA_02_JUG' })[wert] ?? 'AKA_03_ERW'],
  [7, wert => wert.replace('-', '_')],
  [9, wert => ({ 'TAR-BASE': 'BASE', 'TAR-DIV': 'FLEX' })[wert] ?? 'PRAXIS'],
  [10, (wert, zeile) => wert || (zeile[6] === 'AKL-JUG' ? 'J1' : 'E1')],
  [12, wert => `FRA_01_E_${wert.slice(4).padStart(4, '0')}`],
  [13, wert => (wert.includes('.') ? wert : `${wert}.0`)],
]

test('the codes of 2027 say the same as those before', async () => {
  const neue = zeilen.map(zeile =>
    ALT_ZU_NEU.reduce((bisher, [spalte, neu]) => bisher.with(spalte, neu(zeile[spalte] ?? '', zeile)), zeile),
  )
  const [alt, neu] = [await gelesen(csv([KOPF, ...zeilen])), await gelesen(csv([KOPF, ...neue]))]
  expect(neu.behalten).toBe(zeilen.length)
  // The type alone says something else (domain/praemien/modelle.ts).
  const ohneTyp = ({ tarife }: typeof alt) => tarife.map(({ typ: _, ...rest }) => rest)
  expect(ohneTyp(neu)).toEqual(ohneTyp(alt))
})

test('semicolons and Windows-1252 say the same as commas and UTF-8', async () => {
  const westlich = csv([KOPF, ...zeilen.map(zeile => zeile.map(wert => wert.replaceAll('–', '\u0096')))], ';', 'latin1')
  expect(await gelesen(westlich)).toEqual(await gelesen(csv([KOPF, ...zeilen])))
})

test('a table of more tariffs than there can be is not read to its end', async () => {
  const [zeile = []] = praemienZeilen(2026)
  const mit = (anzahl: number) => csv([KOPF, ...Array.from({ length: anzahl }, (_, i) => zeile.with(8, `T${i}`))])
  expect((await gelesen(mit(100_000))).behalten).toBe(100_000)
  await expect(gelesen(mit(100_001))).rejects.toThrow('«p.csv» nennt über 100’000 Tarife.')
})
