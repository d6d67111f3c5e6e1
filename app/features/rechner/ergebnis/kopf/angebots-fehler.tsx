import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LADEN } from '#content/rechner/antwort.ts'

/** The table did not arrive: what that means, and another try. */
export function AngebotsFehler({ onErneut }: { onErneut: () => void }) {
  return (
    <div role="alert" className="max-w-160">
      <EmptyState title={LADEN.fehler} text={navigator.onLine ? LADEN.nichtAngekommen : LADEN.offline}>
        <Button onClick={onErneut}>{LADEN.erneut}</Button>
      </EmptyState>
    </div>
  )
}
