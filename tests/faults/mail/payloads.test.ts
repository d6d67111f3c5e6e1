import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AngenommeneAnfrage } from '#server/mail/angenommene-anfrage.ts'
import { kontaktMuster, praemienMuster } from '../../fixtures/anfragen/anfrage-muster.ts'
import { anfragePost, verschickt } from '../../fixtures/anfragen/anfrage-post.ts'
import { umfang } from '../../fixtures/umfang.ts'

/** What attackers put into forms, whole or in pieces; the border would refuse part of it, the mails do not rely on that. */
const BRUCHSTUECKE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '</td></tr></table>',
  '</title><iframe src="//boese.example">',
  '<!--',
  '-->',
  ']]>',
  '<a href="javascript:alert(1)">',
  '" onmouseover="alert(1)',
  "' style='background:url(//boese.example)",
  '&lt;script&gt;',
  '&#60;b&#62;',
  '<style>*{display:none}</style>',
  '<form action=//boese.example>',
  '\r\nBcc: opfer@boese.example',
  '\nTo: opfer@boese.example',
  '\r\n\r\n<html>',
  '\r\nContent-Type: text/html',
  '%0d%0aBcc:opfer@boese.example',
  '\u2028Cc: opfer@boese.example',
  '=?utf-8?B?PGI+?=',
  '=?utf-8?Q?=0D=0ABcc:_opfer=40boese.example?=',
  'opfer@boese.example, ',
  'opfer@boese.example; ',
  '<opfer@boese.example>',
  '"Anna" <opfer@boese.example>',
  'Gruppe: opfer@boese.example;',
  '(Kommentar)',
  '\\',
  '"',
  "'",
  '\u0000',
  '\ud800',
  '\u202e',
  '\r\n.\r\nMAIL FROM:<a@boese.example>',
  '$&{{7*7}}',
  'Anna',
]

const payload = fc.array(
  fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...BRUCHSTUECKE) }, fc.string({ maxLength: 20 })),
  {
    minLength: 1,
    maxLength: 4,
  },
)

const mailsZu = (anfrage: AngenommeneAnfrage) =>
  Promise.all(anfragePost(anfrage, { weitergabe: true }).map(zeile => verschickt(zeile)))

type GeleseneMail = Awaited<ReturnType<typeof mailsZu>>[number]

/** Every tag with its attributes, in order, but for line breaks: typed text must add none and change none. */
const geruest = ({ html = '' }: GeleseneMail) => html.match(/<[a-z!/][^>]*>/gi)?.filter(tag => tag !== '<br>')
const kopfnamen = ({ headers }: GeleseneMail) => headers.map(({ key }) => key).toSorted()

/** No field counts as not given, and none looks like a name, a number or a word of our lists. */
const getippt = (text: string) => () => `§${text}`

test.each([
  ['premium enquiry', praemienMuster],
  ['contact enquiry', kontaktMuster],
])(
  '%s: payloads in every text field add no tag, no header and no recipient, and change no letter of the confirmation',
  async (_name, muster) => {
    const vorbilder = await mailsZu(muster(getippt('')))
    const [, bestaetigung] = vorbilder
    let geprueft = 0
    await fc.assert(
      fc.asyncProperty(payload, async teile => {
        const mails = await mailsZu(muster(getippt(teile.join(''))))
        const anPerson = ({ text, html, to }: Partial<GeleseneMail> = {}) => ({ text, html, to })
        expect(anPerson(mails[1])).toEqual(anPerson(bestaetigung))
        for (const [i, mail] of mails.entries()) {
          const vorbild = vorbilder[i]
          if (!vorbild) throw new Error('one mail too many')
          expect(geruest(mail)).toEqual(geruest(vorbild))
          expect(kopfnamen(mail)).toEqual(kopfnamen(vorbild))
          expect(mail.umschlag).toEqual(vorbild.umschlag)
          expect(mail.umschlag.to).toHaveLength(1)
          expect(mail.to?.map(({ address }) => address)).toEqual(vorbild.to?.map(({ address }) => address))
          expect(mail.replyTo?.map(({ address }) => address)).toEqual(vorbild.replyTo?.map(({ address }) => address))
          expect(mail.subject).toBe(vorbild.subject)
          geprueft++
        }
      }),
      { numRuns: umfang(100, 5_000) },
    )
    expect(geprueft).toBe(2 * umfang(100, 5_000))
  },
  300_000,
)
