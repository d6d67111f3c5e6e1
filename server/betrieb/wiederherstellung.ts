import { constants } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Datenbank } from '#db/datenbank.ts'
import { emailSchluessel } from '../einstellungen/geheimnis.ts'
import type { Befehlsausgabe } from './ausgabe.ts'
import { applyLoeschungen, type Loeschungen, readLoeschungen } from './loeschungen.ts'
import { grundVon, NAME, withDatei } from './sicherung.ts'
import { copyAlles, istLeer } from './tabellen-kopie.ts'

type Wiederherstellungsziel = { db: Datenbank; varDir: string; geheimnis: string }

/**
 * Fills an empty database from a backup, without those who were deleted since: their deletions come from a second
 * file. The backup itself is not touched, and may be of an older version: a copy is brought to the newest form.
 */
export async function restoreSicherung(
  stelle: Wiederherstellungsziel,
  datei: string,
  loeschungsdatei: string | null,
): Promise<Befehlsausgabe> {
  const { db, varDir, geheimnis } = stelle
  if (!(await istLeer(db)))
    return { fehler: 'Die Datenbank ist nicht leer; wiederhergestellt wird nur in eine leere. Nichts wurde geändert.' }
  const loeschungen =
    loeschungsdatei === null ? null : await withKopie(varDir, loeschungsdatei, ({ kysely }) => readLoeschungen(kysely))
  if (loeschungen && 'fehler' in loeschungen) return loeschungen
  return withKopie(varDir, datei, kopie => fillDatenbank(db, kopie, loeschungen, geheimnis))
}

async function fillDatenbank(
  db: Datenbank,
  kopie: Datenbank,
  loeschungen: Loeschungen | null,
  geheimnis: string,
): Promise<Befehlsausgabe> {
  const { gesamt, fremd } = await gezaehlteAdressen(kopie, geheimnis)
  if (fremd > 0)
    return {
      fehler:
        `Die Sicherung gehört zu einem anderen Geheimnis: ${fremd} von ${gesamt} Anfragen wären unter ihrer ` +
        'E-Mail-Adresse nicht mehr auffindbar, auch nicht für eine Löschung. Setzen Sie GEHEIMNIS auf den Wert von ' +
        'damals oder legen Sie die Datei «geheimnis» von damals in VAR_DIR. Nichts wurde geändert.',
    }
  const geloescht = loeschungen ? await kopie.transaktion(tx => applyLoeschungen(tx, loeschungen)) : null
  await copyAlles(kopie, db)
  const ohne = geloescht === null ? '' : `, ${geloescht} inzwischen gelöschte weggelassen`
  return { text: `${gesamt - (geloescht ?? 0)} Anfragen wiederhergestellt${ohne}.` }
}

/** Enquiries, and how many of them another secret has filed: nobody could find those by their address. */
async function gezaehlteAdressen({ kysely }: Datenbank, geheimnis: string): Promise<{ gesamt: number; fremd: number }> {
  const anfragen = await kysely.selectFrom('anfrage').select(['daten', 'email_hash']).execute()
  const fremde = anfragen.filter(({ daten, email_hash }) => {
    const { email }: { email: string } = JSON.parse(daten)
    return emailSchluessel(geheimnis, email) !== email_hash
  })
  return { gesamt: anfragen.length, fremd: fremde.length }
}

async function withKopie<T>(
  varDir: string,
  datei: string,
  arbeit: (kopie: Datenbank) => Promise<T>,
): Promise<T | { fehler: string }> {
  const ordner = await mkdtemp(join(varDir, 'wiederherstellung-'))
  try {
    const fehlt = await copyFile(datei, join(ordner, NAME), constants.COPYFILE_EXCL).catch(grundVon)
    if (fehlt) return { fehler: `Die Datei «${datei}» ist nicht lesbar${fehlt.grund}.` }
    const lesbar = await withDatei(ordner, async () => true).catch(() => false)
    if (!lesbar)
      return { fehler: `Die Datei «${datei}» ist keine Sicherung, oder sie stammt aus einer neueren Fassung.` }
    return await withDatei(ordner, arbeit)
  } finally {
    await rm(ordner, { recursive: true, force: true })
  }
}
