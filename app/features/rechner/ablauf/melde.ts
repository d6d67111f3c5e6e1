import { showToast } from '#app/ui/toast.ts'
import { RECHENFEHLER } from '#content/rechner/schritt-1.ts'
import { text } from '../schritt-1/orte-laden.ts'

/** The cause for whoever looks into the console, a sentence for the visitor. */
export function melde(error: unknown) {
  console.error(text(error))
  showToast({ ...RECHENFEHLER, variant: 'destructive' })
}
