/** What a tag manager reads, once one is loaded. Without one it only collects: nothing leaves the browser. */
declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

export function dataLayer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}

type Gtag = (command: 'consent', action: 'default' | 'update', signals: Readonly<Record<string, string>>) => void

/** Google's tags recognise a command by its type: only a real `arguments` object counts, an array is ignored. */
export const gtag: Gtag = function () {
  // biome-ignore lint/complexity/noArguments: see above
  dataLayer().push(arguments)
}
