import { crc32, deflateRawSync } from 'node:zlib'
import { KANTONE } from '#domain/kantone.ts'

/** A small table of the whole country in the official form, for tests. Nothing here is a real premium. */
export const KOPF = [
  ...['Versicherer', 'Kanton', 'Hoheitsgebiet', 'Geschäftsjahr', 'Erhebungsjahr', 'Region', 'Altersklasse'],
  ...['Unfalleinschluss', 'Tarif', 'Tariftyp', 'Altersuntergruppe', 'Franchisestufe', 'Franchise', 'Prämie'],
  ...['isBaseP', 'isBaseF', 'Tarifbezeichnung'],
]

/** As many as a table must name to be taken for complete. */
const VERSICHERER = [8, ...Array.from({ length: 29 }, (_, index) => 1501 + index)]
const KANTON_DER_KLEINEN = 'JU'

const TARIFE = [
  { code: 'BASE', typ: 'TAR-BASE', neu: 'BASE', name: 'Grundversicherung', rabatt: 0 },
  { code: 'HMO_1', typ: 'TAR-HMO', neu: 'PRAXIS', name: 'HMO für Ärztenetz', rabatt: 5000 },
  { code: 'HA', typ: 'TAR-HAM', neu: 'PRAXIS', name: 'Hausarzt', rabatt: 3000 },
  { code: 'TEL', typ: 'TAR-DIV', neu: 'TEL_DIG', name: 'Telmed', rabatt: 4000 },
]

const PERSONEN = [
  { klasse: 'ERW', neu: 'AKA_03_ERW', untergruppe: '', neueUntergruppe: 'E1', franchise: 300, rappen: 500_00 },
  { klasse: 'ERW', neu: 'AKA_03_ERW', untergruppe: '', neueUntergruppe: 'E1', franchise: 2500, rappen: 400_00 },
  { klasse: 'JUG', neu: 'AKA_02_JUG', untergruppe: '', neueUntergruppe: 'J1', franchise: 2500, rappen: 300_00 },
  { klasse: 'JUG', neu: 'AKA_02_JUG', untergruppe: '', neueUntergruppe: 'J1', franchise: 300, rappen: 400_00 },
  { klasse: 'KIN', neu: 'AKA_01_KIN', untergruppe: 'K1', neueUntergruppe: 'K1', franchise: 0, rappen: 120_00 },
  { klasse: 'KIN', neu: 'AKA_01_KIN', untergruppe: 'K3', neueUntergruppe: 'K3', franchise: 0, rappen: 80_00 },
]

function personenDes(versicherer: number, istKlein: boolean) {
  if (versicherer === 8) return PERSONEN
  return PERSONEN.filter(({ klasse, untergruppe, franchise }) => {
    const pflicht = untergruppe !== 'K3' && franchise <= 300
    return pflicht || (klasse === 'ERW' && !istKlein)
  })
}

type Wahl = {
  /** The codes up to 2026 or from 2027 on. */
  generation?: 'alt' | 'neu'
  landesweite?: number
}

/**
 * By insurer, then region, as the official table; rows below the header. The first insurer sells everything, the next
 * ones one model in the whole country, all others only in one canton and without elective franchises.
 */
export function praemienZeilen(jahr: number, { generation = 'alt', landesweite = 4 }: Wahl = {}): string[][] {
  const zeilen: string[][] = []
  for (const [nummer, versicherer] of VERSICHERER.entries())
    for (const { kanton, id, regionen } of KANTONE)
      for (const region of nummer < landesweite || kanton === KANTON_DER_KLEINEN ? regionen : [])
        for (const tarif of TARIFE.slice(0, versicherer === 8 ? 4 : 1))
          for (const person of personenDes(versicherer, nummer >= landesweite))
            for (const unfall of ['OHN', 'MIT']) {
              const aufschlag = (versicherer % 17) * 35 + id * 20 - region * 105 + (unfall === 'MIT' ? 700 : 0)
              const praemie = ((person.rappen - tarif.rabatt + aufschlag) / 100).toString()
              const alt = generation === 'alt'
              zeilen.push([
                ...[alt ? String(versicherer) : String(versicherer).padStart(4, '0'), kanton, alt ? 'CH' : 'P_OKPCH'],
                ...[String(jahr), String(jahr - 1), alt ? `PR-REG CH${region}` : `PR_REG_${region}`],
                ...[alt ? `AKL-${person.klasse}` : person.neu, alt ? `${unfall}-UNF` : `${unfall}_UNF`, tarif.code],
                ...[alt ? tarif.typ : tarif.neu, alt ? person.untergruppe : person.neueUntergruppe, 'FRAST1'],
                ...[alt ? `FRA-${person.franchise}` : neueFranchise(person), praemie, '1', '0'],
                alt || tarif.code !== 'BASE' ? tarif.name : 'BASE',
              ])
            }
  return zeilen
}

function neueFranchise({ klasse, franchise }: (typeof PERSONEN)[number]): string {
  return `FRA_01_${klasse[0]}_${String(franchise).padStart(4, '0')}`
}

