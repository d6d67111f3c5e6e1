import { useState } from 'react'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { SPRACHE } from '#content/format.ts'
import { kantonName } from '#content/kantone.ts'
import { KANTONSFRAGE } from '#content/verbilligung/kantonsfrage.ts'
import { nurZiffern, ZIFFERN } from '#domain/eingaben.ts'
import { KANTONE } from '#domain/kantone.ts'
import type { Wohnort } from './aus-vergleich.ts'
import { gefragteRegionen } from './regionen.ts'
import { type Nachgeschlagen, usePlz, wohnort } from './use-plz.ts'

const NACH_NAME = KANTONE.map(({ kanton }) => ({ code: kanton, name: kantonName(kanton) })).toSorted((a, b) =>
  a.name.localeCompare(b.name, SPRACHE),
)

type OrtFelderProps = { ort: Wohnort | null; onOrt: (ort: Wohnort | null) => void }

/** The canton, or a postcode that tells it; the premium region where the canton's amounts depend on it. */
export function OrtFelder({ ort, onOrt }: OrtFelderProps) {
  const [plz, setPlz] = useState('')
  const gefunden = usePlz(plz, onOrt)
  const regionen = ort ? gefragteRegionen(ort.kanton) : []
  const gemeinden = gefunden.art === 'gemeinden' ? gefunden.gemeinden : []
  return (
    <div className="grid items-start gap-4 md:grid-cols-[2fr_1fr_2fr]">
      <Field label={KANTONSFRAGE.kanton}>
        <Select
          value={ort?.kanton ?? ''}
          autoComplete="off"
          onChange={event => {
            const kanton = event.target.value
            setPlz('')
            onOrt(kanton === '' ? null : { kanton, region: 0 })
          }}
        >
          <option value="">{KANTONSFRAGE.waehlen}</option>
          {NACH_NAME.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={KANTONSFRAGE.plz} error={plzFehler(gefunden, plz)}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={ZIFFERN}
          value={plz}
          onChange={event => setPlz(nurZiffern(event.target.value))}
        />
      </Field>
      {gemeinden.length > 0 && (
        <Field label={KANTONSFRAGE.gemeinde}>
          <Select
            value={ort?.gemeinde ?? ''}
            autoComplete="off"
            onChange={event => {
              const gewaehlt = gemeinden.find(({ bfs }) => bfs === Number(event.target.value))
              onOrt(gewaehlt ? wohnort(gewaehlt) : null)
            }}
          >
            <option value="">{KANTONSFRAGE.waehlen}</option>
            {gemeinden.map(({ bfs, gemeinde, kanton }) => (
              <option key={bfs} value={bfs}>
                {gemeinde}, {kanton}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {ort && gemeinden.length === 0 && regionen.length > 0 && (
        <Field label={KANTONSFRAGE.region} hint={KANTONSFRAGE.regionHinweis}>
          <Select
            value={ort.region}
            autoComplete="off"
            onChange={event => {
              setPlz('')
              onOrt({ kanton: ort.kanton, region: Number(event.target.value) })
            }}
          >
            <option value={0}>{KANTONSFRAGE.waehlen}</option>
            {regionen.map(nummer => (
              <option key={nummer} value={nummer}>
                {KANTONSFRAGE.regionName(nummer)}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  )
}

function plzFehler({ art }: Nachgeschlagen, plz: string): string | undefined {
  if (art === 'unbekannt') return KANTONSFRAGE.plzUnbekannt(plz)
  return art === 'fehler' ? KANTONSFRAGE.plzOhneTabelle : undefined
}
