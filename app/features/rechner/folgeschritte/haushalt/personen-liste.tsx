import { useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PERSONEN } from '#content/rechner/haushalt.ts'
import { HOECHSTENS_PERSONEN } from '#domain/eingaben.ts'
import { beteiligte, ergaenzt, type Haushalt, mitGeaenderter, ohnePerson } from '../../zustand/haushalt.ts'
import type { Ich } from './mitglieder.ts'
import { IchZeile, WeitereZeile } from './person-felder.tsx'

type PersonenListeProps = {
  ich: Ich
  haushalt: Haushalt
  onChange: (haushalt: Haushalt) => void
  praemienjahr: number
  aktuellesJahr: number
}

/** Who lives together, and what each of them needs. */
export function PersonenListe({ ich, haushalt, onChange, praemienjahr, aktuellesJahr }: PersonenListeProps) {
  const [neueste, setNeueste] = useState<number | null>(null)
  const knoepfe = useRef<HTMLDivElement>(null)
  const jahre = { praemienjahr, aktuellesJahr }
  const weitere = beteiligte(haushalt)
  const anzahl = weitere.length + 1
  const voll = anzahl >= HOECHSTENS_PERSONEN

  function fuegeHinzu(art: 'erwachsen' | 'kind') {
    const neu = ergaenzt(haushalt, art)
    setNeueste(neu.weitere.at(-1)?.id ?? null)
    onChange(neu)
  }

  return (
    <section aria-labelledby="haushalt-personen">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-ink pb-3">
        <h2 id="haushalt-personen" className="t4">
          {PERSONEN.titel}
        </h2>
        <p className="text-ink2">{PERSONEN.anzahl(anzahl, HOECHSTENS_PERSONEN)}</p>
      </div>
      <p className="t1 mass pt-4 text-ink2">{PERSONEN.erklaerung}</p>
      <IchZeile ich={ich} wunsch={haushalt.ich} onChange={neu => onChange({ ...haushalt, ich: neu })} {...jahre} />
      {weitere.map((person, index) => (
        <WeitereZeile
          key={person.id}
          nummer={index + 2}
          person={person}
          neu={person.id === neueste}
          onChange={neu => onChange(mitGeaenderter(haushalt, neu))}
          onEntferne={() => {
            onChange(ohnePerson(haushalt, person.id))
            knoepfe.current?.querySelector('button')?.focus()
          }}
          {...jahre}
        />
      ))}
      <div ref={knoepfe} className="mt-5 flex flex-wrap items-center gap-3 print:hidden">
        <Button kind="secondary" size="small" disabled={voll} onClick={() => fuegeHinzu('erwachsen')}>
          <Icon name="plus" /> {PERSONEN.erwachsene}
        </Button>
        <Button kind="secondary" size="small" disabled={voll} onClick={() => fuegeHinzu('kind')}>
          <Icon name="plus" /> {PERSONEN.kind}
        </Button>
        <p className="t1 min-w-0 text-ink2">{PERSONEN.kinderMitUnfall}</p>
      </div>
    </section>
  )
}
