import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatenbestand } from '../../server/daten/datenbestand.ts'
import { amtlicherOrdner } from '../../tests/fixtures/tabellen/amtlich.ts'
import { importDaten } from '../import.ts'

const von = amtlicherOrdner()
const varDir = mkdtempSync(join(tmpdir(), 'landes-csv-test-'))
afterAll(() => rmSync(varDir, { recursive: true }))

test("217'308 premiums of 2026 under one head, among them those of the official calculator", async () => {
  await importDaten({ von, varDir, praemienjahr: 2026, quelle: 'BAG', jetzt: new Date() })
  const bestand = await openDatenbestand(varDir, { heute: () => '2026-06-01', wunsch: null })
  const zeilen = readFileSync(bestand.aktuell().landesCsv, 'utf8').split('\r\n')
  expect([zeilen.length, zeilen.at(-1)]).toEqual([217_310, ''])
  const gesucht = [
    '2026;BAG;VD;1;1509;Sanitas;TAR-DIV;TelMed (Compact One);telefon-app;0;ERW;OHN-UNF;2500;412.20;407.05',
    '2026;BAG;BE;1;1555;Visana;TAR-BASE;Grundversicherung;frei;0;ERW;OHN-UNF;300;621.60;616.45',
    '2026;BAG;BE;3;1555;Visana;TAR-BASE;Grundversicherung;frei;0;ERW;OHN-UNF;300;507.00;501.85',
  ]
  expect(gesucht.filter(zeile => !zeilen.includes(zeile))).toEqual([])
})
