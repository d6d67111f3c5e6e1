import { KONTAKT_FELDER, NICHT_ANGENOMMEN } from '#content/formulare/kontakt.ts'
import type { NichtAngenommen } from '#contract/bundle.ts'
import { site } from '#site-config'
import { feldId, type KontaktFeld } from './features/kontakt/kontakt-felder.ts'
import { KontaktFormular } from './features/kontakt/kontakt-formular.tsx'
import { NichtGesendet } from './features/kontakt/nicht-gesendet.tsx'
import { SeitenTitel } from './layout/seiten-titel.tsx'
import VermittlerHinweis from './lib/formular/vermittler-hinweis.tsx'
import { ErrorSummary } from './ui/error-summary.tsx'

/** As the form shows them, from top to bottom. */
const LESEFOLGE = [...Object.keys(KONTAKT_FELDER), 'datenschutzEinverstaendnis'] as KontaktFeld[]

/**
 * Answers a contact form that was sent without a script and could not be accepted: what is wrong, and the same form with
 * everything that was typed, to be corrected and sent again.
 */
export function NichtAngenommenSeite(zurueck: NichtAngenommen) {
  const { fehler, felder = {} } = zurueck.fehler
  const beanstandet = LESEFOLGE.flatMap(name => {
    const text = felder[name]
    return text ? [{ fieldId: feldId(name), text }] : []
  })
  return (
    <>
      <title>{`${NICHT_ANGENOMMEN.fenster} | ${site.domain}`}</title>
      <meta name="robots" content="noindex" />
      <SeitenTitel titel={NICHT_ANGENOMMEN.titel} />
      <div className="rahmen pt-9 md:pt-12">
        {beanstandet.length > 0 ? (
          <ErrorSummary title={NICHT_ANGENOMMEN.pruefen} errors={beanstandet} />
        ) : (
          <NichtGesendet grund={fehler} />
        )}
      </div>
      <KontaktFormular zurueck={zurueck} vermittlerin={<VermittlerHinweis />} />
    </>
  )
}
