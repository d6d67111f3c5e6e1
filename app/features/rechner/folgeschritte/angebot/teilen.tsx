import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toast.ts'
import { MITNEHMEN } from '#content/rechner/mitnehmen.ts'

/** The address knows year of the prices, region, age group, franchise and accident cover; neither birth year nor place. */
export function Teilen({ fragment }: { fragment: string }) {
  async function kopiere() {
    const adresse = `${window.location.origin}/${fragment}`
    try {
      await navigator.clipboard.writeText(adresse)
      showToast(MITNEHMEN.kopiert)
    } catch {
      showToast({ title: MITNEHMEN.nichtKopiert, description: adresse, variant: 'destructive' })
    }
  }
  return (
    <Button kind="secondary" size="small" onClick={kopiere}>
      <Icon name="share" /> {MITNEHMEN.kopieren}
    </Button>
  )
}
