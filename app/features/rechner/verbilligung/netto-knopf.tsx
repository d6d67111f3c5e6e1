import { Button } from '#app/ui/button.tsx'
import { SPANNE } from '#content/rechner/verbilligung-frage.ts'
import type { Rappen } from '#domain/rappen.ts'

type NettoKnopfProps = {
  /** undefined where it hangs on the franchise of each offer. */
  betrag: Rappen | undefined
  gefuellt: boolean
  onClick: () => void
}

/** «Preise netto zeigen, −114.80» */
export function NettoKnopf({ betrag, gefuellt, onClick }: NettoKnopfProps) {
  return (
    <Button kind={gefuellt ? 'primary' : 'secondary'} className="mt-4 w-full max-[24rem]:px-3" onClick={onClick}>
      <span>
        {SPANNE.netto}
        {betrag !== undefined && (
          <>
            , <span className="betrag">{SPANNE.abzug(betrag)}</span>
          </>
        )}
      </span>
    </Button>
  )
}
