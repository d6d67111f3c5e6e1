import type { FastifyBaseLogger } from 'fastify'
import type { Antragsstelle } from '../datenschutz/stelle.ts'
import type { Konfiguration } from '../einstellungen/config.ts'
import { emlZusteller } from '../mail/eml.ts'
import type { Beilage } from '../mail/nachricht.ts'
import { smtpZusteller } from '../mail/smtp.ts'
import { webhookZusteller } from '../webhook.ts'
import { type AntragsJob, startAntraege } from './antraege.ts'
import { type Aufraeumung, startAufbewahrung } from './aufbewahrung.ts'
import { type AusgangsJob, startAusgang } from './ausgang.ts'
import { startKatalog } from './katalog.ts'

export type Jobs = Pick<AusgangsJob, 'wake'> & Pick<AntragsJob, 'carryOut'> & { stop: () => Promise<void> }

export type JobOptionen = {
  stelle: Antragsstelle
  konfiguration: Pick<Konfiguration, 'varDir' | 'smtpUrl' | 'mailVon' | 'webhook' | 'katalogUrl'>
  beilage: Beilage
  onAufraeumung: (aufraeumung: Aufraeumung) => void
  log: FastifyBaseLogger
}

/** Everything that works by itself once the database is there. */
export function startJobs({ stelle, konfiguration, beilage, onAufraeumung, log }: JobOptionen): Jobs {
  const { varDir, smtpUrl, mailVon, webhook, katalogUrl } = konfiguration
  const { db, jetzt } = stelle
  const transport = smtpUrl ? smtpZusteller(smtpUrl, mailVon, beilage) : emlZusteller(varDir, mailVon, beilage)
  const anruf = webhook && webhookZusteller({ ...webhook, jetzt })
  const ausgang = startAusgang({ db: db.kysely, transport, webhook: anruf, jetzt, log })
  const antraege = startAntraege({ ...stelle, varDir, log })
  const aufbewahrung = startAufbewahrung({ ...stelle, varDir, log, onAufraeumung })
  const katalog = katalogUrl === 'aus' ? null : startKatalog({ ...stelle, varDir, katalogUrl, log })
  return {
    wake: ausgang.wake,
    carryOut: antraege.carryOut,
    async stop() {
      await Promise.all([ausgang.stop(), antraege.stop(), aufbewahrung.stop(), katalog?.stop()])
    },
  }
}
