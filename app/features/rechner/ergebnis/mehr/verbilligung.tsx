import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { KOPF, MEHR } from '#content/rechner/antwort.ts'
import { VERBILLIGT, VERBILLIGUNG_IM_RECHNER, VERBILLIGUNGS_NAME } from '#content/rechner/verbilligung.ts'
import type { Altersklasse } from '#domain/altersklasse.ts'
import { vollePreise } from '#domain/haushalt.ts'
import { minus } from '#domain/rappen.ts'
import { ladeVerbilligung, type Verbilligung as Modul } from '../../ablauf/verbilligung-laden.ts'
import { changeThenFocusAnswer } from '../kopf/to-answer.ts'
import type { Blick } from '../sicht/sicht.ts'
import { VerbilligungsHinweis } from './verbilligungs-hinweis.tsx'

const ART = { 'AKL-ERW': 'erwachsen', 'AKL-JUG': 'jung', 'AKL-KIN': 'kind' } as const satisfies Record<
  Altersklasse,
  string
>

/** A switch that asks one question; off, prices are in full again. Where nobody is known a shared comparison has none. */
export function Verbilligung(blick: Blick) {
  const { zustand, sicht, dispatch } = blick
  const id = useId()
  const offen = zustand.ansicht.form === 'verbilligung'
  const an = offen || zustand.verbilligung.zusage !== null
  if (zustand.geteilt) return null
  function schalte(ein: boolean) {
    if (!ein) dispatch({ art: 'zusage', zusage: null })
    dispatch({ art: 'form', form: ein ? 'verbilligung' : null })
  }
  return (
    <section className="border-b border-line py-2 print:hidden">
      <label className="flex min-h-11 cursor-pointer items-center justify-between gap-3 leading-snug font-semibold">
        {MEHR.verbilligung.titel}
        <input
          type="checkbox"
          role="switch"
          checked={an}
          aria-checked={an}
          aria-describedby={`${id}-hinweis`}
          aria-controls={`${id}-rechnung`}
          onChange={event => schalte(event.target.checked)}
          className="h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-control border border-edge bg-sand bg-[linear-gradient(var(--edge),var(--edge))] bg-[length:1.125rem_1.125rem] bg-[position:0.125rem_center] bg-no-repeat checked:border-fir checked:bg-fir checked:bg-[linear-gradient(var(--on-fir),var(--on-fir))] checked:bg-[position:calc(100%-0.125rem)_center] forced-colors:appearance-auto"
        />
      </label>
      <VerbilligungsHinweis
        id={`${id}-hinweis`}
        wo={sicht.volleTabelle}
        klassen={sicht.personen.map(({ klasse }) => klasse)}
        ganz={offen}
      />
      <div id={`${id}-rechnung`}>{offen && <Rechnung {...blick} />}</div>
    </section>
  )
}

type Stand = { art: 'laedt' } | { art: 'fehlt' } | { art: 'da'; modul: Modul }

/** The rules of the cantons arrive when somebody asks for them. */
function Rechnung({ zustand, sicht, dispatch }: Blick) {
  const [stand, setStand] = useState<Stand>({ art: 'laedt' })
  const [versuch, setVersuch] = useState(0)
  const ort = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per try
  useEffect(() => {
    let gilt = true
    ladeVerbilligung().then(
      modul => gilt && setStand({ art: 'da', modul }),
      () => gilt && setStand({ art: 'fehlt' }),
    )
    return () => {
      gilt = false
    }
  }, [versuch])
  const da = stand.art === 'da'
  // Whoever changes it from above the list is led here.
  useEffect(() => {
    if (da)
      [...(ort.current?.querySelectorAll<HTMLElement>('input, button') ?? [])]
        .find(feld => feld.checkVisibility?.() ?? true)
        ?.focus()
  }, [da])
  if (stand.art === 'laedt') return <p role="status">{VERBILLIGUNG_IM_RECHNER.laedt}</p>
  if (stand.art === 'fehlt')
    return (
      <div role="alert">
        <p className="mb-2">{VERBILLIGUNG_IM_RECHNER.fehlt}</p>
        <Button
          kind="secondary"
          size="small"
          onClick={() => {
            setStand({ art: 'laedt' })
            setVersuch(versuch + 1)
          }}
        >
          {VERBILLIGUNG_IM_RECHNER.erneut}
        </Button>
      </div>
    )
  const { volleTabelle, personen, volleLoesung } = sicht
  return (
    <div ref={ort} className="mt-3 border border-ink bg-sheet p-4">
      <stand.modul.VerbilligungsPanel
        kanton={volleTabelle.kanton}
        region={volleTabelle.region}
        gemeinde={zustand.wohnort.gewaehlt?.bfs}
        jahr={volleTabelle.jahr}
        bekannte={personen.map(({ nummer, name, klasse }) => ({ nummer, name, art: ART[klasse] }))}
        preise={volleLoesung?.policen.map(({ praemie }) => praemie)}
        zusage={zustand.verbilligung.zusage}
        eingabe={zustand.verbilligung.eingabe}
        onEingabe={eingabe => dispatch({ art: 'verbilligungseingabe', eingabe })}
        onZusage={zusage => changeThenFocusAnswer(() => dispatch({ art: 'zusage', zusage }))}
      />
    </div>
  )
}

/** Above the answer once prices are after it: the question folded to a line. */
export function VerbilligungsZeile({ sicht: { loesung, regelJahr }, dispatch }: Pick<Blick, 'sicht' | 'dispatch'>) {
  if (regelJahr === null || !loesung) return null
  return (
    <p className="flex min-h-11 items-center justify-between gap-x-3 border-b border-line py-1 print:hidden">
      <span className="max-md:text-[0.9375rem]">
        {VERBILLIGT.zeile(minus(vollePreise(loesung.policen), loesung.praemien))}
      </span>
      <button
        type="button"
        aria-label={KOPF.aendernVon(VERBILLIGUNGS_NAME)}
        onClick={() => dispatch({ art: 'form', form: 'verbilligung' })}
        className="textlink -my-2 min-h-11 shrink-0 text-fir"
      >
        {KOPF.aendern}
      </button>
    </p>
  )
}
