import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** The table did not arrive: what that means, and another try. */
export function AngebotsFehler({ onErneut }: { onErneut: () => void }) {
  return (
    <div role="alert" className="mt-8 max-w-160">
      <EmptyState
        title="Die Prämien konnten nicht berechnet werden."
        text={
          navigator.onLine
            ? 'Die Prämientabelle Ihrer Region kam nicht an. Ihre Angaben bleiben erhalten.'
            : 'Ihr Gerät ist offline. Ihre Angaben bleiben erhalten; versuchen Sie es, sobald Sie wieder Netz haben.'
        }
      >
        <Button onClick={onErneut}>Erneut versuchen</Button>
      </EmptyState>
    </div>
  )
}