export function csv(
  zeilen: readonly string[][],
  trennzeichen: ',' | ';' = ',',
  encoding: BufferEncoding = 'utf8',
): Buffer {
  return Buffer.from(`${zeilen.map(zeile => zeile.join(trennzeichen)).join('\r\n')}\r\n`, encoding)
}

export const praemienCsv = (jahr: number) => csv([KOPF, ...praemienZeilen(jahr)])

/** Every canton's chief place; in cantons with several regions one place per region. */
const ORTE = KANTONE.flatMap(({ kanton, name, id, regionen }) =>
  regionen.map(region => ({
    kanton,
    region,
    bfs: id * 100 + region,
    plz: 1000 + id * 10 + region,
    ort: `${name} ${region}`,
  })),
)

export const orteCsv = csv(
  [
    ['\ufeffOrtschaftsname', 'PLZ', 'Zusatzziffer', 'Gemeindename', 'BFS-Nr', 'Kantonskürzel'],
    ...ORTE.map(({ ort, plz, bfs, kanton }) => [ort, String(plz), '0', ort, String(bfs), kanton]),
    ['Vaduz', '9490', '0', 'Vaduz', '7001', ''],
    ['Niemandsland', '6809', '0', 'Niemandsland', '5391', 'TI'],
    ['Grolley', '1772', '0', 'Grolley-Ponthaux', '2239', 'FR'],
  ],
  ';',
)

const REGIONEN = [
  ...ORTE.filter(({ region }) => region > 0).map(({ kanton, bfs, ort, region }) => [kanton, bfs, ort, region]),
  ['FR', 2200, 'Grolley', 1],
  ['FR', 2217, 'Ponthaux', 1],
]

/** As the annex comes: a title, then a header in two languages. */
export const regionenXlsx = xlsx([
  ['Anhang der Verordnung', '', '', ''],
  ['Kanton\nCanton', 'BFS-Nr.\nNo OFS', 'Gemeinde\nCommune', 'Region\nRégion'],
  ...REGIONEN,
])

/** An archive; names are bytes, because official ones come in an old code page. */
export function zip(dateien: readonly [name: Buffer | string, inhalt: Buffer][]): Buffer {
  const teile: Buffer[] = []
  const verzeichnis: Buffer[] = []
  let stelle = 0
  for (const [name, inhalt] of dateien) {
    const [namensbytes, gepackt] = [Buffer.from(name), deflateRawSync(inhalt)]
    const kopf = Buffer.alloc(26)
    kopf.writeUInt16LE(20, 0)
    kopf.writeUInt16LE(8, 4)
    kopf.writeUInt32LE(crc32(inhalt), 10)
    kopf.writeUInt32LE(gepackt.length, 14)
    kopf.writeUInt32LE(inhalt.length, 18)
    kopf.writeUInt16LE(namensbytes.length, 22)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(stelle, 10)
    verzeichnis.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), kopf, rest, namensbytes)
    teile.push(Buffer.from('PK\x03\x04', 'latin1'), kopf, namensbytes, gepackt)
    stelle += 30 + namensbytes.length + gepackt.length
  }
  const liste = Buffer.concat(verzeichnis)
  const ende = Buffer.alloc(22)
  ende.write('PK\x05\x06', 'latin1')
  ende.writeUInt16LE(dateien.length, 8)
  ende.writeUInt16LE(dateien.length, 10)
  ende.writeUInt32LE(liste.length, 12)
  ende.writeUInt32LE(stelle, 16)
  return Buffer.concat([...teile, liste, ende])
}

/** The smallest workbook a reader accepts: one sheet, texts inside the cells. */
export function xlsx(zeilen: readonly (string | number)[][]): Buffer {
  const xml = (text: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`)
  const ns = 'http://schemas.openxmlformats.org'
  const zelle = (wert: string | number, spalte: number, zeile: number) => {
    const ort = `${String.fromCharCode(65 + spalte)}${zeile + 1}`
    return typeof wert === 'number'
      ? `<c r="${ort}"><v>${wert}</v></c>`
      : `<c r="${ort}" t="inlineStr"><is><t>${wert}</t></is></c>`
  }
  const daten = zeilen.map(
    (werte, zeile) => `<row r="${zeile + 1}">${werte.map((wert, spalte) => zelle(wert, spalte, zeile)).join('')}</row>`,
  )
  return zip([
    ['[Content_Types].xml', xml(`<Types xmlns="${ns}/package/2006/content-types"/>`)],
    [
      'xl/_rels/workbook.xml.rels',
      xml(
        `<Relationships xmlns="${ns}/package/2006/relationships"><Relationship Id="rId1" Type="${ns}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
    ],
    [
      'xl/workbook.xml',
      xml(
        `<workbook xmlns="${ns}/spreadsheetml/2006/main" xmlns:r="${ns}/officeDocument/2006/relationships"><sheets><sheet name="Tabelle " sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
    ],
    [
      'xl/worksheets/sheet1.xml',
      xml(`<worksheet xmlns="${ns}/spreadsheetml/2006/main"><sheetData>${daten.join('')}</sheetData></worksheet>`),
    ],
  ])
}
