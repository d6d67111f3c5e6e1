import { Choices, cellInput } from '#app/ui/fields/choices.tsx'
import { AUFTEILUNG } from '#content/rechner/haushalt.ts'
import type { Loesung } from '#domain/haushalt/antwort.ts'
import type { Aufteilung } from '#domain/haushalt/aufteilung.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import { minus, type Rappen } from '#domain/werte/rappen.ts'
import type { Blick } from '../sicht/sicht.ts'

/** The switch between the two ways to insure several; both prices always stand in it. */
export function AufteilungWahl(blick: Blick) {
  const { kasse, kombination } = blick.sicht.wege
  if (!kombination) return null
  const name = kasse && blick.umfeld.kassenName(kasse.versicherer)
  return (
    <Choices aria-label={AUFTEILUNG.name} className="grid grid-cols-2 pl-px print:hidden">
      {kasse ? (
        <Weg {...blick} art="kasse" loesung={kasse} zusatz={`${name}, ${AUFTEILUNG.eineRechnung}`} />
      ) : (
        <p className="t1 border border-edge px-3 py-2 text-ink2">{AUFTEILUNG.nichtMoeglich}</p>
      )}
      <Weg
        {...blick}
        art="kombination"
        loesung={kombination}
        zusatz={kasse ? unterschied(minus(kasse.praemien, kombination.praemien)) : ''}
      />
    </Choices>
  )
}

const unterschied = (proMonat: Rappen) => (proMonat > 0 ? AUFTEILUNG.weniger(imJahr(proMonat)) : AUFTEILUNG.gleich)

function Weg({ sicht, dispatch, art, loesung, zusatz }: Blick & { art: Aufteilung; loesung: Loesung; zusatz: string }) {
  const gewaehlt = sicht.aufteilung === art
  return (
    <label className="relative -ml-px min-w-0 cursor-pointer border border-edge bg-sheet px-3 py-2 text-[0.9375rem] leading-snug not-has-checked:hover:bg-sand has-checked:z-1 has-checked:border-fir has-checked:bg-fir-soft has-checked:[box-shadow:inset_0_0_0_1px_var(--fir)] has-focus-visible:z-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir md:px-4 forced-colors:has-checked:border-4">
      <input
        type="radio"
        name="aufteilung"
        aria-label={AUFTEILUNG[art]}
        checked={gewaehlt}
        onChange={() => dispatch({ art: 'aufteilung', aufteilung: art })}
        className={cellInput}
      />
      <span aria-hidden="true" className={`block font-semibold ${gewaehlt ? 'text-fir' : ''}`}>
        {AUFTEILUNG[art]}
      </span>
      <span className="betrag block">{AUFTEILUNG.imMonat(loesung.praemien)}</span>
      <span className="t1 block text-ink2">{zusatz}</span>
    </label>
  )
}
