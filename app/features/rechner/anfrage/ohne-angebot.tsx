import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { OHNE_ANGEBOT } from '#content/rechner/anfrage.ts'

/** Step 3 with nothing to ask for: what was chosen before is not sold any more. */
export function OhneAngebot({ onZurueck }: { onZurueck: () => void }) {
  return (
    <div className="mt-8 max-w-160">
      <EmptyState title={OHNE_ANGEBOT.titel} text={OHNE_ANGEBOT.text}>
        <Button onClick={onZurueck}>{OHNE_ANGEBOT.zurueck}</Button>
      </EmptyState>
    </div>
  )
}
