import type { Kysely } from 'kysely'
import { listAkten } from '#db/akten.ts'
import { listErinnerungen } from '#db/erinnerungen.ts'
import type { AdressHash, Tabellen, Zeit } from '#db/schema.ts'
import type { Kopien } from '../mail/antrag-mails.ts'
import { anfragenCsv } from './anfragen-csv.ts'
import { auskunftText, type Datenauskunft } from './auskunft-text.ts'

export async function readAuskunft(
  db: Kysely<Tabellen>,
  { email, emailHash, stand }: { email: string; emailHash: AdressHash; stand: Zeit },
): Promise<Datenauskunft> {
  const akten = await listAkten(db, { emailHash })
  const antraege = await db
    .selectFrom('antrag')
    .selectAll()
    .where('email_hash', '=', emailHash)
    .orderBy('erstellt')
    .execute()
  return { email, stand, akten, antraege, erinnerungen: await listErinnerungen(db, emailHash) }
}

/** The copies for the mail; null when nothing but the request itself is stored. */
export function kopienAus(auskunft: Datenauskunft): Kopien | null {
  const { akten, antraege, erinnerungen } = auskunft
  if (akten.length === 0 && antraege.length <= 1 && erinnerungen.length === 0) return null
  return { lesbar: auskunftText(auskunft), json: auskunftJson(auskunft), csv: anfragenCsv(akten) }
}

const iso = (zeit: Zeit) => new Date(zeit).toISOString()
const isoOderNull = (zeit: Zeit | null) => (zeit === null ? null : iso(zeit))

function auskunftJson({ email, stand, akten, antraege, erinnerungen }: Datenauskunft): string {
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
    erinnerungen: erinnerungen.map(
      ({ referenz, frist, status, version, wortlaut_hash, seite, erstellt, bestaetigt }) => ({
        referenz,
        frist,
        status,
        eingegangen: iso(erstellt),
        bestaetigt: isoOderNull(bestaetigt),
        einwilligung: { version, wortlautSha256: wortlaut_hash, seite },
      }),
    ),
  }
  return `${JSON.stringify(inhalt, null, 2)}\n`
}
