import { z } from 'zod'
import { GEDULD_MS } from '#db/datenbank.ts'
import { site } from '#site-config'
import { BESTES_BROTLI, GUTES_BROTLI } from '../website/kodierung.ts'
import {
  absender,
  emailAdresse,
  ganzeZahl,
  katalogAdresse,
  netze,
  ordner,
  postgresAdresse,
  prozesse,
  rechner,
  smtpAdresse,
  ursprung,
  webhookAdresse,
  webhookGeheimnis,
} from './config-werte.ts'

export type Konfiguration = {
  port: number
  host: string
  /** Canonical origin, without a slash at the end. */
  siteUrl: string
  varDir: string
  bagDaten: string | null
  gtmId: string | null
  /** How hard pages are packed. */
  seitenBrotli: number
  /** Null: a SQLite file in `varDir`. */
  databaseUrl: string | null
  /** How long a write waits for a database that is busy. */
  geduldMs: number
  /** Null: mails are written as files under `varDir`. */
  smtpUrl: string | null
  /** An address, or `Name <address>`. */
  mailVon: string
  betreiberEmail: string
  /** Enquiries per client address and per e-mail in ten minutes; 0: no limit of any kind. */
  anfragenLimit: number
  /** Addresses and networks of proxies whose `X-Forwarded-*` headers count. */
  trustProxy: readonly string[]
  /** Null: made at the first start. */
  geheimnis: string | null
  webhook: { url: string; geheimnis: string } | null
  metricsPort: number | null
  /** Null: the year follows the calendar and what was imported. */
  praemienjahr: number | null
  /** Where new official data are looked for; null: the official catalogue, 'aus': nowhere. */
  katalogUrl: string | null
  /** How many answer visitors behind the one port. */
  prozesse: number
  /** Whether a start under a public address may go on with placeholders in the imprint. */
  platzhalterErlaubt: boolean
}

const schema = z
  .object({
    PORT: ganzeZahl(0, 65_535, 'erlaubt ist eine ganze Zahl von 0 bis 65535 (0 nimmt irgendeinen freien Port)').default(
      3000,
    ),
    HOST: rechner.default('0.0.0.0'),
    SITE_URL: ursprung.default(site.url),
    VAR_DIR: z.string().default('var'),
    BAG_DATEN: ordner.nullable().default(null),
    GTM_ID: z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,12}$/, { error: 'erlaubt ist eine Container-Kennung der Form GTM-ABC1234' })
      .nullable()
      .default(site.gtmId),
    SEITEN_BROTLI: ganzeZahl(0, BESTES_BROTLI, `erlaubt ist eine ganze Zahl von 0 bis ${BESTES_BROTLI}`).default(
      GUTES_BROTLI,
    ),
    DATABASE_URL: postgresAdresse.nullable().default(null),
    DATENBANK_GEDULD_MS: ganzeZahl(10, GEDULD_MS, `erlaubt ist eine ganze Zahl von 10 bis ${GEDULD_MS}`).default(
      GEDULD_MS,
    ),
    SMTP_URL: smtpAdresse.nullable().default(null),
    MAIL_VON: absender.optional(),
    BETREIBER_EMAIL: emailAdresse.default(site.betreiber.email),
    ANFRAGEN_LIMIT: ganzeZahl(0, 1_000_000, 'erlaubt ist eine ganze Zahl ab 0 (0 heisst ohne Grenze)').default(10),
    TRUST_PROXY: netze.default([]),
    GEHEIMNIS: z.string().nullable().default(null),
    WEBHOOK_URL: webhookAdresse.optional(),
    WEBHOOK_GEHEIMNIS: webhookGeheimnis.optional(),
    PRAEMIENJAHR: ganzeZahl(2000, 2999, 'erlaubt ist eine Jahreszahl').nullable().default(null),
    METRICS_PORT: ganzeZahl(1, 65_535, 'erlaubt ist eine ganze Zahl von 1 bis 65535').nullable().default(null),
    PROZESSE: prozesse.default(1),
    KATALOG_URL: katalogAdresse.nullable().default(null),
    PLATZHALTER_ERLAUBT: z.enum(['ja', 'nein'], { error: 'erlaubt ist «ja» oder «nein»' }).default('nein'),
  })
  .refine(({ WEBHOOK_URL, WEBHOOK_GEHEIMNIS }) => WEBHOOK_URL === undefined || WEBHOOK_GEHEIMNIS !== undefined, {
    path: ['WEBHOOK_GEHEIMNIS'],
    error: 'erlaubt ist WEBHOOK_URL nur zusammen mit einem Schlüssel der Form whsec_…',
  })

/** Settings that hold a password or a key; a message never repeats them. */
const VERTRAULICH = new Set(['DATABASE_URL', 'SMTP_URL', 'GEHEIMNIS', 'WEBHOOK_URL', 'WEBHOOK_GEHEIMNIS'])

/** The checked settings, or one sentence per wrong one. An empty value counts as not set, as compose files write it. */
export function konfigurationAus(
  env: Record<string, string | undefined>,
): { art: 'gueltig'; konfiguration: Konfiguration } | { art: 'ungueltig'; meldungen: string[] } {
  const gesetzt = Object.fromEntries(Object.entries(env).filter(([, wert]) => wert !== ''))
  const ergebnis = schema.safeParse(gesetzt)
  if (!ergebnis.success) {
    const meldungen = ergebnis.error.issues.map(({ path, message }) => {
      const name = String(path[0])
      const wert = VERTRAULICH.has(name) ? 'Der Wert' : `«${gesetzt[name]}»`
      return `Einstellung ${name}: ${wert} ist ungültig; ${message}.`
    })
    return { art: 'ungueltig', meldungen }
  }
  const { WEBHOOK_URL, WEBHOOK_GEHEIMNIS, ...werte } = ergebnis.data
  return {
    art: 'gueltig',
    konfiguration: {
      port: werte.PORT,
      host: werte.HOST,
      siteUrl: werte.SITE_URL,
      varDir: werte.VAR_DIR,
      bagDaten: werte.BAG_DATEN,
      gtmId: werte.GTM_ID,
      seitenBrotli: werte.SEITEN_BROTLI,
      databaseUrl: werte.DATABASE_URL,
      geduldMs: werte.DATENBANK_GEDULD_MS,
      smtpUrl: werte.SMTP_URL,
      mailVon: werte.MAIL_VON ?? werte.BETREIBER_EMAIL,
      betreiberEmail: werte.BETREIBER_EMAIL,
      anfragenLimit: werte.ANFRAGEN_LIMIT,
      trustProxy: werte.TRUST_PROXY,
      geheimnis: werte.GEHEIMNIS,
      webhook: WEBHOOK_URL && WEBHOOK_GEHEIMNIS ? { url: WEBHOOK_URL, geheimnis: WEBHOOK_GEHEIMNIS } : null,
      metricsPort: werte.METRICS_PORT,
      praemienjahr: werte.PRAEMIENJAHR,
      katalogUrl: werte.KATALOG_URL,
      prozesse: werte.PROZESSE,
      platzhalterErlaubt: werte.PLATZHALTER_ERLAUBT === 'ja',
    },
  }
}
