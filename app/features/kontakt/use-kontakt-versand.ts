import { type FormEvent, useState } from 'react'
import { useFormular } from '#app/lib/formular/formular.ts'
import { type Ergebnis, type Feldfehler, schluesselFuer, sende } from '#app/lib/formular/senden.ts'
import { merkeKontakt, trackConversion, trackFormSubmit } from '#app/lib/tracking/tracking.ts'
import { useLocation, useNavigate } from '#app/router.tsx'
import { showToast } from '#app/ui/overlay/toast.ts'
import { KONTAKT_FORMULAR } from '#content/formulare/kontakt.ts'
import { FEHLENDE_ANGABEN, KONTAKT_FEHLER, NICHT_GESENDET } from '#content/rahmen/meldungen.ts'
import type { KontaktAnfrageKoerper } from '#contract/kontakt-anfrage.ts'
import { PFADE } from '#contract/pfade.ts'
import { BERATUNG, kontaktKoerper, kontaktRegeln } from './kontakt-felder.ts'

type Stand = { art: 'bereit' } | { art: 'sendet' } | { art: 'gescheitert'; grund: string }

/** `beanstandet`: what the server complained about when the form was sent without a script. */
export function useKontaktVersand(beanstandet?: Feldfehler) {
  const { attribute, fehler, geprueft, zeige } = useFormular(kontaktRegeln, beanstandet)
  const [stand, setStand] = useState<Stand>({ art: 'bereit' })
  const { search } = useLocation()
  const navigate = useNavigate()

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (stand.art === 'sendet') return
    const werte = geprueft()
    if (!werte) {
      setStand({ art: 'bereit' })
      return showToast({ ...FEHLENDE_ANGABEN, variant: 'destructive' })
    }
    const koerper = kontaktKoerper(werte, search)
    // The specification asks for it: the visitor's own data on the visitor's own screen.
    console.debug(KONTAKT_FORMULAR.konsole, koerper)
    setStand({ art: 'sendet' })
    const ergebnis = await sende(PFADE.kontaktAnfrage, koerper, schluesselFuer(koerper))
    if (ergebnis.art === 'angenommen') danke(koerper)
    else showFailure(ergebnis)
  }

  function danke(koerper: KontaktAnfrageKoerper) {
    const beratung = koerper.anliegen === BERATUNG
    trackFormSubmit(beratung ? 'consultation_request' : 'contact_form', Object.keys(koerper))
    trackConversion(beratung ? 'consultation' : 'contact_form')
    setStand({ art: 'bereit' })
    // Whoever has left the form meanwhile is not fetched back.
    if (!attribute.ref.current) return
    merkeKontakt({ email: koerper.email, telefon: koerper.telefon })
    navigate(beratung ? '/danke-beratung' : '/danke-kontakt')
  }

  function showFailure(ergebnis: Exclude<Ergebnis, { art: 'angenommen' }>) {
    if (ergebnis.art === 'nicht-erreicht') {
      showToast({ ...KONTAKT_FEHLER.unerwartet, variant: 'destructive' })
      return setStand({ art: 'gescheitert', grund: NICHT_GESENDET.nichtErreicht })
    }
    showToast({ ...KONTAKT_FEHLER.abgelehnt, variant: 'destructive' })
    const amFeld = zeige(ergebnis.felder)
    setStand(amFeld ? { art: 'bereit' } : { art: 'gescheitert', grund: ergebnis.meldung || NICHT_GESENDET.abgelehnt })
  }

  return { formular: { ...attribute, onSubmit }, fehler, stand }
}
