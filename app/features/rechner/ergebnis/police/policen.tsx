import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { AnsweredLine } from '#app/ui/answered-line.tsx'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextButton } from '#app/ui/text-button.tsx'
import { franchiseUndUnfall, HEUTE, POLICE } from '#content/rechner/heute.ts'
import { erlaubteFranchisen } from '#domain/kosten/franchise.ts'
import { PolicenForm } from '../on-demand.ts'
import type { PersonSicht } from '../sicht/antwort.ts'
import type { Blick } from '../sicht/sicht.ts'
import { jahrestabellen, preisDer } from './anderes-jahr.tsx'

const FRAGE = 'police-frage'
const OEFFNER = 'police-aendern'

/** Until a bill is confirmed: the question, and in its place the form. */
export function PoliceFrage(blick: Blick) {
  const { zustand, sicht, dispatch } = blick
  // Who looks at a shared comparison compares nobody's policy.
  if (zustand.geteilt || sicht.personen.some(({ police }) => police)) return null
  if (zustand.ansicht.form === 'police') return <PolicenForm {...blick} oeffner={FRAGE} />
  return (
    // The name is the question alone, and the whole box is its button's.
    <div className="relative flex min-h-14 w-full items-center justify-between gap-4 rounded-control border border-fir px-3.5 py-2 hover:bg-fir-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir print:hidden">
      <span className="min-w-0">
        <button
          type="button"
          id={FRAGE}
          aria-describedby={`${FRAGE}-text`}
          className="t2 block text-left leading-snug! font-semibold text-fir outline-none after:absolute after:inset-0"
          onClick={() => dispatch({ art: 'form', form: 'police' })}
        >
          {HEUTE.frage}
        </button>
        <span id={`${FRAGE}-text`} className="t1 block text-ink2">
          {HEUTE.genuegt(sicht.zuMehreren)}
        </span>
      </span>
      <Icon name="mail" />
    </div>
  )
}

const REIHE = 't2 py-1 md:justify-start'

/** Once a bill is confirmed: what it is, and that the comparison follows it, folded to a line each. */
export function PolicenZeilen(blick: Blick) {
  const { zustand, sicht, dispatch } = blick
  const [wer, setWer] = useState<number | null>(null)
  const bekannte = sicht.personen.filter(({ police }) => police)
  const [erste, ...weitere] = bekannte
  if (!erste) return null
  const offen = zustand.ansicht.form === 'police'
  const oeffne = (id: number | null) => {
    setWer(id)
    dispatch({ art: 'form', form: 'police' })
  }
  const zeilen = bekannte.map(person => (
    <Police key={person.id} {...blick} person={person} onEdit={() => oeffne(person.id)} />
  ))
  return (
    <div className="print:hidden">
      {weitere.length === 0 ? (
        zeilen
      ) : (
        // The answer of a family stays on the first screen.
        <Fold
          className="border-b border-line"
          line={`${REIHE} min-h-11 leading-snug!`}
          summary={POLICE.policen(bekannte.map(({ name }) => name))}
        >
          {zeilen}
        </Fold>
      )}
      {bekannte.length < sicht.personen.length && !offen && (
        <TextButton onClick={() => oeffne(null)}>{POLICE.weitere}</TextButton>
      )}
      {offen && (
        <div className="mt-3">
          <PolicenForm key={wer} {...blick} anfang={wer} oeffner={`${OEFFNER}-${wer ?? erste.id}`} />
        </div>
      )}
    </div>
  )
}

/** The comparison has the policy's franchise and accident cover, until the visitor changes them. */
function Police({ person, onEdit, ...blick }: Blick & { person: PersonSicht; onEdit: () => void }) {
  const { sicht, umfeld, dispatch } = blick
  const [offen, setOffen] = useState(false)
  const { id, police, nichtsTun } = person
  if (!police) return null
  const { kasse, kandidat, antwort } = police
  const name = sicht.zuMehreren ? person.name : null
  const wessen = POLICE.wessen(name)
  // Of a letter alone what it says.
  const bezahlt = nichtsTun?.heute?.preis ?? preisDer(kandidat, jahrestabellen(blick))
  const franchise = nichtsTun?.franchise ?? antwort.franchise ?? kandidat.franchise
  const wie = franchiseUndUnfall(person.gewaehlt?.franchise ?? person.gilt, person.frage.unfall)
  const deren = franchiseUndUnfall(franchise, kandidat.unfall)
  const verglichen = POLICE.verglichen(name, wie, deren)

  function zurueck() {
    dispatch({ art: 'unfall', id, unfall: kandidat.unfall === 'MIT-UNF' ? 'MIT' : 'OHNE' })
    dispatch({ art: 'franchise', id, franchise })
    setOffen(false)
  }

  return (
    <div className="border-b border-line max-md:divide-y max-md:divide-line md:flex md:flex-wrap md:gap-x-10">
      <AnsweredLine
        className={REIHE}
        answer={
          <>
            {wessen}: <b className="font-semibold">{POLICE.tarif(umfeld.kassenName(kasse), kandidat.tarif, bezahlt)}</b>
          </>
        }
        action={POLICE.aendern}
        id={`${OEFFNER}-${id}`}
        aria-label={`${POLICE.aendern}: ${wessen}`}
        onClick={onEdit}
      />
      <div>
        {wie !== deren && erlaubteFranchisen(person.klasse).includes(franchise) ? (
          <AnsweredLine className={REIHE} answer={verglichen} action={POLICE.zurueck(name)} onClick={zurueck} />
        ) : (
          <AnsweredLine
            className={REIHE}
            answer={verglichen}
            action={POLICE.aendern}
            aria-expanded={offen}
            aria-label={`${POLICE.aendern}: ${POLICE.vergleich(name)}`}
            onClick={() => setOffen(!offen)}
          />
        )}
        {offen && <Vergleichswahl {...blick} person={person} />}
      </div>
    </div>
  )
}

function Vergleichswahl({ sicht, dispatch, person: { id, unfall } }: Blick & { person: PersonSicht }) {
  const name = useId()
  function focusFranchise() {
    // Of several, the controls are those of whose line is open.
    if (sicht.zuMehreren) flushSync(() => dispatch({ art: 'person', id }))
    document.querySelector<HTMLInputElement>('[role="radiogroup"] [name="franchise"]:checked')?.focus()
  }
  return (
    <div className="grid gap-y-2 pb-3">
      <RadioGroup
        legend={POLICE.unfall}
        name={name}
        look="segmented"
        options={(['OHNE', 'MIT'] as const).map(value => ({ value, label: POLICE.unfallwahl[value] }))}
        value={unfall}
        onChange={wert => dispatch({ art: 'unfall', id, unfall: wert })}
      />
      <TextButton className="justify-self-start" onClick={focusFranchise}>
        {POLICE.franchise}
      </TextButton>
    </div>
  )
}
