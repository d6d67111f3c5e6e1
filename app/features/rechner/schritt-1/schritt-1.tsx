import { type FormEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Link } from '#app/router.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SCHRITT_1 } from '#content/rechner/schritt-1.ts'
import type { Eingabe } from '../zustand/eingabe.ts'
import { type Haushalt, haushaltsfehler } from '../zustand/haushalt.ts'
import type { Aktion, Schritt1 as Zustand } from '../zustand/zustand.ts'
import { PersonenFelder, useVorherGetipptes } from './personen-felder.tsx'
import { useOrte } from './use-orte.ts'

type Schritt1Props = {
  zustand: Zustand
  dispatch: (aktion: Aktion) => void
  weiter: () => Promise<void>
  aktuellesJahr: number
}

export function Schritt1({ zustand, dispatch, weiter, aktuellesJahr }: Schritt1Props) {
  const { haushalt, fehler, fehlversuche, uebergang } = zustand
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
    dispatch({ art: 'eingabe', eingabe: neu, ...offene(neu, haushalt) })
  }

  /** What is still wrong; unknown until the places are there. */
  function offene(neu: Eingabe, neuerHaushalt: Haushalt) {
    if (orte.stand.art !== 'bereit') return {}
    const weitere = haushaltsfehler(neuerHaushalt, aktuellesJahr)
    return { offen: { ...orte.stand.orte.fehler(neu, aktuellesJahr), weitere } }
  }

  return (
    <form ref={form} noValidate onSubmit={onSubmit} onFocus={orte.lade}>
      {zustand.fuerAnfrage && <p className="mb-4 border-l-4 border-fir pl-3">{SCHRITT_1.geteilt}</p>}
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
            {navigator.onLine ? SCHRITT_1.serverStumm : SCHRITT_1.offline} {SCHRITT_1.bleibtStehen}
          </p>
        )}
      </div>
      <div className="mt-4 flex gap-3">
        <Button kind="secondary" size="small" disabled className="shrink-0">
          {SCHRITT_1.zurueck}
        </Button>
        {/* Until the page is alive a press must not send the form anywhere. */}
        <Button
          type={lebt ? 'submit' : 'button'}
          className="grow"
          busy={uebergang === 'laeuft'}
          busyLabel={SCHRITT_1.laedt}
        >
          {SCHRITT_1.weiter}
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
        {SCHRITT_1.haushalt}{' '}
        <Link to="/datenschutz" target="_blank" className="textlink">
          {SCHRITT_1.datenschutz}
          <span className="sr-only">{SCHRITT_1.neuerTab}</span>
        </Link>{' '}
        ·{' '}
        <Link to="/kontakt" className="textlink">
          {SCHRITT_1.kontakt}
        </Link>
      </p>
      <noscript>
        <p className="mt-2 text-ink">{SCHRITT_1.ohneScript}</p>
      </noscript>
      <p className="mt-8 border-t border-line pt-4 max-lg:hidden">
        {SCHRITT_1.quelle(praemien.quelle === 'BAG', praemien.jahr, praemien.versicherer, praemien.regionen)}
      </p>
    </div>
  )
}
