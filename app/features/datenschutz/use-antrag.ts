import { useRef, useState } from 'react'
import { regeln } from '#app/lib/formular/feldregeln.ts'
import { useFormular } from '#app/lib/formular/formular.ts'
import { schluesselFuer, sende } from '#app/lib/formular/senden.ts'
import { trackFormSubmit } from '#app/lib/tracking/tracking.ts'
import { showToast } from '#app/ui/overlay/toast.ts'
import { ANTRAG_MELDUNGEN } from '#content/rahmen/meldungen.ts'
import { BEGRUENDUNG_STANDARD } from '#content/recht/datenschutz-verwaltung.ts'
import type { LinkAnnahme } from '#contract/annahme.ts'
import type { Antragsart } from '#contract/datenschutz-antrag.ts'
import { PFADE } from '#contract/pfade.ts'

type Antrag = { email: string; requestType: Antragsart; reason: string }
type Stand =
  | { art: 'bereit' }
  | { art: 'sendet'; antrag: Antragsart }
  | { art: 'gesendet' | 'ohne-link'; email: string }

export function useAntrag() {
  const { attribute, fehler, geprueft, zeige } = useFormular({ email: regeln.email, reason: regeln.begruendung })
  const [stand, setStand] = useState<Stand>({ art: 'bereit' })
  const unbeantwortet = useRef<(Antrag & { timestamp: string }) | null>(null)

  /** A second try is the same request, with the time of the first: only then does it count once. */
  function mitZeitpunkt(antrag: Antrag) {
    const { current } = unbeantwortet
    const gleich = current && JSON.stringify(current) === JSON.stringify({ ...antrag, timestamp: current.timestamp })
    unbeantwortet.current = gleich ? current : { ...antrag, timestamp: new Date().toISOString() }
    return unbeantwortet.current
  }

  async function send(requestType: Antragsart) {
    if (stand.art === 'sendet') return
    const werte = geprueft()
    if (!werte) return tellMissingEmail(attribute.ref.current)
    const { email, reason } = werte
    const antrag = mitZeitpunkt({ email, requestType, reason: reason.trim() || BEGRUENDUNG_STANDARD })
    setStand({ art: 'sendet', antrag: requestType })
    const ergebnis = await sende<LinkAnnahme>(PFADE.datenschutzAntrag, antrag, schluesselFuer(antrag))
    if (ergebnis.art === 'angenommen') return showAngenommen(antrag, ergebnis.linkGesendet)
    setStand({ art: 'bereit' })
    if (ergebnis.art === 'abgelehnt') zeige(ergebnis.felder)
    showToast({ ...ANTRAG_MELDUNGEN.fehler, variant: 'destructive' })
  }

  function showAngenommen(antrag: Antrag, linkGesendet: boolean) {
    unbeantwortet.current = null
    trackFormSubmit('data_protection_request', Object.keys(antrag))
    if (linkGesendet) showToast(ANTRAG_MELDUNGEN.erfolg[antrag.requestType])
    attribute.ref.current?.reset()
    setStand({ art: linkGesendet ? 'gesendet' : 'ohne-link', email: antrag.email.trim() })
  }

  return { formular: attribute, fehler, stand, send }
}

/** An address with a slip in it gets its message at the field; only a missing one is specified to speak as a toast. */
function tellMissingEmail(form: HTMLFormElement | null) {
  if (form && String(new FormData(form).get('email')).trim() === '')
    showToast({ ...ANTRAG_MELDUNGEN.emailFehlt, variant: 'destructive' })
}
