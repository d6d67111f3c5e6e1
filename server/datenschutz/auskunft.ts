import type { Kysely } from 'kysely'
import type { Antragsart } from '#contract/datenschutz-antrag.ts'
import { type Akte, listAkten } from '#db/anfragen-lesen.ts'
import type { AdressHash, AntragTabelle, Tabellen, Zeit } from '#db/schema.ts'
import type { Anhang } from '../mail/nachricht.ts'
import { anfragenCsv } from './anfragen-csv.ts'
import { auskunftText } from './auskunft-text.ts'

/** Everything that is stored about a person under an address. */
export type Auskunft = { email: string; stand: Zeit; akten: readonly Akte[]; antraege: readonly AntragTabelle[] }

export async function readAuskunft(
  db: Kysely<Tabellen>,
  { email, emailHash, stand }: { email: string; emailHash: AdressHash; stand: Zeit },
): Promise<Auskunft> {
  const akten = await listAkten(db, { emailHash })
  const antraege = await db
    .selectFrom('antrag')
    .selectAll()
    .where('email_hash', '=', emailHash)
    .orderBy('erstellt')
    .execute()
  return { email, stand, akten, antraege }
}

/** Access: to be read, and by machine. Portability: two forms that other services take in. */
export function kopien(art: Exclude<Antragsart, 'deletion'>, auskunft: Auskunft): Anhang[] {
  const json = { dateiname: 'daten.json', typ: 'application/json', inhalt: auskunftJson(auskunft) }
  if (art === 'access') return [{ dateiname: 'auskunft.txt', typ: 'text/plain', inhalt: auskunftText(auskunft) }, json]
  return [json, { dateiname: 'anfragen.csv', typ: 'text/csv', inhalt: anfragenCsv(auskunft.akten) }]
}

const iso = (zeit: Zeit) => new Date(zeit).toISOString()
const isoOderNull = (zeit: Zeit | null) => (zeit === null ? null : iso(zeit))

function auskunftJson({ email, stand, akten, antraege }: Auskunft): string {
  const inhalt = {
    email,
    stand: iso(stand),
    anfragen: akten.map(akte => ({
      referenz: akte.referenz,
      art: akte.art,
      status: akte.status,
      eingegangen: iso(akte.erstellt),
      geloeschtAb: iso(akte.loeschen_ab),
      angaben: JSON.parse(akte.daten),
      einwilligungen: akte.einwilligungen.map(({ zweck, erteilt, version, wortlaut_hash, seite, zeit }) => ({
        zweck,
        erteilt: erteilt === 1,
        version,
        wortlautSha256: wortlaut_hash,
        seite,
        zeit: iso(zeit),
      })),
      mails: akte.mails.map(({ art, zustand, erstellt, gesendet }) => ({
        art,
        zustand,
        erstellt: iso(erstellt),
        gesendet: isoOderNull(gesendet),
      })),
    })),
    antraege: antraege.map(({ referenz, art, status, begruendung, erstellt, bestaetigt, erledigt }) => ({
      referenz,
      art,
      status,
      begruendung,
      eingegangen: iso(erstellt),
      bestaetigt: isoOderNull(bestaetigt),
      erledigt: isoOderNull(erledigt),
    })),
  }
  return `${JSON.stringify(inhalt, null, 2)}\n`
}
