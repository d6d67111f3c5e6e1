import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { Choices, cellInput } from '#app/ui/fields/choices.tsx'
import { segment } from '#app/ui/fields/radio-group.tsx'
import { Slider } from '#app/ui/fields/slider.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextButton } from '#app/ui/text-button.tsx'
import { KOPF } from '#content/rechner/antwort.ts'
import { abFranchise, FRANCHISE, passtZu } from '#content/rechner/franchise.ts'
import { BEISPIELJAHRE, KOSTEN } from '#content/rechner/kosten.ts'
import { mitApostroph } from '#content/zahlen/format.ts'
import { HOECHSTE_KOSTEN, KOSTENSCHRITT } from '#domain/kosten/gesundheitskosten.ts'
import { type Franken, franken, inRappen } from '#domain/werte/rappen.ts'
import { changeThenFocusAnswer } from '../kopf/to-answer.ts'
import type { Blick, Regler } from '../sicht/sicht.ts'
import { KostenKurve } from './kosten-kurve.tsx'

type GesundheitskostenProps = Blick & { regler: Regler }

/** One question, four examples of a year or the amount itself; answered, it folds to a line that says which franchise fits. */
export function Gesundheitskosten(props: GesundheitskostenProps) {
  const { zustand, regler, dispatch } = props
  const { kosten } = regler.person
  const [fragt, setFragt] = useState(kosten === null)
  const aendern = useRef<HTMLButtonElement>(null)
  const faltet = useRef(false)
  const offen = zustand.ansicht.form === 'kosten'
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

  return zeigtFrage ? (
    <Frage {...props} offen={offen} onDone={falte} />
  ) : (
    <Antwort {...props} kosten={kosten} aendern={aendern} />
  )
}

type AntwortProps = GesundheitskostenProps & { kosten: Franken; aendern: Ref<HTMLButtonElement> }

/** Which franchise costs least at these costs, over all insurers; and the way to it. */
function Antwort({ sicht, regler: { person, franchise, bereiche }, kosten, dispatch, aendern }: AntwortProps) {
  const beste = bereiche.findLast(({ ab }) => ab <= inRappen(kosten))?.wahl.franchise ?? franchise
  const passt = beste === franchise
  const name = KOSTEN.angenommen(BEISPIELJAHRE.find(beispiel => beispiel.kosten === kosten)?.name, kosten)
  return (
    <p className="t1 flex flex-wrap items-center gap-x-2 text-ink2">
      {passt && <Icon name="check" className="size-4.5 text-fir" />}
      <span>{passtZu(passt, name, beste)}</span>
      {/* Once is enough: the answer may give the same advice. */}
      {!passt && sicht.rat?.id !== person.id && (
        <TextButton
          className="-my-2.5 print:hidden"
          onClick={() => changeThenFocusAnswer(() => dispatch({ art: 'franchise', id: person.id, franchise: beste }))}
        >
          {FRANCHISE.waehlen(beste)}
        </TextButton>
      )}
      <TextButton
        ref={aendern}
        aria-label={KOPF.aendernVon(KOSTEN.name)}
        className="-my-2.5 ml-auto print:hidden"
        onClick={() => dispatch({ art: 'form', form: 'kosten' })}
      >
        {KOPF.aendern}
      </TextButton>
    </p>
  )
}

const MARKEN = [0, 1 / 4, 1 / 2, 3 / 4, 1].map(teil => mitApostroph(teil * HOECHSTE_KOSTEN))

type FrageProps = GesundheitskostenProps & {
  /** Asked again, or more exactly: the focus goes along. */
  offen: boolean
  /** Answered: with the focus, where it would be lost. */
  onDone: (mitFokus: boolean) => void
}

function Frage({ regler, offen, onDone, dispatch }: FrageProps) {
  const { person, franchise, bereiche } = regler
  const { kosten, erwarteteKosten } = person
  const id = useId()
  const [genauer, setGenauer] = useState(offen && BEISPIELJAHRE.every(beispiel => beispiel.kosten !== kosten))
  const gruppe = useRef<HTMLElement>(null)
  useEffect(() => {
    const felder = ['[type=range]', 'input:checked', 'input'].map(feld =>
      gruppe.current?.querySelector<HTMLElement>(feld),
    )
    if (offen) felder.find(Boolean)?.focus()
  }, [offen])
  const [, naechste] = bereiche
  const nimm = (neue: Franken) => dispatch({ art: 'kosten', id: person.id, kosten: neue })
  return (
    <section ref={gruppe} aria-labelledby={`${id}-titel`}>
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <h3 id={`${id}-titel`} className="text-[1rem] font-semibold">
          {KOSTEN.frage}
        </h3>
        <TextButton
          aria-expanded={genauer}
          aria-controls={`${id}-genauer`}
          onClick={() => {
            setGenauer(!genauer)
            if (!genauer) dispatch({ art: 'form', form: 'kosten' })
          }}
          className="t1 -my-3 print:hidden"
        >
          {KOSTEN.genauer}
        </TextButton>
      </div>
      <Choices
        aria-label={KOSTEN.name}
        className="grid grid-cols-4 pt-px pl-px"
        // Arrow keys are on their way through the answers until the focus goes elsewhere.
        onBlur={({ currentTarget, relatedTarget }) =>
          kosten !== null && !genauer && !currentTarget.contains(relatedTarget) && onDone(false)
        }
      >
        {BEISPIELJAHRE.map(beispiel => (
          <label
            key={beispiel.name}
            className={`${segment} flex min-h-11 cursor-pointer flex-col items-center justify-center border-edge py-0.5 leading-tight forced-colors:has-checked:border-4`}
          >
            <input
              type="radio"
              name={`beispieljahr-${id}`}
              checked={beispiel.kosten === kosten}
              onChange={() => nimm(beispiel.kosten)}
              // A finger has answered.
              onClick={event => event.detail > 0 && !genauer && onDone(true)}
              onKeyDown={event => event.key === 'Enter' && kosten !== null && onDone(true)}
              aria-labelledby={`${id}-${beispiel.name}`}
              aria-describedby={`${id}-${beispiel.name}-betrag`}
              className={cellInput}
            />
            <span id={`${id}-${beispiel.name}`}>{beispiel.name}</span>
            <span id={`${id}-${beispiel.name}-betrag`} className="t1 leading-tight! font-normal text-ink2">
              {mitApostroph(beispiel.kosten)}
            </span>
          </label>
        ))}
      </Choices>
      <div id={`${id}-genauer`} hidden={!genauer} className="mt-3 grid gap-y-3 print:hidden">
        {genauer && (
          <>
            <Slider
              label={KOSTEN.name}
              text={KOSTEN.betrag(erwarteteKosten)}
              aria-valuetext={KOSTEN.imJahr(erwarteteKosten)}
              max={HOECHSTE_KOSTEN}
              step={KOSTENSCHRITT}
              value={erwarteteKosten}
              onChange={wert => nimm(franken(wert))}
              marks={MARKEN}
            />
            <KostenKurve regler={regler} />
            <TextButton className="justify-self-start" onClick={() => onDone(true)}>
              {KOSTEN.fertig}
            </TextButton>
          </>
        )}
      </div>
      {kosten === null && naechste && naechste.wahl.franchise !== franchise && (
        <p className="t1 mt-1 text-ink2">{abFranchise(naechste.ab, naechste.wahl.franchise)}</p>
      )}
    </section>
  )
}
