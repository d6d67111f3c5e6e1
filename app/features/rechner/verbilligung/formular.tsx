import { useState } from 'react'
import { Field } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { kantonName } from '#content/orte/kantone.ts'
import { ERGEBNIS, FRAGEN, personenText, VORBEHALT } from '#content/verbilligung/formular.ts'
import { frankenText } from '#content/zahlen/format.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import type { Geltend } from '#domain/verbilligung/geltend.ts'
import { ARTEN } from '#domain/verbilligung/rechnen.ts'
import type { Gezaehlte, Personenart } from '#domain/verbilligung/regel.ts'
import { HOECHSTENS_PERSONEN } from '#domain/werte/eingaben.ts'
import { rappen } from '#domain/werte/rappen.ts'
import { EigeneBegriffe, JaNein, ZusatzFelder } from './felder.tsx'
import { fallAus, LEER, type Verbilligungseingabe, type Verbilligungsfall, type Verbilligungsfrage } from './lage.ts'
import { betragSaetze, grundText, KeineZahl, Rechenweg, Stelle, saetze } from './rechenweg.tsx'

/**
 * Works it out while it is typed. What is typed stays in memory: no request, no storage, no event. `einheit`: what the
 * household starts with; it can be changed.
 */
export function VerbilligungsFormular(props: Verbilligungsfrage & { einheit: Gezaehlte }) {
  const { einheit, ...frage } = props
  const [eingabe, setEingabe] = useState<Verbilligungseingabe>({ ...LEER, ...einheit, verheiratet: null })
  const fall = fallAus(frage, [], eingabe, setEingabe)
  return (
    <div className="@container">
      <div className="grid items-start gap-x-8 gap-y-6 @min-[48rem]:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <EigeneBegriffe {...fall} />
          <HaushaltFelder {...fall} />
          <ZusatzFelder {...fall} />
        </div>
        <Ergebnis {...fall} />
      </div>
    </div>
  )
}

/** Who is counted together. Those in training are told as a part of the young ones, and held beside them. */
function HaushaltFelder(fall: Verbilligungsfall) {
  const { change } = fall
  const { erwachsen, jung, jungInAusbildung: lernende, kind } = fall.haushalt
  const junge = jung + lernende
  const changeJunge = (alle: number, inAusbildung: number) =>
    change({ jung: alle - inAusbildung, jungInAusbildung: inAusbildung })
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="t3 mb-3 font-semibold">{FRAGEN.haushalt}</legend>
      <div className="grid items-end gap-4 @min-[19rem]:grid-cols-2">
        <Anzahl
          art="erwachsen"
          wert={erwachsen}
          bis={Math.max(2, erwachsen)}
          onChange={neu => change({ erwachsen: neu })}
        />
        <Anzahl art="kind" wert={kind} onChange={neu => change({ kind: neu })} />
        <Anzahl art="jung" wert={junge} onChange={neu => changeJunge(neu, Math.min(neu, lernende))} />
        {junge > 0 && (
          <Anzahl art="jungInAusbildung" wert={lernende} bis={junge} onChange={neu => changeJunge(junge, neu)} />
        )}
      </div>
      <JaNein {...fall} was="verheiratet" />
    </fieldset>
  )
}

type AnzahlProps = { art: Personenart; wert: number; bis?: number; onChange: (anzahl: number) => void }

const Anzahl = ({ art, wert, bis = HOECHSTENS_PERSONEN, onChange }: AnzahlProps) => (
  <Field label={FRAGEN.personen[art]}>
    <Select value={wert} autoComplete="off" onChange={event => onChange(Number(event.target.value))}>
      {Array.from({ length: bis + 1 }, (_, anzahl) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number is told by itself
        <option key={anzahl}>{anzahl}</option>
      ))}
    </Select>
  </Field>
)

/** The answer, or why there is none; below it how it came about and what to do. */
function Ergebnis(fall: Verbilligungsfall) {
  const { kanton, angaben, genau } = fall
  return (
    <section aria-label={ERGEBNIS.name} className="min-w-0 border border-ink bg-sheet p-4 @min-[26rem]:p-5">
      <div aria-live="polite">
        <p className="t2 font-semibold">{ERGEBNIS.vom(kantonName(kanton))}</p>
        {!genau && <p className="mt-2 text-ink2">{ERGEBNIS.offen}</p>}
        {genau?.art === 'betrag' && <BetragTeil {...fall} genau={genau} />}
        {genau?.art === 'keineZahl' && <KeineZahl grund={grundText(genau.grund, fall)} angaben={angaben} />}
      </div>
      {genau?.art === 'betrag' && (
        <p className="t1 mt-4 text-ink2">
          {VORBEHALT.schaetzung} <Stelle angaben={angaben} />. {VORBEHALT.vollePraemie}
        </p>
      )}
      <Rechenweg angaben={angaben} geltend={genau} />
      <p className="t1 mt-4 text-ink2">{VORBEHALT.bleibtHier}</p>
    </section>
  )
}

function BetragTeil(fall: Verbilligungsfall & { genau: Geltend & { art: 'betrag' } }) {
  const { betrag, haushalt, genau } = fall
  const { jeMonat, mindestens, regelJahr } = genau
  return (
    <>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
        {mindestens && <span>{ERGEBNIS.mindestens} </span>}
        <span className="whitespace-nowrap">
          <span>CHF</span> <span className="fig fig-m mr-1.5 ml-0.5">{frankenText(betrag)}</span> {ERGEBNIS.proMonat}
        </span>
      </p>
      <p className="t2 mt-3 font-semibold">{ERGEBNIS.nachRegeln(regelJahr)}</p>
      {betrag === 0 ? (
        <p className="mt-1">{ERGEBNIS.keinAnspruch(regelJahr)}</p>
      ) : (
        <dl className="t2 mt-2 border-t border-line">
          {ARTEN.filter(art => haushalt[art] > 0).map(art => (
            <div key={art} className="flex justify-between gap-4 border-b border-line py-1.5">
              <dt>{personenText(art, haushalt[art])}</dt>
              <dd className="whitespace-nowrap">{frankenText(jeMonat[art] ?? rappen(0))}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="t2 mt-2 text-ink2">
        {saetze([betrag > 0 && ERGEBNIS.imJahr(frankenText(imJahr(betrag))), ...betragSaetze(genau, fall)])}
      </p>
    </>
  )
}
