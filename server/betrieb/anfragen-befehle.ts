import { writeFile } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { ART, MAILART, STATUS, ZUSTAND, ZWECK } from '#content/recht/akten.ts'
import { kurzerTagText, kurzerZeitText } from '#content/zahlen/format-zeit.ts'
import { listAkten, updateStatus } from '#db/akten.ts'
import type { EinwilligungTabelle, Tabellen } from '#db/schema.ts'
import { gezeigterSatz } from '../anfragen/einwilligungen.ts'
import { anfragenCsv } from '../datenschutz/anfragen-csv.ts'
import { angabenVon, benannteAngaben } from '../datenschutz/angaben.ts'
import { einzeilig, mehrzeilig } from '../mail/getippter-text.ts'
import { haltText } from './aufbewahrung-befehl.ts'
import type { Befehlsausgabe } from './ausgabe.ts'
import type { Befehl } from './befehl.ts'
import { passtZur } from './suche.ts'
import { tabelle } from './tabelle.ts'

type Filter = Pick<Extract<Befehl, { art: 'liste' }>, 'offen' | 'suche' | 'seit'>

export async function listAnfragen(db: Kysely<Tabellen>, { offen, suche, seit }: Filter): Promise<Befehlsausgabe> {
  const akten = (await listAkten(db, { seit }))
    .filter(({ status }) => !offen || status === 'offen')
    .filter(passtZur(suche))
    .reverse()
  if (akten.length === 0) {
    const alle = !offen && suche === '' && seit === 0
    return { text: alle ? 'Es sind keine Anfragen gespeichert.' : 'Keine Anfrage passt zu diesen Angaben.' }
  }
  const zeilen = akten.map(akte => {
    const { vorname, nachname, plz, ort } = angabenVon(akte)
    return [
      akte.referenz,
      kurzerZeitText(akte.erstellt),
      ART[akte.art],
      STATUS[akte.status],
      `${vorname} ${nachname}`,
      `${plz} ${ort}`,
    ]
  })
  const offene = akten.filter(({ status }) => status === 'offen').length
  const kopf = ['Referenz', 'Eingang', 'Art', 'Status', 'Name', 'Ort']
  const halt = await haltText(db)
  const schluss = `${akten.length} ${akten.length === 1 ? 'Anfrage' : 'Anfragen'}, davon ${offene} offen.${halt ? `\n${halt}` : ''}`
  return { text: `${tabelle(kopf, zeilen)}\n\n${schluss}` }
}

export async function showAnfrage(db: Kysely<Tabellen>, id: string): Promise<Befehlsausgabe> {
  const [akte] = await listAkten(db, { id: referenzAus(id) })
  if (!akte) return unbekannt(id)
  const zeilen = [
    `${ART[akte.art]} ${akte.referenz}`,
    '',
    feld('Eingang', kurzerZeitText(akte.erstellt)),
    feld('Status', STATUS[akte.status]),
    feld('Wird gelöscht', kurzerTagText(akte.loeschen_ab)),
    '',
    ...benannteAngaben(akte).map(([name, wert]) => feld(name, mehrzeilig(wert))),
    '',
    ...akte.einwilligungen.map(einwilligung => feld('Einwilligung', einwilligungText(einwilligung))),
    ...akte.mails.map(({ art, zustand, gesendet, letzter_fehler }) => {
      const wann = gesendet === null ? '' : ` ${kurzerZeitText(gesendet)}`
      return feld('Mail', `${MAILART[art]}: ${ZUSTAND[zustand]}${wann}${letzter_fehler ? ` (${letzter_fehler})` : ''}`)
    }),
  ]
  return { text: zeilen.join('\n') }
}

const feld = (name: string, wert: string) => `${`${name}:`.padEnd(25)}${wert.replaceAll('\n', `\n${' '.repeat(25)}`)}`

function einwilligungText(einwilligung: EinwilligungTabelle): string {
  const { zweck, erteilt, version, seite, zeit, wortlaut_hash } = einwilligung
  const kopf = `${ZWECK[zweck]}: ${erteilt ? 'ja' : 'nein'} (Fassung ${version}, ${einzeilig(seite)}, ${kurzerZeitText(zeit)})`
  const satz = gezeigterSatz(einwilligung)
  if ('wortlaut' in satz) return `${kopf}\n«${satz.wortlaut}»`
  const unbelegt = `Der Prüfwert ${wortlaut_hash} gehört zu keinem bekannten Wortlaut mit dem heutigen Namen des Betreibers.`
  return [kopf, ...satz.aehnliche.map(aehnlich => `«${aehnlich}»`), unbelegt].join('\n')
}

export async function markAnfrage(
  db: Kysely<Tabellen>,
  id: string,
  status: 'erledigt' | 'offen',
): Promise<Befehlsausgabe> {
  const [akte] = await listAkten(db, { id: referenzAus(id) })
  if (!akte) return unbekannt(id)
  if (akte.status === status) return { text: `Die Anfrage ${akte.referenz} war schon ${STATUS[status]}.` }
  await updateStatus(db, akte.id, status)
  return { text: `Die Anfrage ${akte.referenz} ist als ${STATUS[status]} vermerkt.` }
}

export async function exportAnfragen(
  db: Kysely<Tabellen>,
  seit: number,
  datei: string | null,
): Promise<Befehlsausgabe> {
  const akten = (await listAkten(db, { seit })).filter(({ status }) => status !== 'falle')
  const csv = anfragenCsv(akten)
  if (datei === null) return { roh: csv }
  try {
    // Personal data: readable by this user alone.
    await writeFile(datei, csv, { mode: 0o600 })
  } catch (error) {
    const grund = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    return { fehler: `Die Datei «${datei}» kann nicht geschrieben werden${grund}.` }
  }
  return { text: `${akten.length} Anfragen nach «${datei}» geschrieben.` }
}

/** References are read out over the telephone: small letters count as well. */
const referenzAus = (id: string) => (/^pl-/i.test(id) ? id.toUpperCase() : id)

const unbekannt = (id: string): Befehlsausgabe => ({ fehler: `Eine Anfrage «${id}» ist nicht gespeichert.` })
