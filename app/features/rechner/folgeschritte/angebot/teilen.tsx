import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toast.ts'
import { fragmentZuVergleich, type GeteilterVergleich } from '../laden/fragment.ts'

/** Year of the prices, region, age group, franchise and accident cover; neither birth year nor place. */
export function Teilen({ vergleich }: { vergleich: GeteilterVergleich }) {
  async function kopiere() {
    const adresse = `${window.location.origin}/${fragmentZuVergleich(vergleich)}`
    try {
      await navigator.clipboard.writeText(adresse)
      showToast({
        title: 'Adresse kopiert',
        description: 'Sie enthält Prämienjahr, Region, Altersgruppe, Franchise und Unfalldeckung, sonst nichts.',
      })
    } catch {
      showToast({ title: 'Kopieren nicht möglich', description: adresse, variant: 'destructive' })
    }
  }
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button kind="secondary" size="small" onClick={kopiere}>
        <Icon name="share" /> Adresse kopieren
      </Button>
      <Button kind="secondary" size="small" onClick={() => window.print()}>
        <Icon name="print" /> Drucken
      </Button>
    </div>
  )
}
