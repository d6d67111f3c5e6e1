import { createHmac, randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AdressHash } from '#db/schema.ts'
import { adressform } from './postfach.ts'

const DATEI = 'geheimnis'

/** The key of all hashed addresses: the setting, or the one made at the first start and kept in `VAR_DIR`. */
export async function readGeheimnis(varDir: string, gesetzt: string | null): Promise<string> {
  if (gesetzt !== null) return gesetzt
  const pfad = join(varDir, DATEI)
  const vorhanden = await readFile(pfad, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (vorhanden !== null) return vorhanden.trim()
  await makeGeheimnis(varDir, pfad)
  return (await readFile(pfad, 'utf8')).trim()
}

/** 128 bits even where only hexadecimal digits are used. */
const GENUG_ZEICHEN = 32

/**
 * What the operator should know about the secret in force. A weak one is no reason not to start: it cannot be changed
 * without losing what was stored under it.
 */
export function geheimnisWarnung(gesetzt: string | null, databaseUrl: string | null): string | null {
  if (gesetzt !== null && gesetzt.length < GENUG_ZEICHEN)
    return `GEHEIMNIS ist kurz: Gehashte Adressen wären zu erraten. Gut sind ${GENUG_ZEICHEN} zufällige Zeichen oder mehr, zum Beispiel aus «openssl rand -hex 32».`
  // Of processes that share a database each would make a secret of its own, silently.
  if (gesetzt === null && databaseUrl !== null)
    return (
      'GEHEIMNIS ist nicht gesetzt; es gilt das eigene in VAR_DIR. Ein weiterer Prozess an dieser Datenbank fände die ' +
      'Anfragen zu einer E-Mail-Adresse nicht wieder, auch nicht für eine Löschung: Setzen Sie GEHEIMNIS für alle ' +
      'Prozesse auf denselben Wert.'
    )
  return null
}

/** Linked into place once complete: of processes that start at once, the first one's secret holds for all. */
async function makeGeheimnis(varDir: string, pfad: string): Promise<void> {
  await mkdir(varDir, { recursive: true })
  const entwurf = `${pfad}.${process.pid}.${randomBytes(6).toString('hex')}`
  const datei = await open(entwurf, 'wx', 0o600)
  try {
    await datei.writeFile(`${randomBytes(32).toString('base64url')}\n`)
    await datei.sync()
    await link(entwurf, pfad).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await datei.close()
    await rm(entwurf, { force: true })
  }
  // Without this a power cut could forget the name, and with it every hash made meanwhile.
  const ordner = await open(varDir)
  await ordner.sync().finally(() => ordner.close())
}

/** Finds what belongs to an address without naming it. `zweck` keeps the hashes of different things apart. */
export function adressHash(geheimnis: string, zweck: string, wert: string): AdressHash {
  return createHmac('sha256', geheimnis).update(`${zweck}\n${wert}`).digest('base64url')
}

/** One hash per address, however it is typed. */
export function emailSchluessel(geheimnis: string, email: string): AdressHash {
  const { lokal, domain } = adressform(email)
  return adressHash(geheimnis, 'email', `${lokal}@${domain}`)
}
