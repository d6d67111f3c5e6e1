import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toast.ts'
import { MITNEHMEN } from '#content/rechner/mitnehmen.ts'
import { alsText, type ErgebnisText } from './ergebnis-text.ts'

/** By the device's own means where fingers use it, else as a text to paste. */
export function Teilen({ ergebnis }: { ergebnis: ErgebnisText }) {
  async function share() {
    const text = alsText(ergebnis, '\n')
    const daten = { title: ergebnis.betreff, text }
    if (window.matchMedia('(pointer: coarse)').matches && navigator.canShare?.(daten)) {
      // Whoever closes the sheet has changed their mind.
      return navigator.share(daten).catch(() => {})
    }
    try {
      await navigator.clipboard.writeText(text)
      showToast(MITNEHMEN.kopiert)
    } catch {
      showToast({ title: MITNEHMEN.nichtKopiert, description: ergebnis.schluss, variant: 'destructive' })
    }
  }
  return (
    <Button kind="secondary" size="small" onClick={share}>
      <Icon name="share" /> {MITNEHMEN.teilen}
    </Button>
  )
}
