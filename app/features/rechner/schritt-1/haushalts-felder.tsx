import type { ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { HAUSHALT, personenNamen, ZEILE } from '#content/rechner/schritt-1-haushalt.ts'
import { HOECHSTENS_PERSONEN } from '#domain/werte/eingaben.ts'
import type { Eingabe } from '../zustand/eingabe.ts'
import { beteiligte, ergaenzt, mitPerson, ohnePerson, type Rolle } from '../zustand/person.ts'
import { HaushaltsZeile, zeilenRaster } from './haushalts-zeile.tsx'
import { type FelderProps, WohnortZeile } from './wohnort-zeile.tsx'

/** Where all of them live, and a line per person. */
export function HaushaltsFelder(props: FelderProps) {
  const { eingabe, onChange, fehler, aktuellesJahr, id } = props
  const personen = beteiligte(eingabe)
  const namen = personenNamen(personen)
  const familie = eingabe.fuerWen === 'familie'
  const voll = personen.length >= HOECHSTENS_PERSONEN
  const kindId = `${id}-kind`

  /** The focus goes on to a control that is there only then. */
  function changeThenFocus(neu: Eingabe, ziel: string) {
    flushSync(() => onChange(neu))
    document.getElementById(ziel)?.focus()
  }

  function add(rolle: Rolle) {
    const neu = ergaenzt(eingabe, rolle)
    changeThenFocus(neu, `${id}-${neu.personen.at(-1)?.id}-geburtsjahr`)
  }

  return (
    <>
      <WohnortZeile {...props} />
      <div className="@container mt-3">
        <div aria-hidden="true" className={`${zeilenRaster} t1 border-b border-ink pb-1 text-ink2`}>
          <span className="@max-[19rem]:hidden">{ZEILE.wer}</span>
          <span>{ZEILE.jahrgang}</span>
          <span>{ZEILE.unfall}</span>
        </div>
        {personen.map((person, index) => (
          <HaushaltsZeile
            key={person.id}
            id={index === 0 ? id : `${id}-${person.id}`}
            wer={namen[index] ?? ''}
            person={person}
            onChange={teil => onChange(mitPerson(eingabe, person.id, teil))}
            fehler={fehler[person.id]}
            aktuellesJahr={aktuellesJahr}
            onRemove={
              familie && index > 0 && personen.length > 2
                ? () => changeThenFocus(ohnePerson(eingabe, person.id), kindId)
                : undefined
            }
          />
        ))}
      </div>
      {familie && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Plus id={kindId} disabled={voll} onClick={() => add('kind')}>
            {HAUSHALT.kind}
          </Plus>
          <Plus disabled={voll} onClick={() => add('erwachsen')}>
            {HAUSHALT.erwachsenePerson}
          </Plus>
        </div>
      )}
      <p className="t1 mt-3 text-ink2">
        {HAUSHALT.ohne}{' '}
        {familie ? `${HAUSHALT.kinder} ${HAUSHALT.amGleichenOrt(personen.length)}` : HAUSHALT.zweiAntworten}
      </p>
    </>
  )
}

const Plus = ({ children, ...rest }: ComponentProps<typeof Button>) => (
  <Button {...rest} kind="secondary" size="small" className="px-3!">
    <span className="flex items-center gap-1.5">
      <Icon name="plus" /> {children}
    </span>
  </Button>
)
