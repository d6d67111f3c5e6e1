import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { mitApostroph } from '#content/format.ts'
import { KOPF } from '#content/rechner/antwort.ts'
import { abFranchise, FRANCHISE, passtZu } from '#content/rechner/franchise.ts'
import { BEISPIELJAHRE, KOSTEN } from '#content/rechner/kosten.ts'
import { besteFranchisen } from '#domain/franchise-vergleich.ts'
import { type Franken, inRappen } from '#domain/rappen.ts'
import type { Dispatch } from '../../zustand/rechenwerk.ts'
import { changeThenFocusAnswer } from '../kopf/to-answer.ts'
import type { Regler } from '../sicht/sicht.ts'
import { FranchiseKurve } from './beste-franchise.tsx'
import { KostenRegler } from './kosten-regler.tsx'

type GesundheitskostenProps = {
  regler: Regler
  offen: boolean
  /** The answer gives the advice already. */
  beraten: boolean
  dispatch: Dispatch
}

/** One question, four examples of a year or the amount itself; answered, it folds to a line that says which franchise fits. */
export function Gesundheitskosten({ regler, offen, beraten, dispatch }: GesundheitskostenProps) {
  const { id, kosten } = regler.person
  const [fragt, setFragt] = useState(kosten === null)
  const aendern = useRef<HTMLButtonElement>(null)
  const faltet = useRef(false)
  const zeigtFrage = fragt || offen || kosten === null
  useEffect(() => {
    // The answer is gone with the question: who gave it goes on where it can be changed.
    if (!zeigtFrage && faltet.current) aendern.current?.focus({ preventScroll: true })
    faltet.current = false
  }, [zeigtFrage])

  function falte(mitFokus: boolean) {
    faltet.current = mitFokus
    setFragt(false)
    if (offen) dispatch({ art: 'form', form: null })
  }

  if (!zeigtFrage) return <Antwort {...{ regler, kosten, beraten, dispatch, aendern }} />
  return (
    <Frage
      {...{ regler, offen }}
      onKosten={neue => dispatch({ art: 'kosten', id, kosten: neue })}
      onFertig={falte}
      onOffen={() => dispatch({ art: 'form', form: 'kosten' })}
    />
  )
}

type AntwortProps = Omit<GesundheitskostenProps, 'offen'> & {
  kosten: Franken
  aendern: RefObject<HTMLButtonElement | null>
}

/** Which franchise costs least at these costs, over all insurers; and the way to it. */
function Antwort({ regler: { person, jeFranchise }, kosten, beraten, dispatch, aendern }: AntwortProps) {
  const beste = besteFranchisen(jeFranchise, person.klasse).findLast(({ ab }) => ab <= inRappen(kosten))?.wahl.franchise
  const franchise = person.gewaehlt?.franchise ?? person.gilt
  const passt = beste === undefined || beste === franchise
  const name = KOSTEN.angenommen(BEISPIELJAHRE.find(beispiel => beispiel.kosten === kosten)?.name, kosten)
  return (
    <p className="t1 flex flex-wrap items-center gap-x-2 text-ink2">
      {passt && <Icon name="check" className="size-4.5 text-fir" />}
      <span>{passtZu(passt, name, beste ?? franchise)}</span>
      {!passt && !beraten && (
        <button
          type="button"
          className="textlink -my-2.5 min-h-11 text-fir print:hidden"
          onClick={() => changeThenFocusAnswer(() => dispatch({ art: 'franchise', id: person.id, franchise: beste }))}
        >
          {FRANCHISE.waehlen(beste)}
        </button>
      )}
      <button
        ref={aendern}
        type="button"
        aria-label={KOPF.aendernVon(KOSTEN.name)}
        className="textlink -my-2.5 ml-auto min-h-11 text-fir print:hidden"
        onClick={() => dispatch({ art: 'form', form: 'kosten' })}
      >
        {KOPF.aendern}
      </button>
    </p>
  )
}

type FrageProps = {
  regler: Regler
  /** Asked again: the focus goes along. */
  offen: boolean
  onKosten: (kosten: Franken) => void
  /** Answered: with the focus, where it would be lost. */
  onFertig: (mitFokus: boolean) => void
  onOffen: () => void
}

