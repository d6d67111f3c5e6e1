import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** Step 3 with nothing to ask for: what was chosen before is not sold any more. */
export function OhneAngebot({ onZurueck }: { onZurueck: () => void }) {
  return (
    <div className="mt-8 max-w-160">
      <EmptyState
        title="Noch kein Angebot gewählt."
        text="Für Ihre Angaben ist hier nichts ausgewählt. Wählen Sie zuerst ein Angebot."
      >
        <Button onClick={onZurueck}>Zu den Angeboten</Button>
      </EmptyState>
    </div>
  )
}
