import type { FormEvent } from 'react'
import { useFormular } from '#app/lib/formular/formular.ts'
import { type Ergebnis, schluesselFuer, sende } from '#app/lib/formular/senden.ts'
import { merkeKontakt, trackCalculatorStep, trackConversion, trackFormSubmit } from '#app/lib/tracking/tracking.ts'
import { useNavigate } from '#app/router.tsx'
import { showToast } from '#app/ui/overlay/toast.ts'
import { ANFRAGE_GESENDET, FEHLENDE_ANGABEN, NICHT_GESENDET, RECHNER_FEHLER } from '#content/rahmen/meldungen.ts'
import { PFADE } from '#contract/pfade.ts'
import type { PraemienAnfrageKoerper } from '#contract/praemien-anfrage.ts'
import type { Versand } from '../zustand/kontakt.ts'
import type { Rechenwerk } from '../zustand/zustand.ts'
import { ANFRAGE_REGELN, type AnfrageFeld, dankePfad, fehltEtwas } from './anfrage.ts'

export function useAnfrageVersand(rechner: Rechenwerk, koerper: PraemienAnfrageKoerper, versand: Versand) {
  const { dispatch, aktuellesJahr, forget } = rechner
  const { attribute, fehler, geprueft, zeige } = useFormular<AnfrageFeld>(ANFRAGE_REGELN)
  const navigate = useNavigate()
  const setVersand = (stand: Versand) => dispatch({ art: 'versand', versand: stand })

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (versand.art === 'sendet') return
    const daten = new FormData(event.currentTarget)
    if (!geprueft()) {
      setVersand({ art: 'bereit' })
      // What is wrong stands at its field and above the form; what is missing is specified to be told once more.
      if (fehltEtwas(daten)) showToast({ ...FEHLENDE_ANGABEN, variant: 'destructive' })
      return
    }
    const gesamt = { ...koerper, website: String(daten.get('website') ?? '') }
    setVersand({ art: 'sendet' })
    const { pathname } = window.location
    const ergebnis = await sende(PFADE.praemienAnfrage, gesamt, schluesselFuer(gesamt))
    // Nothing changes any more once it is stored: the tab would remember what is to be forgotten.
    if (ergebnis.art === 'angenommen') return thank(pathname)
    setVersand(showRefusal(ergebnis))
  }

  /** Another step of the calculator leads on as well; whoever reads another page is told, and stays there. */
  function thank(gesendetAuf: string) {
    const ziel = dankePfad(Number(koerper.birthYear), aktuellesJahr)
    trackCalculatorStep(3)
    trackFormSubmit('calculator', Object.keys(koerper))
    trackConversion(ziel === '/danke-rechner' ? 'calculator' : 'calculator_55plus')
    forget()
    if (window.location.pathname !== gesendetAuf) return showToast(ANFRAGE_GESENDET)
    merkeKontakt({ email: koerper.email, telefon: koerper.phone })
    navigate(ziel)
  }

  function showRefusal(ergebnis: Exclude<Ergebnis, { art: 'angenommen' }>): Versand {
    const abgelehnt = ergebnis.art === 'abgelehnt'
    const meldung = abgelehnt ? ergebnis.meldung : ''
    showToast({ ...RECHNER_FEHLER, ...(meldung && { description: meldung }), variant: 'destructive' })
    if (abgelehnt && zeige(ergebnis.felder)) return { art: 'bereit' }
    const grund = abgelehnt ? meldung || NICHT_GESENDET.abgelehnt : NICHT_GESENDET.nichtErreicht
    return { art: 'gescheitert', grund }
  }

  return { formular: { ...attribute, onSubmit }, fehler }
}
