import { type ComponentProps, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextButton } from '#app/ui/text-button.tsx'
import { franchiseUndUnfall, POLICE } from '#content/rechner/heute.ts'
import { erlaubteFranchisen } from '#domain/franchise.ts'
import { praemieNachAbzug } from '#domain/praemie.ts'
import type { Rappen } from '#domain/rappen.ts'
import type { ErkanntePolice } from '../../zustand/person.ts'
import { PolicenForm } from '../nachladen.ts'
import type { Blick, PersonSicht } from '../sicht/sicht.ts'
import { jahrestabellen } from './anderes-jahr.tsx'

const OEFFNER = 'police-aendern'

/** Once a bill is confirmed: what it is, and that the comparison follows it, folded to a line each. */
export function PolicenZeilen(blick: Blick) {
  const { zustand, sicht, dispatch } = blick
  const [person, setPerson] = useState<number | null>(null)
  const mitPolice = sicht.personen.flatMap(eine => (eine.police ? { person: eine, police: eine.police } : []))
  if (mitPolice.length === 0) return null
  const offen = zustand.ansicht.form === 'police'
  const oeffne = (id: number | null) => {
    setPerson(id)
    dispatch({ art: 'form', form: 'police' })
  }
  const zeilen = mitPolice.map(eine => (
    <div
      key={eine.person.id}
      className="border-b border-line max-md:divide-y max-md:divide-line md:flex md:flex-wrap md:gap-x-10"
    >
      <Police {...blick} {...eine} onAendern={() => oeffne(eine.person.id)} />
      <VerglichenWie {...blick} {...eine} />
    </div>
  ))
  return (
    <div className="print:hidden">
      {mitPolice.length === 1 ? (
        zeilen
      ) : (
        // The answer of a family stays on the first screen.
        <details className="group border-b border-line">
          <summary className={`${reihe} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
            {POLICE.policen(mitPolice.map(eine => eine.person.name))}
            <Icon name="chevron-down" className="group-open:rotate-180" />
          </summary>
          {zeilen}
        </details>
      )}
      {mitPolice.length < sicht.personen.length && !offen && (
        <TextButton onClick={() => oeffne(null)}>{POLICE.weitere}</TextButton>
      )}
      {offen && (
        <div className="mt-3">
          <PolicenForm
            key={person}
            {...blick}
            anfang={person}
            oeffner={`${OEFFNER}-${person ?? mitPolice[0]?.person.id}`}
          />
        </div>
      )}
    </div>
  )
}

const reihe = 't2 flex min-h-11 items-center justify-between gap-x-3 py-1 leading-snug! md:justify-start'

type ZeileProps = ComponentProps<'button'> & { text: string; fett?: string; aktion: string }

function Zeile({ text, fett, aktion, ...knopf }: ZeileProps) {
  return (
    <p className={reihe}>
      <span className="min-w-0">
        {text}
        {fett && <b className="font-semibold">{fett}</b>}
      </span>
      <TextButton className="shrink-0" {...knopf}>
        {aktion}
      </TextButton>
    </p>
  )
}

type PoliceProps = Blick & { person: PersonSicht; police: ErkanntePolice }

function Police(props: PoliceProps & { onAendern: () => void }) {
  const { sicht, umfeld, person, police, onAendern } = props
  const wessen = POLICE.wessen(sicht.zuMehreren ? person.name : null)
  const tarif = POLICE.tarif(umfeld.kassenName(police.kasse), police.kandidat.tarif, bezahlt(props))
  return (
    <Zeile
      text={`${wessen}: `}
      fett={tarif}
      aktion={POLICE.aendern}
      id={`${OEFFNER}-${person.id}`}
      aria-label={`${POLICE.aendern}: ${wessen}`}
      onClick={onAendern}
    />
  )
}

/** What is paid today; of a letter alone what it says. */
function bezahlt({ zustand, sicht, person, police: { kandidat } }: PoliceProps): Rappen {
  const { nichtsTun } = person
  if (nichtsTun && 'heute' in nichtsTun) return nichtsTun.heute.preis
  const jahr = jahrestabellen(zustand, sicht.volleTabelle, person).find(({ tabelle }) => tabelle.jahr === kandidat.jahr)
  return jahr ? praemieNachAbzug(kandidat.praemie, jahr.tabelle) : kandidat.praemie
}

/** The comparison has the policy's franchise and accident cover, until the visitor changes them. */
function VerglichenWie({ sicht, dispatch, person, police: { kandidat, antwort } }: PoliceProps) {
  const radio = useId()
  const [offen, setOffen] = useState(false)
  const { id, nichtsTun } = person
  const name = sicht.zuMehreren ? person.name : null
  const franchise =
    (nichtsTun && 'franchise' in nichtsTun ? nichtsTun.franchise : antwort.franchise) ?? kandidat.franchise
  const wie = franchiseUndUnfall(person.gewaehlt?.franchise ?? person.gilt, person.frage.unfall)
  const deren = franchiseUndUnfall(franchise, kandidat.unfall)
  const text = POLICE.verglichen(name, wie, deren)

  function zurueck() {
    dispatch({ art: 'unfall', id, unfall: kandidat.unfall === 'MIT-UNF' ? 'MIT' : 'OHNE' })
    dispatch({ art: 'franchise', id, franchise })
    setOffen(false)
  }

  return (
    <div>
      {wie !== deren && erlaubteFranchisen(person.klasse).includes(franchise) ? (
        <Zeile text={text} aktion={POLICE.zurueck(name)} onClick={zurueck} />
      ) : (
        <Zeile
          text={text}
          aktion={POLICE.aendern}
          aria-expanded={offen}
          aria-label={`${POLICE.aendern}: ${POLICE.vergleich(name)}`}
          onClick={() => setOffen(!offen)}
        />
      )}
      {offen && (
        <div className="grid gap-y-2 pb-3">
          <RadioGroup
            legend={POLICE.unfall}
            name={radio}
            look="segmented"
            options={(['OHNE', 'MIT'] as const).map(value => ({ value, label: POLICE.unfallwahl[value] }))}
            value={person.unfall}
            onChange={unfall => dispatch({ art: 'unfall', id, unfall })}
          />
          <TextButton
            className="justify-self-start"
            onClick={() => {
              // Of several, the controls are those of whose line is open.
              if (sicht.zuMehreren) flushSync(() => dispatch({ art: 'person', id }))
              document.querySelector<HTMLInputElement>('[role="radiogroup"] [name="franchise"]:checked')?.focus()
            }}
          >
            {POLICE.franchise}
          </TextButton>
        </div>
      )}
    </div>
  )
}
