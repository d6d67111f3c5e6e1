import { type FormEvent, useState } from 'react'
import { useFormular } from '#app/lib/formular.ts'
import { type Ergebnis, schluesselFuer, sende } from '#app/lib/senden.ts'
import { merkeKontakt, trackCalculatorStep, trackConversion, trackFormSubmit } from '#app/lib/tracking.ts'
import { useNavigate } from '#app/router.tsx'
import { showToast } from '#app/ui/toast.ts'
import { FEHLENDE_ANGABEN, NICHT_GESENDET, RECHNER_FEHLER } from '#content/meldungen.ts'
import { PFADE } from '#contract/pfade.ts'
import type { PraemienAnfrageKoerper } from '#contract/praemien-anfrage.ts'
import { ANFRAGE_REGELN, dankePfad } from './anfrage.ts'

type Stand = { art: 'bereit' } | { art: 'sendet' } | { art: 'gescheitert'; grund: string }

type Versand = {
  koerper: PraemienAnfrageKoerper
  aktuellesJahr: number
  /** The enquiry is stored: nothing of it needs to be kept. */
  onGesendet: () => void
}

/** Step 3's form: complaints, sending, and what follows. */
export function useAnfrageVersand({ koerper, aktuellesJahr, onGesendet }: Versand) {
  const { attribute, fehler, geprueft, zeige } = useFormular(ANFRAGE_REGELN)
  const [stand, setStand] = useState<Stand>({ art: 'bereit' })
  const navigate = useNavigate()

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (stand.art === 'sendet') return
    if (!geprueft()) {
      setStand({ art: 'bereit' })
      return showToast({ ...FEHLENDE_ANGABEN, variant: 'destructive' })
    }
    const gesamt = { ...koerper, website: String(new FormData(event.currentTarget).get('website') ?? '') }
    setStand({ art: 'sendet' })
    const ergebnis = await sende(PFADE.praemienAnfrage, gesamt, schluesselFuer(gesamt))
    setStand({ art: 'bereit' })
    if (ergebnis.art === 'angenommen') danke()
    else melde(ergebnis)
  }

  function danke() {
    const ziel = dankePfad(Number(koerper.birthYear), aktuellesJahr)
    trackCalculatorStep(3)
    trackFormSubmit('calculator', Object.keys(koerper))
    trackConversion(ziel === '/danke-rechner' ? 'calculator' : 'calculator_55plus')
    onGesendet()
    // Whoever has left the form meanwhile is not fetched back.
    if (!attribute.ref.current) return
    merkeKontakt({ email: koerper.email, telefon: koerper.phone })
    navigate(ziel)
  }

  function melde(ergebnis: Exclude<Ergebnis, { art: 'angenommen' }>) {
    const erreicht = ergebnis.art === 'abgelehnt'
    const meldung = erreicht ? ergebnis.meldung : ''
    showToast({ ...RECHNER_FEHLER, ...(meldung && { description: meldung }), variant: 'destructive' })
    if (erreicht && zeige(ergebnis.felder)) return
    const grund = erreicht ? meldung || NICHT_GESENDET.abgelehnt : NICHT_GESENDET.nichtErreicht
    setStand({ art: 'gescheitert', grund })
  }

  return { formular: { ...attribute, onSubmit }, fehler, stand }
}
