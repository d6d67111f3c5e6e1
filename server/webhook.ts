import { Webhook } from 'standardwebhooks'
import type { GeholterAusgang } from '#db/ausgang.ts'
import { istOhneVerbindung, type Zusteller, type Zustellung } from './jobs/ausgang-zustellung.ts'

const ZEITLIMIT_MS = 5_000

/** 'Gone': Standard Webhooks asks senders to stop. */
const WEG_FUER_IMMER = 410
/** Too many, bad gateway, unavailable, gateway time-out: nothing about this call, so all wait. */
const UEBERLASTET = new Set([429, 502, 503, 504])

export type WebhookOptionen = {
  url: string
  /** Base64, with or without the prefix `whsec_`. */
  geheimnis: string
  jetzt: () => Date
  zeitlimitMs?: number
}

/** Signed calls after https://www.standardwebhooks.com; a repeat carries the same `webhook-id`. */
export function webhookZusteller({ url, geheimnis, jetzt, zeitlimitMs = ZEITLIMIT_MS }: WebhookOptionen): Zusteller {
  const webhook = new Webhook(geheimnis)

  function kopf({ message_id, inhalt }: GeholterAusgang): Record<string, string> {
    const zeit = jetzt()
    return {
      'content-type': 'application/json',
      'webhook-id': message_id,
      'webhook-timestamp': String(Math.floor(zeit.getTime() / 1000)),
      'webhook-signature': webhook.sign(message_id, zeit, inhalt),
    }
  }

  return {
    async send(ausgang) {
      try {
        const antwort = await fetch(url, {
          method: 'POST',
          headers: kopf(ausgang),
          body: ausgang.inhalt,
          redirect: 'manual',
          signal: AbortSignal.timeout(zeitlimitMs),
        })
        await antwort.body?.cancel()
        return zustellungAusStatus(antwort.status)
      } catch (error) {
        return zustellungAusFehler(error)
      }
    },
    close() {},
  }
}

/** Redirects are not followed: the data go where the operator said, nowhere else. */
function zustellungAusStatus(status: number): Zustellung {
  const code = String(status)
  if (status >= 200 && status < 300) return { art: 'angenommen' }
  if (status === WEG_FUER_IMMER) return { art: 'unzustellbar', code }
  return { art: UEBERLASTET.has(status) ? 'weg' : 'abgelehnt', code }
}

function zustellungAusFehler(error: unknown): Zustellung {
  if (error instanceof DOMException && error.name === 'TimeoutError') return { art: 'abgebrochen', code: 'ETIMEDOUT' }
  const ursache = error instanceof Error ? error.cause : undefined
  const code = ursache instanceof Error && 'code' in ursache ? String(ursache.code) : 'UNBEKANNT'
  return { art: istOhneVerbindung(code) ? 'weg' : 'abgebrochen', code }
}
