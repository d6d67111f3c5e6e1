/*
 * A confirmation link carries its secret in the fragment, which browsers never send to a server. Scripts of others
 * could still read it there, so it leaves the address before anything is tracked or loaded, and lives in memory only.
 */

let token: string | null = null

/** Takes the secret out of the address now, and whenever a link is pasted into a page that is already open. */
export function keepTokenOutOfAddress() {
  removeFromAddress()
  window.addEventListener('popstate', removeFromAddress)
}

function removeFromAddress() {
  const { pathname, search, hash } = window.location
  const found = new URLSearchParams(hash.slice(1)).get('token')
  if (found === null) return
  token = found || null
  window.history.replaceState(window.history.state, '', pathname + search)
}

/** The secret of the link last opened in this document. Answers the same however often a rendering asks. */
export const takeToken = (): string | null => token
