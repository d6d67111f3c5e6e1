import { useEffect, useRef } from 'react'
import { geschuetzt } from '#app/lib/typografie.ts'
import { OHNE_LINK } from '#content/recht/datenschutz-verwaltung.ts'
import { site } from '#site-config'

/** The request is stored, but its mailbox had got enough mails: what the visitor can do. The same whoever asks. */
export function OhneLink({ email }: { email: string }) {
  const note = useRef<HTMLParagraphElement>(null)
  // No toast speaks here: whoever pressed the button is led to what came of it.
  useEffect(() => {
    note.current?.focus()
  }, [])
  const { firma, strasse, plz, ort, email: kontakt } = site.betreiber
  return (
    <div className="border-l-4 border-err bg-sand px-5 py-4">
      <p ref={note} tabIndex={-1} className="font-semibold outline-none">
        {OHNE_LINK.titel}
      </p>
      <p className="mt-1">
        {OHNE_LINK.wohin} <strong className="wrap-anywhere">{email}</strong> {geschuetzt(OHNE_LINK.warum)}
      </p>
      <p className="mt-1">
        {geschuetzt(OHNE_LINK.weg)}{' '}
        <a className="textlink wrap-anywhere" href={`mailto:${kontakt}`}>
          {kontakt}
        </a>{' '}
        {OHNE_LINK.post} {firma}, {strasse}, {plz} {ort}.
      </p>
    </div>
  )
}
