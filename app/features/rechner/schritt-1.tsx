import { type FormEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Link } from '#app/router.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { nochOffene } from './eingabe.ts'
import { PersonenFelder, useVorherGetipptes } from './personen-felder.tsx'
import { useOrte } from './use-orte.ts'
import type { Rechenwerk } from './use-rechner.ts'
import type { Eingabe, Zustand } from './zustand.ts'

type Schritt1Props = { rechner: Rechenwerk; zustand: Zustand & { schritt: 1 } }

export function Schritt1({ rechner, zustand }: Schritt1Props) {
  const { dispatch, uebergang, weiter, aktuellesJahr } = rechner
  const { fehler, setFehler, fehlversuche } = rechner.eingabepruefung
  const orte = useOrte()
  const form = useRef<HTMLFormElement>(null)
  const lebt = useSyncExternalStore(niemals, ja, nein)
  useVorherGetipptes(form, vorher => dispatch({ art: 'eingabe', eingabe: { ...zustand.eingabe, ...vorher } }))
  const eingabe = orte.stand.art === 'bereit' ? orte.stand.orte.nachgeschlagen(zustand.eingabe) : zustand.eingabe

  useEffect(() => {
    if (fehlversuche > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [fehlversuche])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (uebergang !== 'laeuft') void weiter()
  }

  function onChange(neu: Eingabe) {
    dispatch({ art: 'eingabe', eingabe: neu })
    if (orte.stand.art === 'bereit') setFehler(nochOffene(fehler, orte.stand.orte.fehler(neu, aktuellesJahr)))
  }

  return (
    <form ref={form} noValidate onSubmit={onSubmit} onFocus={orte.lade}>
      {zustand.fuerAnfrage && (
        <p className="mb-4 border-l-4 border-fir pl-3">
          Sie haben einen geteilten Vergleich geöffnet. Für Ihre Anfrage brauchen wir zuerst Ihre eigenen Angaben.
        </p>
      )}
      <PersonenFelder
        id="schritt1"
        eingabe={eingabe}
        onChange={onChange}
        orte={orte}
        fehler={fehler}
        aktuellesJahr={aktuellesJahr}
      />
      <div role="alert">
        {uebergang === 'gescheitert' && (
          <p className="mt-4 border-l-4 border-err pl-3">
            {navigator.onLine ? 'Unser Server antwortet nicht.' : 'Ihr Gerät ist offline.'} Ihre Angaben bleiben stehen:
            Drücken Sie später noch einmal auf «Weiter».
          </p>
        )}
      </div>
      <div className="mt-4 flex gap-3">
        <Button kind="secondary" size="small" disabled className="shrink-0">
          Zurück
        </Button>
        {/* Until the page is alive a press must not send the form anywhere. */}
        <Button
          type={lebt ? 'submit' : 'button'}
          className="grow"
          busy={uebergang === 'laeuft'}
          busyLabel="Lade Daten..."
        >
          Weiter
          <Icon name="arrow-right" />
        </Button>
      </div>
      <Fussnote />
    </form>
  )
}

const niemals = () => () => {}
const ja = () => true
const nein = () => false

function Fussnote() {
  const { praemien } = useSeitenDaten()
  return (
    <div className="t1 mt-2.5 text-ink2">
      <p>
        Für den ganzen Haushalt: im nächsten Schritt. Kostenlos, unverbindlich.{' '}
        <Link to="/datenschutz" target="_blank" className="textlink">
          Datenschutz<span className="sr-only"> (neuer Tab)</span>
        </Link>{' '}
        ·{' '}
        <Link to="/kontakt" className="textlink">
          Kontakt
        </Link>
      </p>
      <noscript>
        <p className="mt-2 text-ink">Der Rechner braucht JavaScript. Ohne hilft Ihnen die Kontaktseite weiter.</p>
      </noscript>
      <p className="mt-8 border-t border-line pt-4 max-lg:hidden">
        {praemien.quelle === 'BAG' ? 'Quelle: BAG' : 'Quelle: Demodaten'}, Prämien {praemien.jahr}.{' '}
        {praemien.versicherer} Versicherer, {praemien.regionen} Regionen.
      </p>
    </div>
  )
}
