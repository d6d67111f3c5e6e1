/** Hands a file made in the browser to the visitor, as if it had been downloaded. */
export function saveFile(file: Blob, name: string) {
  const adresse = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = adresse
  link.download = name
  link.click()
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(adresse), 60_000)
}
