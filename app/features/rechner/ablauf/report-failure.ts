import { text } from '#app/lib/orte/orte-laden.ts'
import { showToast } from '#app/ui/overlay/toast.ts'
import { RECHENFEHLER } from '#content/rechner/schritt-1.ts'

/** The cause for whoever looks into the console, a sentence for the visitor. */
export function reportFailure(error: unknown) {
  console.error(text(error))
  showToast({ ...RECHENFEHLER, variant: 'destructive' })
}
