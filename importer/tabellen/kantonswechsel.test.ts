import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { umgeteilteGemeinden } from '#domain/jahreswechsel/vorjahr.ts'
import { neuesGebiet } from './kantonswechsel.ts'
import { orteImJahr, readOrte } from './orte.ts'
import { erkannteTabellen, tabellenDerArt } from './tabellen.ts'

const KOPF = 'Ortschaftsname;PLZ;Zusatzziffer;Gemeindename;BFS-Nr;Kantonskürzel;E;N'
const ROCHES = 'Moutier;2740;0;Roches (BE);704;BE;2592900;1238300'
const DELEMONT = 'Delémont;2800;0;Delémont;6711;JU;2593400;1245900'
const VON_2025 = [ROCHES, 'Moutier;2740;0;Moutier;700;BE;2594900;1236200', DELEMONT]
const REGIONEN = new Map([700, 704].map(bfs => [bfs, 2]))

async function gelesen(zeilen: readonly string[], jahr: number, regionen = REGIONEN) {
  const inhalt = Buffer.from([KOPF, ...zeilen].join('\n'))
  const open = async () => Readable.from([inhalt])
  const { tabellen } = await erkannteTabellen([{ name: 'o.csv', art: 'csv', bytes: inhalt.length, open }])
  const [liste] = tabellenDerArt(tabellen, 'orte')
  if (!liste) throw new Error('not recognised')
  return readOrte(liste, regionen, jahr)
}

type Gelesen = Awaited<ReturnType<typeof gelesen>>
const zeilen = ({ orte, lagen }: Pick<Gelesen, 'orte' | 'lagen'>) =>
  orte.map(({ plz, bfs, kanton, region }, index) => `${plz} ${bfs} ${kanton} ${region} ${lagen?.orte[index]?.n}`)

const BISHER = ['2740 700 BE 2 1236200', '2740 704 BE 2 1238300', '2800 6711 JU 0 1245900']
const NEU = ['2740 704 BE 2 1238300', '2740 700 JU 0 1236200', '2800 6711 JU 0 1245900']

test('Moutier is Bernese in 2025 and Jura’s from 2026 on; Roches, of the same postcode, stays', async () => {
  const von2025 = await gelesen(VON_2025, 2025)
  expect([zeilen(von2025), von2025.umgezogen]).toEqual([BISHER, []])
  for (const jahr of [2026, 2027]) {
    const spaeter = await gelesen(VON_2025, jahr)
    expect([zeilen(spaeter), spaeter.umgezogen]).toEqual([NEU, ['700 Moutier von BE nach JU']])
  }
  expect([...umgeteilteGemeinden((await gelesen(VON_2025, 2026)).orte, von2025.orte)]).toEqual([700])
})

test('an annex that no longer knows the Bernese number does not lose the place', async () => {
  const spaeter = await gelesen(VON_2025, 2026, new Map([[704, 2]]))
  expect([zeilen(spaeter), spaeter.ohneRegion]).toEqual([NEU, []])
})

test('a directory that knows of the change is left alone, whatever number it gives', async () => {
  for (const bfs of [700, 6799]) {
    const neues = await gelesen([ROCHES, `Moutier;2740;0;Moutier;${bfs};JU;2594900;1236200`], 2026)
    expect([zeilen(neues)[1], neues.umgezogen]).toEqual([`2740 ${bfs} JU 0 1236200`, []])
  }
  expect(neuesGebiet({ bfs: 700, kanton: 'BE' }, 2026)).toEqual({ kanton: 'JU', region: 0 })
  expect(neuesGebiet({ bfs: 700, kanton: 'JU' }, 2026)).toBeUndefined()
})

test('places of an earlier import change too, with their coordinates or without any', async () => {
  const bisherige = await gelesen(VON_2025, 2025)
  expect(zeilen(orteImJahr(bisherige, 2025))).toEqual(BISHER)
  const spaeter = orteImJahr(bisherige, 2026)
  expect([zeilen(spaeter), spaeter.umgezogen]).toEqual([NEU, ['700 Moutier von BE nach JU']])
  expect(orteImJahr({ orte: bisherige.orte, lagen: undefined }, 2026).lagen).toBeUndefined()
})
