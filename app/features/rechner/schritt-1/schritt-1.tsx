import { type FormEvent, useEffect, useState } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FUER_WEN, SCHRITT_1 } from '#content/rechner/schritt-1.ts'
import { kalenderjahr } from '#domain/fristen/praemienjahr.ts'
import { SchrittFuss } from '../schritt-fuss.tsx'
import { type FuerWen, mitFuerWen } from '../zustand/person.ts'
import type { Rechenwerk, Zustand } from '../zustand/zustand.ts'
import { useFormular } from './formular.ts'
import type { HaushaltsFelder as Haushaltsfelder } from './haushalts-felder.tsx'
import { PersonenFelder } from './personen-felder.tsx'

type Schritt1Props = {
  rechner: Rechenwerk
  zustand: Zustand
  /** Not part of the first load; until it is there, the visitor's own fields can be filled in. */
  HaushaltsFelder: typeof Haushaltsfelder | undefined
}

export function Schritt1({ rechner: { dispatch, goToAngebot }, zustand, HaushaltsFelder }: Schritt1Props) {
  const { fuerWen, personen, wohnort, fehler, fehlversuche, uebergang } = zustand
  const { attribute, felder } = useFormular({ fuerWen, personen, wohnort }, fehlversuche, (eingabe, offen) =>
    dispatch({ art: 'eingabe', eingabe, offen }),
  )
  const { eingabe, onChange } = felder
  const Felder = HaushaltsFelder && fuerWen !== 'ich' ? HaushaltsFelder : PersonenFelder
  const [lebt, setLebt] = useState(false)
  useEffect(() => {
    setLebt(true)
  }, [])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (uebergang !== 'laeuft') void goToAngebot()
  }

  return (
    <form {...attribute} onSubmit={onSubmit}>
      {zustand.fuerAnfrage && <p className="mb-4 border-l-4 border-fir pl-3">{SCHRITT_1.geteilt}</p>}
      <div className="mb-1 md:mb-4">
        <RadioGroup<FuerWen>
          legend={FUER_WEN.frage}
          quietLegend
          name="fuer-wen"
          look="segmented"
          options={FUER_WEN.antworten}
          value={fuerWen}
          onChange={neu => onChange(mitFuerWen(eingabe, neu))}
        />
      </div>
      <Felder {...felder} id="schritt1" fehler={fehler} />
      <div role="alert">
        {uebergang === 'gescheitert' && (
          <p className="mt-4 border-l-4 border-err pl-3">
            {navigator.onLine ? SCHRITT_1.serverStumm : SCHRITT_1.offline} {SCHRITT_1.bleibtStehen}
          </p>
        )}
      </div>
      <div className="mt-2 flex gap-2 md:mt-4 md:gap-3">
        <Button kind="secondary" size="small" disabled className="w-13.5 shrink-0 px-0! md:w-auto md:px-4.5!">
          <Icon name="arrow-right" className="rotate-180 md:hidden" />
          <span className="max-md:sr-only">{SCHRITT_1.zurueck}</span>
        </Button>
        {/* Until the page is alive a press must not send the form anywhere. */}
        <Button
          type={lebt ? 'submit' : 'button'}
          className="grow px-3! whitespace-nowrap max-md:min-h-12 max-md:py-2"
          busy={uebergang === 'laeuft'}
          busyLabel={SCHRITT_1.laedt}
        >
          {SCHRITT_1.weiter}
          <Icon name="arrow-right" className="max-[24rem]:hidden" />
        </Button>
        <BriefLink onOpen={() => void goToAngebot('police')} />
      </div>
      <Fussnote />
    </form>
  )
}

/** While next year is compared: who holds the letter goes straight to it. Without places and code it leads where it stands. */
function BriefLink({ onOpen }: { onOpen: () => void }) {
  const { datum, praemien } = useSeitenDaten()
  if (praemien.jahr <= kalenderjahr(datum)) return null
  return (
    // biome-ignore lint/a11y/useValidAnchor: a way to another step, which has an entry of its own in the history
    <a
      href="#rechner"
      onClick={event => {
        event.preventDefault()
        onOpen()
      }}
      className={buttonLook({
        kind: 'secondary',
        size: 'small',
        className: 'shrink-0 px-2.5! text-[0.9375rem]! whitespace-nowrap max-md:min-h-12',
      })}
    >
      {SCHRITT_1.brief}
    </a>
  )
}

function Fussnote() {
  const { praemien } = useSeitenDaten()
  return (
    <div className="t1 mt-2.5 text-ink2">
      <SchrittFuss>{SCHRITT_1.kostenlos}</SchrittFuss>
      <noscript>
        <p className="mt-2 text-ink">{SCHRITT_1.ohneScript}</p>
      </noscript>
      <p className="mt-8 border-t border-line pt-4 max-lg:hidden">
        {SCHRITT_1.quelle(praemien.quelle === 'BAG', praemien.jahr, praemien.versicherer, praemien.regionen)}
      </p>
    </div>
  )
}
