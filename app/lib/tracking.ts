/** What the site tells the tag manager. Collected in the data layer; nothing is sent unless one is loaded after consent. */
type TrackingEvent = { event: 'page_view'; page_path: string; page_title: string; page_location: string }

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

function push(event: TrackingEvent) {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}

/** The address without query and fragment: either may carry what a visitor typed. */
export function trackPageView(path: string) {
  push({
    event: 'page_view',
    page_path: path,
    page_title: document.title,
    page_location: window.location.origin + path,
  })
}
