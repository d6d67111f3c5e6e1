export const BANNER_ID = 'cookie-hinweis'

let before: HTMLElement | null = null

/** What had the focus before it came into the banner; back from the settings it came from the banner itself. */
export function rememberFocus(element: EventTarget | null) {
  if (element instanceof HTMLElement && !element.closest(`#${BANNER_ID}, dialog`)) before = element
}

/** The banner has gone: whoever was in it or in its settings goes back to where they came from, or to the content. */
export function returnFocus() {
  const { activeElement } = document
  if (!activeElement?.matches(`body, #${BANNER_ID} *, dialog:not([open]) *`)) return
  const place = before?.isConnected ? before : document.querySelector<HTMLElement>('main')
  place?.focus({ preventScroll: true })
}
