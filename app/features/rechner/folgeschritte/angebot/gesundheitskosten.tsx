import { memo, useId, useState } from 'react'
import { frankenText, mitApostroph } from '#content/format.ts'
import { BEISPIELJAHRE, jahresrechnung, KOSTEN } from '#content/rechner/kosten.ts'
import type { Altersklasse } from '#domain/altersklasse.ts'
import type { Franchise } from '#domain/franchise.ts'
import type { Franchiseangebot } from '#domain/franchise-vergleich.ts'
import { jahreskosten, kostenbeteiligung } from '#domain/kostenbeteiligung.ts'
import { type Franken, inRappen } from '#domain/rappen.ts'
import type { Aktion } from '../../zustand/zustand.ts'
import { FranchiseKurve, PassendeFranchise } from './beste-franchise.tsx'
import { Bildteil } from './bildteil.tsx'
import { KostenRegler } from './kosten-regler.tsx'
import type { Listenzeile } from './liste.ts'

/** What the question needs of the choice; it may be that of the last painted frame. */
export type Kostengrundlage = {
  gewaehlt: Listenzeile | undefined
  klasse: Altersklasse
  jeFranchise: readonly Franchiseangebot[]
  franchise: Franchise
}

type GesundheitskostenProps = {
  grundlage: Kostengrundlage
  /** Whole francs a year. */
  kosten: Franken
  dispatch: (aktion: Aktion) => void
}

/** One question: four examples of a year, or the amount itself; below it what the year then costs. */
export function Gesundheitskosten({ grundlage, kosten, dispatch }: GesundheitskostenProps) {
  const id = useId()
  const [offen, setOffen] = useState(BEISPIELJAHRE.every(beispiel => beispiel.kosten !== kosten))
  const waehle = (neue: Franken) => dispatch({ art: 'kosten', kosten: neue })
  return (
    <section aria-labelledby={`${id}-titel`} className="border-line md:border-t md:pt-4">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id={`${id}-titel`} className="t3 font-semibold max-md:text-[1.1875rem]! max-md:font-stretch-92%">
          {KOSTEN.frage}
        </h2>
        <button
          type="button"
          aria-expanded={offen}
          aria-controls={`${id}-genauer`}
          onClick={() => setOffen(!offen)}
          className="textlink t1 -my-3 min-h-11 text-fir print:hidden"
        >
          {KOSTEN.genauer}
        </button>
      </div>
      <Beispiele kosten={kosten} onChange={waehle} />
      <div id={`${id}-genauer`} hidden={!offen} className="mt-4 grid gap-y-4 print:hidden">
        {offen && (
          <>
            <KostenRegler kosten={kosten} onChange={waehle} />
            <FranchiseKurve {...grundlage} kosten={kosten} />
          </>
        )}
      </div>
      <Bildteil wert={grundlage}>
        {({ gewaehlt, klasse, jeFranchise }, ort) => (
          <div ref={ort}>
            {gewaehlt && (
              <Jahr angebot={gewaehlt} kosten={kosten} klasse={klasse} jeFranchise={jeFranchise} dispatch={dispatch} />
            )}
          </div>
        )}
      </Bildteil>
    </section>
  )
}

type BeispieleProps = { kosten: Franken; onChange: (kosten: Franken) => void }

function Beispiele({ kosten, onChange }: BeispieleProps) {
  const id = useId()
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; one choice out of four
      role="radiogroup"
      aria-label={KOSTEN.name}
      className="grid min-w-0 grid-cols-4 pl-px"
    >
      {BEISPIELJAHRE.map(beispiel => (
        <label
          key={beispiel.name}
          className="relative -ml-px flex min-h-12 cursor-pointer flex-col items-center justify-center border border-edge bg-sheet py-1 leading-tight not-has-checked:hover:bg-sand has-checked:z-1 has-checked:border-fir has-checked:bg-fir-soft has-checked:font-semibold has-checked:shadow-[inset_0_0_0_1px_var(--fir)] has-focus-visible:z-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fir forced-colors:has-checked:border-4"
        >
          <input
            type="radio"
            name="beispieljahr"
            checked={beispiel.kosten === kosten}
            onChange={() => onChange(beispiel.kosten)}
            aria-labelledby={`${id}-${beispiel.name}`}
            aria-describedby={`${id}-${beispiel.name}-betrag`}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          <span id={`${id}-${beispiel.name}`}>{beispiel.name}</span>
          <span id={`${id}-${beispiel.name}-betrag`} className="t1 leading-tight! font-normal text-ink2">
            {mitApostroph(beispiel.kosten)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

type JahrProps = {
  angebot: Listenzeile
  kosten: Franken
  klasse: Altersklasse
  jeFranchise: readonly Franchiseangebot[]
  dispatch: (aktion: Aktion) => void
}

/** What a year with these costs comes to with the chosen offer. */
const Jahr = memo(function Jahr({ angebot, kosten, klasse, jeFranchise, dispatch }: JahrProps) {
  const { preis, franchise } = angebot
  const betrag = inRappen(kosten)
  return (
    <div className="mt-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="t1 max-[26rem]:text-[0.8125rem]">
          <b className="font-semibold">{KOSTEN.dasGanzeJahr}</b>{' '}
          <span className="betrag text-ink2">
            {jahresrechnung(preis, kostenbeteiligung(betrag, franchise, klasse))}
          </span>
        </span>
        <b className="betrag ml-auto text-[1.125rem] md:text-[1.1875rem] leading-tight font-semibold">
          {frankenText(jahreskosten({ franchise, praemie: preis }, betrag, klasse))}
        </b>
      </p>
      <PassendeFranchise
        angebote={jeFranchise}
        klasse={klasse}
        kosten={kosten}
        franchise={franchise}
        onFranchise={neue => dispatch({ art: 'franchise', franchise: neue })}
      />
    </div>
  )
})
