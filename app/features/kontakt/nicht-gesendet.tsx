import { ANDERE_WEGE } from '#content/formulare/kontakt.ts'
import { NICHT_GESENDET } from '#content/rahmen/meldungen.ts'
import { site } from '#site-config'

/** What lasts when the toast has gone: that nothing was sent, why, and the ways that remain. */
export function NichtGesendet({ grund }: { grund: string }) {
  const { email, telefon } = site.betreiber
  return (
    <div className="mass border-l-4 border-err bg-sand px-5 py-4">
      <p className="font-semibold">{NICHT_GESENDET.titel}</p>
      <p className="mt-1">
        {grund} {NICHT_GESENDET.bleibt}
      </p>
      <p className="mt-1">
        {ANDERE_WEGE.telefon}{' '}
        <a className="textlink whitespace-nowrap" href={`tel:${telefon.replaceAll(' ', '')}`}>
          {telefon}
        </a>{' '}
        {ANDERE_WEGE.email}{' '}
        <a className="textlink wrap-anywhere" href={`mailto:${email}`}>
          {email}
        </a>
        .
      </p>
    </div>
  )
}
