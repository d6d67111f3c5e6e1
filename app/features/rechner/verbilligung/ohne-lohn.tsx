import { KEINE_SPANNE } from '#content/rechner/verbilligung-frage.ts'
import type { TeilProps } from './auswertung.ts'
import { EigeneZahlen } from './eigene-zahlen.tsx'
import { WerZaehlt } from './lohn-frage.tsx'
import { Schluss } from './rechenweg.tsx'

/** A canton whose rules make nothing of a wage: its own terms at once. */
export function OhneLohn(props: TeilProps) {
  return (
    <>
      <h3 className="t2 font-semibold">{KEINE_SPANNE.mitEigenen}</h3>
      <p className="t2 mt-1 mb-5 text-ink2">{KEINE_SPANNE.eigeneZahlen(props.kanton)}</p>
      <div className="mb-5 grid gap-5">
        <WerZaehlt {...props} onChange={props.aendere} />
      </div>
      <EigeneZahlen {...props} />
      <Schluss angaben={props.angaben} auswertung={props.auswertung} />
    </>
  )
}
