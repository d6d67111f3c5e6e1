import { dataLayer } from '#app/lib/tracking/data-layer.ts'

let loaded = false

export const isTagManagerLoaded = () => loaded

/** Google's loader without its inline script, which the content security policy would refuse. */
export function loadTagManager(id: string) {
  if (loaded) return
  loaded = true
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`
  document.head.append(script)
}
