import { statSync } from 'node:fs'
import { isIP } from 'node:net'
import { z } from 'zod'
import { site } from '#site-config'

export type Konfiguration = {
  port: number
  host: string
  /** Canonical origin, without a slash at the end. */
  siteUrl: string
  varDir: string
  bagDaten: string | null
  gtmId: string | null
}

const hostname = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i

function istOrdner(pfad: string): boolean {
  return statSync(pfad, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function istUrsprung(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && text.replace(/\/$/, '') === url.origin
}

const schema = z.object({
  PORT: z
    .string()
    .refine(port => /^\d{1,5}$/.test(port) && Number(port) <= 65_535, {
      error: 'erlaubt ist eine ganze Zahl von 0 bis 65535 (0 nimmt irgendeinen freien Port)',
    })
    .transform(Number)
    .default(3000),
  HOST: z
    .string()
    .refine(host => isIP(host) > 0 || hostname.test(host), {
      error: 'erlaubt ist eine IP-Adresse oder ein Rechnername, zum Beispiel 0.0.0.0 oder localhost',
    })
    .default('0.0.0.0'),
  SITE_URL: z
    .string()
    .refine(istUrsprung, {
      error: 'erlaubt ist eine Adresse mit http:// oder https:// ohne Pfad, zum Beispiel https://praemienlotse.ch',
    })
    .transform(url => url.replace(/\/$/, ''))
    .default(site.url),
  VAR_DIR: z.string().default('var'),
  BAG_DATEN: z
    .string()
    .refine(istOrdner, { error: 'erlaubt ist ein vorhandener Ordner mit den amtlichen Dateien' })
    .nullable()
    .default(null),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, { error: 'erlaubt ist eine Container-Kennung der Form GTM-ABC1234' })
    .nullable()
    .default(site.gtmId),
})

/** The checked settings, or one sentence per wrong one. An empty value counts as not set, as compose files write it. */
export function konfigurationAus(
  env: Record<string, string | undefined>,
): { art: 'gueltig'; konfiguration: Konfiguration } | { art: 'ungueltig'; meldungen: string[] } {
  const gesetzt = Object.fromEntries(Object.entries(env).filter(([, wert]) => wert !== ''))
  const ergebnis = schema.safeParse(gesetzt)
  if (!ergebnis.success) {
    const meldungen = ergebnis.error.issues.map(({ path, message }) => {
      const name = String(path[0])
      return `Einstellung ${name}: «${gesetzt[name]}» ist ungültig; ${message}.`
    })
    return { art: 'ungueltig', meldungen }
  }
  const { PORT, HOST, SITE_URL, VAR_DIR, BAG_DATEN, GTM_ID } = ergebnis.data
  return {
    art: 'gueltig',
    konfiguration: {
      port: PORT,
      host: HOST,
      siteUrl: SITE_URL,
      varDir: VAR_DIR,
      bagDaten: BAG_DATEN,
      gtmId: GTM_ID,
    },
  }
}
