import { useState } from 'react'
import { RECHNER, useErinnert } from '#app/lib/gedaechtnis.ts'
import { ladeOrte } from '#app/lib/orte/orte-laden.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Field, TextInput } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { kantonName } from '#content/orte/kantone.ts'
import { KANTONSFRAGE } from '#content/verbilligung/kantonsfrage.ts'
import { SPRACHE } from '#content/zahlen/format.ts'
import { KANTONE } from '#domain/orte/kantone.ts'
import { nurZiffern, VIER_ZIFFERN, ZIFFERN } from '#domain/werte/eingaben.ts'
import type { Store } from '../ablauf/store.ts'
import type { Verbilligungsort } from './lage.ts'
import { VerbilligungsFormular } from './on-demand.tsx'
import { ausVergleich, EINE_PERSON, gefragteRegionen, type Nachgeschlagen, nachgeschlagen, wohnort } from './wohnort.ts'

/** What a canton pays a household: the canton first, then its rules, which are fetched only then. */
export function KantonsFrage() {
  const { praemien } = useSeitenDaten()
  const store = useErinnert<Store>(RECHNER)
  const [bekannt] = useState(() => store && ausVergleich(store.zustand(), praemien.jahr))
  const [ort, setOrt] = useState<Verbilligungsort | null>(bekannt?.ort ?? null)
  return (
    <section
      aria-labelledby="was-zahlt-mein-kanton"
      className="rahmen pt-10 pb-4 md:pt-14 md:pb-8 print:hidden noscript:hidden"
    >
      <h2 id="was-zahlt-mein-kanton" className="t4 scroll-mt-6">
        {KANTONSFRAGE.titel}
      </h2>
      <p className="mass mt-3 text-ink2">{KANTONSFRAGE.lead}</p>
      <div className="mt-6 md:border md:border-edge md:p-7">
        <OrtFelder ort={ort} onOrt={setOrt} />
        {ort && (
          <div className="mt-6 border-t border-line pt-6">
            <VerbilligungsFormular {...ort} einheit={bekannt?.einheit ?? EINE_PERSON} jahr={praemien.jahr} />
          </div>
        )}
      </div>
    </section>
  )
}

const NACH_NAME: readonly Auswahlantwort[] = KANTONE.map(
  ({ kanton }) => [kanton, kantonName(kanton)] as const,
).toSorted(([, a], [, b]) => a.localeCompare(b, SPRACHE))

const NICHTS: Nachgeschlagen = { art: 'nichts' }

/** The canton, or a postcode that tells it; the premium region where the canton's amounts depend on it. */
function OrtFelder({ ort, onOrt }: { ort: Verbilligungsort | null; onOrt: (ort: Verbilligungsort | null) => void }) {
  const [plz, setPlz] = useState('')
  const [gefunden, setGefunden] = useState<Nachgeschlagen>(NICHTS)
  const regionen = ort ? gefragteRegionen(ort.kanton) : []
  const gemeinden = gefunden.art === 'gemeinden' ? gefunden.gemeinden : []
  const fehler: Partial<Record<Nachgeschlagen['art'], string>> = {
    unbekannt: KANTONSFRAGE.plzUnbekannt(plz),
    fehler: KANTONSFRAGE.plzOhneTabelle,
  }
  /** The table of places is fetched for whoever types a full postcode. */
  async function search(feld: HTMLInputElement) {
    const text = nurZiffern(feld.value)
    setPlz(text)
    setGefunden(NICHTS)
    if (!VIER_ZIFFERN.test(text)) return
    const neu: Nachgeschlagen = await ladeOrte().then(
      orte => nachgeschlagen(orte.zuPlz(text)),
      () => ({ art: 'fehler' }),
    )
    if (feld.value !== text) return
    setGefunden(neu)
    if (neu.art === 'ort') onOrt(neu.ort)
    // What was chosen before does not hold for this postcode.
    if (neu.art === 'gemeinden') onOrt(null)
  }
  function setWithoutPlz(neuer: Verbilligungsort | null) {
    setPlz('')
    setGefunden(NICHTS)
    onOrt(neuer)
  }
  return (
    <div className="grid items-start gap-4 md:grid-cols-[2fr_1fr_2fr]">
      <Wahl
        frage={KANTONSFRAGE.kanton}
        antworten={NACH_NAME}
        wert={ort?.kanton}
        onWahl={kanton => setWithoutPlz(kanton === '' ? null : { kanton, region: 0 })}
      />
      <Field label={KANTONSFRAGE.plz} error={fehler[gefunden.art]}>
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={ZIFFERN}
          value={plz}
          onChange={event => void search(event.target)}
        />
      </Field>
      {gemeinden.length > 0 && (
        <Wahl
          frage={KANTONSFRAGE.gemeinde}
          antworten={gemeinden.map(({ bfs, gemeinde, kanton }) => [bfs, `${gemeinde}, ${kanton}`])}
          wert={ort?.gemeinde}
          onWahl={wert => {
            const gewaehlt = gemeinden.find(({ bfs }) => bfs === Number(wert))
            onOrt(gewaehlt ? wohnort(gewaehlt) : null)
          }}
        />
      )}
      {ort && gemeinden.length === 0 && regionen.length > 0 && (
        <Wahl
          frage={KANTONSFRAGE.region}
          hinweis={KANTONSFRAGE.regionHinweis}
          antworten={regionen.map(nummer => [nummer, KANTONSFRAGE.regionName(nummer)])}
          wert={ort.region || undefined}
          onWahl={wert => setWithoutPlz({ kanton: ort.kanton, region: Number(wert) })}
        />
      )}
    </div>
  )
}

type Auswahlantwort = readonly [wert: string | number, name: string]

/** `onWahl` gets the empty text where there is none any more. */
type WahlProps = {
  frage: string
  hinweis?: string
  antworten: readonly Auswahlantwort[]
  wert: Auswahlantwort[0] | undefined
  onWahl: (wert: string) => void
}

const Wahl = ({ frage, hinweis, antworten, wert = '', onWahl }: WahlProps) => (
  <Field label={frage} hint={hinweis}>
    <Select value={wert} autoComplete="off" onChange={event => onWahl(event.target.value)}>
      <option value="">{KANTONSFRAGE.waehlen}</option>
      {antworten.map(([wert, name]) => (
        <option key={wert} value={wert}>
          {name}
        </option>
      ))}
    </Select>
  </Field>
)
