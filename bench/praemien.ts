import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { KANTONE } from '../domain/orte/kantone.ts'
import { orteZuName } from '../domain/orte/standort.ts'
import { alleAngebote, ERSTE_SEITE, type Frage, ohneDoppelte, rangliste, seite } from '../domain/praemien/angebote.ts'
import type { Stufe, Unfall } from '../domain/praemien/bag-codes.ts'
import { franchisenDerStufe, platz, type Regionstabelle } from '../domain/praemien/regionstabelle.ts'
import { openDatenbestand } from '../server/daten/datenbestand.ts'
import type { Datensatz } from '../server/daten/datensatz.ts'
import { heuteInZuerich } from '../server/zeit.ts'
import { startPostgres } from '../tests/fixtures/datenbank/postgres.ts'
import type { Benchfigur, Benchteil } from './messung.ts'

type Praemienzeile = {
  gebiet: string
  stufe: Stufe
  unfall: Unfall
  franchise: number
  praemie: number
  versicherer: number
  typ: string
  tarif: string
}

type Abfrage = { tabelle: Regionstabelle; gebiet: string; frage: Frage }

const SPALTEN = 'gebiet, stufe, unfall, franchise, praemie, versicherer, typ, tarif'
const SQL_TABELLE = `CREATE TABLE praemien (gebiet text, stufe text, unfall text, franchise integer, praemie integer,
  versicherer integer, typ text, tarif text)`
/** Everything the query needs is in the index, in the order it needs it. */
const SQL_INDEX = `CREATE INDEX deckend ON praemien (${SPALTEN})`
const bedingung = (p: Platzhalter) =>
  `FROM praemien WHERE gebiet = ${p[0]} AND stufe = ${p[1]} AND unfall = ${p[2]} AND franchise = ${p[3]}`
type Platzhalter = readonly [string, string, string, string]

/** Only the rows, sorted by the index itself. */
const sqlZeilen = (p: Platzhalter) =>
  `SELECT praemie, versicherer, typ, tarif ${bedingung(p)} ORDER BY praemie, versicherer, typ, tarif`

/** What the engine answers: cheapest per insurer and model, one per insurer and price, first page and total. */
const sqlFrage = (p: Platzhalter) => `
  WITH je_modell AS (
    SELECT praemie, versicherer, typ, tarif,
      row_number() OVER (PARTITION BY versicherer, typ ORDER BY praemie, tarif) AS rang ${bedingung(p)}
  ), je_preis AS (
    SELECT *, row_number() OVER (PARTITION BY versicherer, praemie ORDER BY typ) AS preisrang FROM je_modell WHERE rang = 1
  )
  SELECT praemie, versicherer, typ, tarif, count(*) OVER () AS total FROM je_preis WHERE preisrang = 1
  ORDER BY praemie, versicherer LIMIT ${ERSTE_SEITE}`

/**
 * One question of a visitor, 'what is cheapest here for me?': without duplicates, the first page and the total, in random
 * order over all regions. The databases answer it from a covering index with a prepared statement.
 */
async function measurePraemien(varDir: string): Promise<Benchfigur[]> {
  const datensatz = (await openDatenbestand(varDir, { heute: heuteInZuerich, wunsch: null })).aktuell()
  const tabellen = KANTONE.flatMap(({ kanton, regionen }) =>
    regionen.map(region => datensatz.tabelle(kanton, region)).filter(tabelle => tabelle !== undefined),
  )
  const zeilen = tabellen.flatMap(zeilenAus)
  const abfragen = tabellen.flatMap(abfragenAus)
  const einer = ({ gebiet, frage }: Abfrage) => [gebiet, frage.stufe, frage.unfall, frage.franchise] as const

  const engine = await mikrosekunden(abfragen, 20_000, abfrage => antwortDerEngine(abfrage))
  const sqlite = sqliteMit(zeilen)
  const postgres = await postgresMit(zeilen)
  try {
    for (const abfrage of abfragen.slice(0, 200)) {
      const erwartet = antwortDerEngine(abfrage).zeilen.map(({ praemie }) => praemie)
      pruefeGleich(erwartet, sqlite.frage.all(...einer(abfrage)))
      pruefeGleich(erwartet, (await postgres.frage(einer(abfrage))).rows)
    }
    const inSqlite = await mikrosekunden(abfragen, 4_000, abfrage => sqlite.frage.all(...einer(abfrage)))
    const zeilenInSqlite = await mikrosekunden(abfragen, 4_000, abfrage => sqlite.zeilen.all(...einer(abfrage)))
    const inPostgres = await mikrosekunden(abfragen, 2_000, abfrage => postgres.frage(einer(abfrage)))
    const zeilenInPostgres = await mikrosekunden(abfragen, 2_000, abfrage => postgres.zeilen(einer(abfrage)))
    const gefiltert = await mikrosekunden(abfragen, 50, abfrage => gefilterteZeilen(zeilen, abfrage))
    const mal = (wert: number) => `${gerundet(wert / engine)} × die Engine`
    return [
      messung('Frage in der Engine', engine, `${zeilen.length} Prämien; ohne Doppelte, erste Seite`),
      messung('Frage in SQLite', inSqlite, mal(inSqlite)),
      messung('Frage in PostgreSQL', inPostgres, mal(inPostgres)),
      messung('nur die sortierten Zeilen aus SQLite', zeilenInSqlite, mal(zeilenInSqlite)),
      messung('nur die sortierten Zeilen aus PostgreSQL', zeilenInPostgres, mal(zeilenInPostgres)),
      messung('nur ein Filter über alle Zeilen', gefiltert, mal(gefiltert)),
      await messungDerOrtssuche(datensatz),
    ]
  } finally {
    await postgres.stop()
  }
}

