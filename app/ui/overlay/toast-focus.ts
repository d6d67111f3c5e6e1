/** Between the toast and what it must not cover. */
const ABSTAND = 8

/** The field in focus, and what is said about it, come out from under a toast at the window's lower edge. */
export function uncoverFocus(toast: HTMLElement | null) {
  const { activeElement } = document
  if (!toast || !activeElement || activeElement === document.body || toast.contains(activeElement)) return
  const edge = toast.getBoundingClientRect()
  const note = document.getElementById(activeElement.getAttribute('aria-describedby') ?? '')
  const hidden = [activeElement, note].map(part => (part ? covered(part.getBoundingClientRect(), edge) : 0))
  const most = Math.max(...hidden)
  if (most > 0) window.scrollBy({ top: most, behavior: 'instant' })
}

/** How far it reaches below the toast's upper edge; nothing where it begins below it, or stands beside the toast. */
function covered(part: DOMRect, toast: DOMRect): number {
  const apart = part.right <= toast.left || part.left >= toast.right || part.top >= toast.bottom || part.top < 0
  return apart || part.bottom <= toast.top - ABSTAND ? 0 : part.bottom - toast.top + ABSTAND
}
