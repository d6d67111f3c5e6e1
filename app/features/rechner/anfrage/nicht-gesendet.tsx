import { NICHT_GESENDET } from '#content/meldungen.ts'
import { ANFRAGE } from '#content/rechner/anfrage.ts'
import { site } from '#site-config'

/** Stays when the toast has gone: why nothing was sent, and another way. */
export function NichtGesendet({ grund }: { grund: string }) {
  const { telefon } = site.betreiber
  return (
    <div className="mb-5 border-l-4 border-err bg-sand px-5 py-4">
      <p className="font-semibold">{NICHT_GESENDET.titel}</p>
      <p className="mt-1">
        {grund} {NICHT_GESENDET.bleibt} {ANFRAGE.telefon}{' '}
        <a className="textlink whitespace-nowrap" href={`tel:${telefon.replaceAll(' ', '')}`}>
          {telefon}
        </a>
      </p>
    </div>
  )
}
