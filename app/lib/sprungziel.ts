/** What the fragment of an address points at. Anyone may write anything there, also what cannot be decoded. */
export function sprungziel(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id)
  }
}
