import { useEffect, useMemo, useState } from 'react'
import { VERBILLIGUNG } from '#content/verbilligung/kantone.ts'
import { type Geltend, geltenderAnspruch } from '#domain/verbilligung/geltend.ts'
import type { Einheit } from '#domain/verbilligung/regel.ts'
import { BekannteFelder } from './bekannte-felder.tsx'
import { BetragFeld } from './betrag-feld.tsx'
import { Ergebnis } from './ergebnis.tsx'
import { HaushaltFelder } from './haushalt-felder.tsx'
import {
  type Bekannte,
  type Eingabe,
  eingabeIn,
  haushaltAus,
  lageAus,
  leereEingabe,
  lernendeVon,
  NIEMAND,
} from './lage.ts'
import { ZusatzFelder } from './zusatz-felder.tsx'

export type VerbilligungsFormularProps = {
  kanton: string
  /** The premium region; 0 where the canton is one, or where it is not known. */
  region: number
  gemeinde?: number | undefined
  /** What the household starts with; it can be changed. `verheiratet: false` of several means: not known. */
  einheit?: Einheit
  /** In place of it: everyone is known, and only what a birth year does not tell is asked. */
  bekannte?: readonly Bekannte[] | undefined
  /** Of the prices it is reckoned for. */
  jahr: number
  /** What this form held before it was taken from the screen. */
  anfang?: Eingabe | undefined
  onEingabe?: (eingabe: Eingabe) => void
  /** null while the input is incomplete; with the numbers of those known to be in education. */
  onErgebnis?: (ergebnis: Geltend | null, inAusbildung: readonly number[]) => void
}

/** Works it out while it is typed. What is typed stays in memory: no request, no storage, no event. */
export function VerbilligungsFormular(props: VerbilligungsFormularProps) {
  const { kanton, region, gemeinde, jahr, bekannte, onErgebnis } = props
  const [eingabe, aendere] = useEingabe(props)
  const { getippt } = eingabe
  const haushalt = useMemo(() => (bekannte ? haushaltAus(bekannte, eingabe) : eingabe.haushalt), [bekannte, eingabe])
  const gerechnet = useMemo(() => {
    const lage = lageAus(getippt, haushalt, { region, gemeinde })
    return lage && { lage, geltend: geltenderAnspruch(kanton, jahr, lage) }
  }, [getippt, haushalt, kanton, region, gemeinde, jahr])
  const lernende = useMemo(() => lernendeVon(bekannte ?? [], eingabe.inAusbildung), [bekannte, eingabe])
  useEffect(() => {
    onErgebnis?.(gerechnet?.geltend ?? null, lernende)
  }, [gerechnet, lernende, onErgebnis])

  const angaben = VERBILLIGUNG[kanton]
  if (!angaben) return null
  return (
    <div className="@container">
      <div className="grid items-start gap-x-8 gap-y-6 @min-[48rem]:grid-cols-2">
        <div className="grid min-w-0 gap-5">
          <BetragFeld
            key={`${kanton}-einkommen`}
            {...angaben.einkommen}
            value={getippt.einkommen}
            onChange={text => aendere({ getippt: { ...getippt, einkommen: text } })}
          />
          <BetragFeld
            key={`${kanton}-vermoegen`}
            {...angaben.vermoegen}
            value={getippt.vermoegen}
            onChange={text => aendere({ getippt: { ...getippt, vermoegen: text } })}
          />
          {bekannte ? (
            <BekannteFelder
              bekannte={bekannte}
              haushalt={haushalt}
              inAusbildung={eingabe.inAusbildung}
              paar={angaben.paar}
              onChange={aendere}
            />
          ) : (
            <HaushaltFelder haushalt={haushalt} paar={angaben.paar} onChange={neu => aendere({ haushalt: neu })} />
          )}
          {angaben.zusatz && (
            <ZusatzFelder
              zusatz={angaben.zusatz}
              haushalt={haushalt}
              getippt={getippt}
              onChange={neu => aendere({ getippt: neu })}
            />
          )}
        </div>
        <Ergebnis kanton={kanton} angaben={angaben} jahr={jahr} gerechnet={gerechnet} />
      </div>
    </div>
  )
}

/** What is typed, and what changes a part of it. */
function useEingabe({ kanton, einheit, anfang, onEingabe }: VerbilligungsFormularProps) {
  const [eingabe, setEingabe] = useState<Eingabe>(
    () =>
      anfang ?? {
        ...leereEingabe(kanton),
        haushalt: einheit ? { ...einheit, verheiratet: einheit.verheiratet || null } : NIEMAND,
      },
  )
  const gilt = eingabeIn(kanton, eingabe)
  const aendere = (teil: Partial<Eingabe>) => {
    const neu = { ...gilt, ...teil }
    setEingabe(neu)
    onEingabe?.(neu)
  }
  return [gilt, aendere] as const
}
