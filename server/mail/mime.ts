import addressparser from 'nodemailer/lib/addressparser'
import { BLATT_ANHANG } from '#content/mails/bestaetigung.ts'
import type { GeholterAusgang } from '#db/ausgang.ts'
import { site } from '#site-config'
import { alsHtml } from './als-html.ts'
import { alsText } from './als-text.ts'
import { adresse, type Beilage, type Mailadresse, type Nachricht } from './nachricht.ts'

/** The sender as the settings give it: an address, or `Name <address>`. */
export function absenderAus(mailVon: string): Mailadresse {
  const [erster] = addressparser(mailVon, { flatten: true })
  return adresse(erster?.name || site.domain, erster?.address ?? mailVon)
}

/**
 * What the mail library builds the message from. Recipients go in as objects: it would split a text at commas.
 * A repeat is the same message: same Message-ID, same date. Without a sheet the mail goes all the same: its text links it.
 */
export function mimeFelder(ausgang: GeholterAusgang, von: Mailadresse, { blatt }: Beilage = {}) {
  const { an, antwortAn, betreff, inhalt: geschrieben, anhaenge = [], mitBlatt }: Nachricht = JSON.parse(ausgang.inhalt)
  const beigelegt = mitBlatt ? blatt : undefined
  const inhalt = beigelegt ? { ...geschrieben, fuss: [BLATT_ANHANG.satz, ...geschrieben.fuss] } : geschrieben
  return {
    from: von,
    to: an,
    ...(antwortAn && { replyTo: antwortAn }),
    subject: betreff,
    text: alsText(inhalt),
    html: alsHtml(inhalt, site.domain),
    attachments: [
      ...anhaenge.map(({ dateiname, typ, inhalt: content }) => ({ filename: dateiname, contentType: typ, content })),
      ...(beigelegt ? [{ filename: BLATT_ANHANG.dateiname, contentType: 'application/pdf', content: beigelegt }] : []),
    ],
    messageId: ausgang.message_id,
    date: new Date(ausgang.erstellt),
    // Out-of-office replies stay away.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
