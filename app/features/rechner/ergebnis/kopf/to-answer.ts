import { flushSync } from 'react-dom'

export const ANTWORT_TITEL = 'antwort-titel'

/** What was pressed is gone with the change: the focus goes to the answer that follows from it. */
export function changeThenFocusAnswer(change: () => void): void {
  flushSync(change)
  document.getElementById(ANTWORT_TITEL)?.focus()
}

/** As a ref: what has just come is read next. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
