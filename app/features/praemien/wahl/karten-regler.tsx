import { type ChangeEvent, Suspense, useEffect, useState } from 'react'
import { Field } from '#app/ui/fields/field.tsx'
import { later } from '#app/ui/parts/later.ts'
import { Select } from '#app/ui/select.tsx'
import { modellName } from '#content/modelle.ts'
import { REGLER } from '#content/praemien/regler.ts'
import { ALTERSKLASSEN, type Altersklasse } from '#domain/altersklasse.ts'
import type { Unfall } from '#domain/bag-codes.ts'
import { erlaubteFranchisen, type Franchise } from '#domain/franchise.ts'
import type { Mass } from '#domain/kartenwerte.ts'
import type { Tariftyp } from '#domain/modelle.ts'
import { useKartentasten } from './use-kartentasten.ts'
import { useKartenwerte } from './use-kartenwerte.ts'
import type { Kartenfrage } from './zeilen.ts'

const Ansicht = later(() => import('./ansicht.tsx'))

const ANFANG: Kartenfrage = {
  klasse: 'AKL-ERW',
  franchise: 2500,
  unfall: 'OHN-UNF',
  typ: undefined,
  mass: 'guenstigste',
}
const MASSE: readonly Mass[] = ['guenstigste', 'median', 'spanne', 'aenderung']

/**
 * The choices above the map. Before the first one nothing is loaded: the page shows what the server has made. After it, lists
 * and colours come from the values of the chosen age.
 */
export function KartenRegler() {
  const [frage, setFrage] = useState(ANFANG)
  const { gezeigt, fehler, zeige } = useKartenwerte()
  const [angebot, setAngebot] = useState<{ typen: readonly Tariftyp[]; vorjahr: boolean }>({
    typen: [],
    vorjahr: false,
  })

  useKartentasten()

  useEffect(() => {
    const { typen = '', vorjahr } = document.querySelector<HTMLElement>('[data-typen]')?.dataset ?? {}
    setAngebot({ typen: typen.split(',').filter(Boolean) as Tariftyp[], vorjahr: vorjahr !== undefined })
  }, [])

  function waehle(neu: Kartenfrage) {
    setFrage(neu)
    zeige(neu)
  }

  const auf = (aenderung: (wert: string) => Partial<Kartenfrage>) => (event: ChangeEvent<HTMLSelectElement>) =>
    waehle({ ...frage, ...aenderung(event.currentTarget.value) })

  return (
    <div className="rahmen noscript:hidden">
      <div className="grid grid-cols-2 gap-4 border-b border-ink py-5 max-md:*:first:col-span-2 max-md:*:nth-[n+4]:col-span-2 md:grid-cols-3 lg:grid-cols-5">
        <Field label={REGLER.mass}>
          <Select value={frage.mass} onChange={auf(wert => ({ mass: wert as Mass }))}>
            {MASSE.filter(mass => mass !== 'aenderung' || angebot.vorjahr).map(mass => (
              <option key={mass} value={mass}>
                {REGLER.masse[mass]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={REGLER.alter}>
          <Select value={frage.klasse} onChange={auf(wert => mitAlter(wert as Altersklasse))}>
            {ALTERSKLASSEN.map(klasse => (
              <option key={klasse} value={klasse}>
                {REGLER.klassen[klasse]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={REGLER.franchise}>
          <Select value={frage.franchise} onChange={auf(wert => ({ franchise: Number(wert) as Franchise }))}>
            {erlaubteFranchisen(frage.klasse).map(franchise => (
              <option key={franchise} value={franchise}>
                {REGLER.betrag(franchise)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={REGLER.modell}>
          <Select
            value={frage.typ ?? ''}
            onChange={auf(wert => ({ typ: (wert || undefined) as Tariftyp | undefined }))}
          >
            <option value="">{REGLER.alleModelle}</option>
            {angebot.typen.map(typ => (
              <option key={typ} value={typ}>
                {modellName(typ)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={REGLER.unfall}>
          <Select value={frage.unfall} onChange={auf(wert => ({ unfall: wert as Unfall }))}>
            <option value="OHN-UNF">{REGLER.ohneUnfall}</option>
            <option value="MIT-UNF">{REGLER.mitUnfall}</option>
          </Select>
        </Field>
      </div>
      <div role="status" className="t1 text-err">
        {fehler && <p className="pt-3">{REGLER.fehler}</p>}
      </div>
      {gezeigt && (
        <Suspense fallback={null}>
          <Ansicht {...gezeigt} />
        </Suspense>
      )}
    </div>
  )
}

/** As the page shows an age first: children with franchise 0 and accident cover. */
const mitAlter = (klasse: Altersklasse): Partial<Kartenfrage> =>
  klasse === 'AKL-KIN' ? { klasse, franchise: 0, unfall: 'MIT-UNF' } : { klasse, franchise: 2500, unfall: 'OHN-UNF' }
