import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { GeholterAusgang } from '#db/ausgang.ts'
import type { Zusteller } from '../jobs/ausgang-zustellung.ts'
import { absenderAus, mimeFelder } from './mime.ts'
import type { Beilage } from './nachricht.ts'

export const MAILORDNER = 'mail'

/** Beside the mail itself its unfinished file, which a crash may leave: whoever deletes one deletes both. */
export function emlNamen({ referenz, id }: Pick<GeholterAusgang, 'referenz' | 'id'>) {
  const datei = `${referenz}-${id}.eml`
  return { datei, unfertig: `.${datei}.tmp` }
}

/** Without a mail server: one file per mail, whole or not at all, for this user only. A repeat replaces it. */
export function emlZusteller(varDir: string, mailVon: string, beilage?: Beilage): Zusteller {
  const ordner = join(varDir, MAILORDNER)
  const von = absenderAus(mailVon)
  const komposition = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(ausgang) {
      const { message } = await komposition.sendMail(mimeFelder(ausgang, von, beilage))
      const { datei, unfertig } = emlNamen(ausgang)
      try {
        await mkdir(ordner, { recursive: true, mode: 0o700 })
        await writeDurably(join(ordner, unfertig), message)
        await rename(join(ordner, unfertig), join(ordner, datei))
        return { art: 'angenommen' }
      } catch (error) {
        // A full disk or a missing right concerns every mail.
        return { art: 'weg', code: error instanceof Error && 'code' in error ? String(error.code) : 'UNBEKANNT' }
      }
    },
    close() {},
  }
}

async function writeDurably(pfad: string, inhalt: Parameters<Awaited<ReturnType<typeof open>>['writeFile']>[0]) {
  const datei = await open(pfad, 'w', 0o600)
  try {
    await datei.writeFile(inhalt)
    await datei.datasync()
  } finally {
    await datei.close()
  }
}
