import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { franchiseUndUnfall, POLICE } from '#content/rechner/heute.ts'
import { erlaubteFranchisen } from '#domain/franchise.ts'
import { praemieNachAbzug } from '#domain/praemie.ts'
import type { Rappen } from '#domain/rappen.ts'
import type { ErkanntePolice, Unfallwahl } from '../../zustand/person.ts'
import { PolicenForm } from '../nachladen.ts'
import type { Blick, PersonSicht } from '../sicht/sicht.ts'
import { jahrestabellen } from './anderes-jahr.ts'

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
          <summary className={`${zeile} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
            {POLICE.policen(mitPolice.map(eine => eine.person.name))}
            <Icon name="chevron-down" className="group-open:rotate-180" />
          </summary>
          {zeilen}
        </details>
      )}
      {mitPolice.length < sicht.personen.length && !offen && (
        <button type="button" onClick={() => oeffne(null)} className="textlink min-h-11 text-fir">
          {POLICE.weitere}
        </button>
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

type ZeileProps = Blick & { person: PersonSicht; police: ErkanntePolice }

const zeile = 't2 flex min-h-11 items-center justify-between gap-x-3 py-1 leading-snug! md:justify-start'
const link = 'textlink min-h-11 shrink-0 text-fir'

const nameDer = ({ sicht, person }: ZeileProps) => (sicht.zuMehreren ? person.name : null)

function Police(props: ZeileProps & { onAendern: () => void }) {
  const { umfeld, person, police, onAendern } = props
  const wessen = POLICE.wessen(nameDer(props))
  return (
    <p className={zeile}>
      <span className="min-w-0">
        {wessen}:{' '}
        <b className="font-semibold">
          {POLICE.tarif(umfeld.kassenName(police.kasse), police.kandidat.tarif, bezahlt(props))}
        </b>
      </span>
      <button
        type="button"
        id={`${OEFFNER}-${person.id}`}
        aria-label={`${POLICE.aendern}: ${wessen}`}
        onClick={onAendern}
        className={link}
      >
        {POLICE.aendern}
      </button>
    </p>
  )
}

/** What is paid today; of a letter alone what it says. */
function bezahlt({ zustand, sicht, person, police: { kandidat } }: ZeileProps): Rappen {
  const { nichtsTun } = person
  if (nichtsTun && 'heute' in nichtsTun) return nichtsTun.heute.preis
  const jahr = jahrestabellen(zustand, sicht.volleTabelle, person).find(({ tabelle }) => tabelle.jahr === kandidat.jahr)
  return jahr ? praemieNachAbzug(kandidat.praemie, jahr.tabelle) : kandidat.praemie
}

/** The comparison has the policy's franchise and accident cover, until the visitor changes them. */
function VerglichenWie(props: ZeileProps) {
  const { person, police, dispatch } = props
  const [offen, setOffen] = useState(false)
  const { id, nichtsTun, klasse, frage } = person
  const name = nameDer(props)
  const geltende =
    nichtsTun && 'franchise' in nichtsTun
      ? nichtsTun.franchise
      : (police.antwort.franchise ?? police.kandidat.franchise)
  const franchise = geltende ?? police.kandidat.franchise
  const unfall: Unfallwahl = police.kandidat.unfall === 'MIT-UNF' ? 'MIT' : 'OHNE'
  const wie = franchiseUndUnfall(person.gewaehlt?.franchise ?? person.gilt, frage.unfall)
  const deren = franchiseUndUnfall(franchise, police.kandidat.unfall)
  const kannZurueck = wie !== deren && erlaubteFranchisen(klasse).includes(franchise)
  return (
    <div>
      <p className={zeile}>
        <span className="min-w-0">{POLICE.verglichen(name, wie, deren)}</span>
        {kannZurueck ? (
          <button
            type="button"
            className={link}
            onClick={() => {
              dispatch({ art: 'unfall', id, unfall })
              dispatch({ art: 'franchise', id, franchise })
              setOffen(false)
            }}
          >
            {POLICE.zurueck(name)}
          </button>
        ) : (
          <button
            type="button"
            aria-expanded={offen}
            aria-label={`${POLICE.aendern}: ${POLICE.vergleich(name)}`}
            className={link}
            onClick={() => setOffen(!offen)}
          >
            {POLICE.aendern}
          </button>
        )}
      </p>
      {offen && <VergleichAendern {...props} />}
    </div>
  )
}

function VergleichAendern({ sicht, person, dispatch }: ZeileProps) {
  const name = useId()
  const { id } = person
  return (
    <div className="grid gap-y-2 pb-3">
      <RadioGroup
        legend={POLICE.unfall}
        name={name}
        look="segmented"
        options={(['OHNE', 'MIT'] as const).map(value => ({ value, label: POLICE.unfallwahl[value] }))}
        value={person.unfall}
        onChange={unfall => dispatch({ art: 'unfall', id, unfall })}
      />
      <button
        type="button"
        className={`${link} justify-self-start`}
        onClick={() => {
          // Of several, the controls are those of whose line is open.
          if (sicht.zuMehreren) flushSync(() => dispatch({ art: 'person', id }))
          document.querySelector<HTMLInputElement>('[role="radiogroup"] [name="franchise"]:checked')?.focus()
        }}
      >
        {POLICE.franchise}
      </button>
    </div>
  )
}