function antwortDerEngine({ tabelle, frage }: Abfrage) {
  return seite(rangliste(ohneDoppelte(alleAngebote(tabelle, frage))), 0, ERSTE_SEITE)
}

function gefilterteZeilen(zeilen: readonly Praemienzeile[], { gebiet, frage }: Abfrage): Praemienzeile[] {
  const { stufe, unfall, franchise } = frage
  return zeilen
    .filter(z => z.gebiet === gebiet && z.stufe === stufe && z.unfall === unfall && z.franchise === franchise)
    .sort((a, b) => a.praemie - b.praemie)
}

/** A comparison counts only if both give the same answer. */
function pruefeGleich(erwartet: readonly number[], zeilen: readonly Record<string, unknown>[]) {
  const preise = zeilen.map(({ praemie }) => praemie)
  if (preise.join() !== erwartet.join()) throw new Error(`Different answers: ${preise.join()} and ${erwartet.join()}`)
}

async function messungDerOrtssuche({ orte }: Datensatz): Promise<Benchfigur> {
  const suche = await mikrosekunden(['z', 'zür', 'Zuerich', 'la chaux', 'xyz'], 200, text => orteZuName(orte, text))
  return messung('Ortssuche je Tastendruck', suche, `${orte.orte.length} Orte`)
}

function messung(name: string, mikrosekunden: number, hinweis: string): Benchfigur {
  return { name, wert: gerundet(mikrosekunden), einheit: 'µs', hinweis }
}

function gerundet(wert: number): number {
  return Number(wert.toPrecision(3))
}

/** Median of five rounds, after one to warm up. */
async function mikrosekunden<T>(faelle: readonly T[], anzahl: number, messe: (fall: T) => unknown): Promise<number> {
  const runden: number[] = []
  for (let runde = 0; runde < 6; runde += 1) {
    const beginn = performance.now()
    for (let nummer = 0; nummer < anzahl; nummer += 1) {
      const ergebnis = messe(faelle[(nummer * 7919) % faelle.length] as T)
      if (ergebnis instanceof Promise) await ergebnis
    }
    if (runde > 0) runden.push(((performance.now() - beginn) * 1000) / anzahl)
  }
  return runden.sort((a, b) => a - b)[2] ?? Number.NaN
}

const PERSONEN: readonly Stufe[] = ['ERW', 'JUG', 'K1']
const UNFALL: readonly Unfall[] = ['OHN-UNF', 'MIT-UNF']

function abfragenAus(tabelle: Regionstabelle): Abfrage[] {
  const gebiet = `${tabelle.kanton}${tabelle.region}`
  return PERSONEN.flatMap(stufe =>
    UNFALL.flatMap(unfall =>
      franchisenDerStufe(stufe).map(franchise => ({ tabelle, gebiet, frage: { stufe, unfall, franchise } })),
    ),
  )
}

function zeilenAus(tabelle: Regionstabelle): Praemienzeile[] {
  return abfragenAus(tabelle).flatMap(({ gebiet, frage: { stufe, unfall, franchise } }) => {
    const stelle = platz(stufe, unfall, franchise) ?? -1
    return tabelle.tarife.flatMap(({ praemie: praemieBei, versicherer, typ, name: tarif }) => {
      const praemie = praemieBei(stelle)
      return praemie > 0 ? [{ gebiet, stufe, unfall, franchise, praemie, versicherer, typ, tarif }] : []
    })
  })
}

function sqliteMit(zeilen: readonly Praemienzeile[]) {
  const db = new DatabaseSync(':memory:')
  db.exec(`${SQL_TABELLE}; BEGIN`)
  const insert = db.prepare('INSERT INTO praemien VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
  for (const z of zeilen) insert.run(z.gebiet, z.stufe, z.unfall, z.franchise, z.praemie, z.versicherer, z.typ, z.tarif)
  db.exec(`COMMIT; ${SQL_INDEX}; ANALYZE`)
  const platzhalter = ['?', '?', '?', '?'] as const
  return { frage: db.prepare(sqlFrage(platzhalter)), zeilen: db.prepare(sqlZeilen(platzhalter)) }
}

async function postgresMit(zeilen: readonly Praemienzeile[]) {
  const server = await startPostgres()
  const client = new Client(await server.neueDatenbank())
  await client.connect()
  await client.query(SQL_TABELLE)
  const json = JSON.stringify(zeilen)
  await client.query(`INSERT INTO praemien SELECT * FROM json_populate_recordset(NULL::praemien, $1)`, [json])
  await client.query(SQL_INDEX)
  await client.query('VACUUM ANALYZE praemien')
  const vorbereitet = (name: string, text: string) => (werte: readonly (string | number)[]) =>
    client.query({ name, text, values: [...werte] })
  const platzhalter = ['$1', '$2', '$3', '$4'] as const
  return {
    frage: vorbereitet('frage', sqlFrage(platzhalter)),
    zeilen: vorbereitet('zeilen', sqlZeilen(platzhalter)),
    stop: async () => {
      await client.end()
      await server.ende()
    },
  }
}

export const praemien: Benchteil = {
  name: 'praemien',
  misst: 'eine Frage an die Engine, gegen Datenbanken',
  runden: 1,
  vergleichbar: false,
  async *miss({ varDir }) {
    yield* await measurePraemien(varDir)
  },
}