function Frage({ regler: { person, jeFranchise }, offen, onKosten, onFertig, onOffen }: FrageProps) {
  const { kosten, klasse } = person
  const id = useId()
  const [genauer, setGenauer] = useState(offen && BEISPIELJAHRE.every(beispiel => beispiel.kosten !== kosten))
  const gruppe = useRef<HTMLElement>(null)
  useEffect(() => {
    if (offen) gruppe.current?.querySelector<HTMLElement>('input:checked, input')?.focus()
  }, [offen])
  const naechste = besteFranchisen(jeFranchise, klasse)[1]
  const lohntAnders = naechste && naechste.wahl.franchise !== (person.gewaehlt?.franchise ?? person.gilt)
  return (
    <section ref={gruppe} aria-labelledby={`${id}-titel`}>
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <h3 id={`${id}-titel`} className="text-[1rem] font-semibold">
          {KOSTEN.frage}
        </h3>
        <button
          type="button"
          aria-expanded={genauer}
          aria-controls={`${id}-genauer`}
          onClick={() => {
            setGenauer(!genauer)
            if (!genauer) onOffen()
          }}
          className="textlink t1 -my-3 min-h-11 text-fir print:hidden"
        >
          {KOSTEN.genauer}
        </button>
      </div>
      <Beispiele kosten={kosten} onChange={onKosten} onFertig={onFertig} bleibt={genauer} />
      <div id={`${id}-genauer`} hidden={!genauer} className="mt-3 grid gap-y-3 print:hidden">
        {genauer && (
          <>
            <KostenRegler kosten={person.erwarteteKosten} onChange={onKosten} />
            <FranchiseKurve
              jeFranchise={jeFranchise}
              klasse={klasse}
              kosten={person.erwarteteKosten}
              franchise={person.gewaehlt?.franchise ?? person.gilt}
            />
            <button
              type="button"
              className="textlink min-h-11 justify-self-start text-fir"
              onClick={() => onFertig(true)}
            >
              {KOSTEN.fertig}
            </button>
          </>
        )}
      </div>
      {kosten === null && lohntAnders && (
        <p className="t1 mt-1 text-ink2">{abFranchise(naechste.ab, naechste.wahl.franchise)}</p>
      )}
    </section>
  )
}

type BeispieleProps = {
  kosten: Franken | null
  onChange: (kosten: Franken) => void
  onFertig: (mitFokus: boolean) => void
  /** The slider is open: the question stays. */
  bleibt: boolean
}

function Beispiele({ kosten, onChange, onFertig, bleibt }: BeispieleProps) {
  const id = useId()
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; one choice out of four
      role="radiogroup"
      aria-label={KOSTEN.name}
      className="grid min-w-0 grid-cols-4 pl-px"
      // Arrow keys are on their way through the answers until the focus goes elsewhere.
      onBlur={event =>
        kosten !== null && !bleibt && !event.currentTarget.contains(event.relatedTarget) && onFertig(false)
      }
    >
      {BEISPIELJAHRE.map(beispiel => (
        <label
          key={beispiel.name}
          className="relative -ml-px flex min-h-11 cursor-pointer flex-col items-center justify-center border border-edge bg-sheet py-0.5 leading-tight not-has-checked:hover:bg-sand has-checked:z-1 has-checked:border-fir has-checked:bg-fir-soft has-checked:font-semibold has-checked:[box-shadow:inset_0_0_0_1px_var(--fir)] has-focus-visible:z-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir forced-colors:has-checked:border-4"
        >
          <input
            type="radio"
            name={`beispieljahr-${id}`}
            checked={beispiel.kosten === kosten}
            onChange={() => onChange(beispiel.kosten)}
            // A finger has answered.
            onClick={event => event.detail > 0 && !bleibt && onFertig(true)}
            onKeyDown={event => event.key === 'Enter' && kosten !== null && onFertig(true)}
            aria-labelledby={`${id}-${beispiel.name}`}
            aria-describedby={`${id}-${beispiel.name}-betrag`}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          <span id={`${id}-${beispiel.name}`}>{beispiel.name}</span>
          <span id={`${id}-${beispiel.name}-betrag`} className="t1 leading-tight! font-normal text-ink2">
            {mitApostroph(beispiel.kosten)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
