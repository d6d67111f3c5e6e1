import { useEffect, useMemo, useState } from 'react'
import { VERBILLIGUNG } from '#content/verbilligung/kantone.ts'
import { type Geltend, geltenderAnspruch } from '#domain/verbilligung/geltend.ts'
import type { Einheit } from '#domain/verbilligung/regel.ts'
import { BetragFeld } from './betrag-feld.tsx'
import { Ergebnis } from './ergebnis.tsx'
import { HaushaltFelder } from './haushalt-felder.tsx'
import { type Haushalt, lageAus, UNGETIPPT } from './lage.ts'
import { ZusatzFelder } from './zusatz-felder.tsx'

export type VerbilligungsFormularProps = {
  kanton: string
  /** The premium region; 0 where the canton is one, or where it is not known. */
  region: number
  gemeinde?: number | undefined
  /** What the household starts with; it can be changed. `verheiratet: false` of several means: not known. */
  einheit: Einheit
  /** Of the prices it is reckoned for. */
  jahr: number
  /** null while the input is incomplete. */
  onErgebnis?: (ergebnis: Geltend | null) => void
}

/** Works it out while it is typed. What is typed stays in this component: no request, no storage, no event. */
export function VerbilligungsFormular(props: VerbilligungsFormularProps) {
  const { kanton, region, gemeinde, einheit, jahr, onErgebnis } = props
  const [haushalt, setHaushalt] = useState<Haushalt>({ ...einheit, verheiratet: einheit.verheiratet || null })
  const [eingabe, setEingabe] = useState({ kanton, getippt: UNGETIPPT })
  // Another canton means other figures by these names.
  const getippt = eingabe.kanton === kanton ? eingabe.getippt : UNGETIPPT
  const setGetippt = (neu: typeof getippt) => setEingabe({ kanton, getippt: neu })
  const gerechnet = useMemo(() => {
    const lage = lageAus(getippt, haushalt, { region, gemeinde })
    return lage && { lage, geltend: geltenderAnspruch(kanton, jahr, lage) }
  }, [getippt, haushalt, kanton, region, gemeinde, jahr])
  useEffect(() => {
    onErgebnis?.(gerechnet?.geltend ?? null)
  }, [gerechnet, onErgebnis])

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
            onChange={text => setGetippt({ ...getippt, einkommen: text })}
          />
          <BetragFeld
            key={`${kanton}-vermoegen`}
            {...angaben.vermoegen}
            value={getippt.vermoegen}
            onChange={text => setGetippt({ ...getippt, vermoegen: text })}
          />
          <HaushaltFelder haushalt={haushalt} paar={angaben.paar} onChange={setHaushalt} />
          {angaben.zusatz && (
            <ZusatzFelder zusatz={angaben.zusatz} haushalt={haushalt} getippt={getippt} onChange={setGetippt} />
          )}
        </div>
        <Ergebnis kanton={kanton} angaben={angaben} jahr={jahr} gerechnet={gerechnet} />
      </div>
    </div>
  )
}
