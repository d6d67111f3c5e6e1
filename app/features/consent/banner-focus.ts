export const BANNER_ID = 'cookie-hinweis'

let before: HTMLElement | null = null

/** What had the focus before it came into the banner. */
export function rememberFocus(element: EventTarget | null) {
  if (element instanceof HTMLElement && !element.closest(`#${BANNER_ID}`)) before = element
}

/** The banner has gone: whoever was in it goes back to where they came from, or to the content. */
export function returnFocus() {
  const { activeElement } = document
  if (activeElement && activeElement !== document.body && !activeElement.closest(`#${BANNER_ID}`)) return
  const place = before?.isConnected ? before : document.querySelector<HTMLElement>('main')
  place?.focus({ preventScroll: true })
}
