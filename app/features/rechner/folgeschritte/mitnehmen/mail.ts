/** Some mail programs cut an address of more than about 2000 characters. */
const HOECHSTENS = 1800

type Mail = {
  betreff: string
  zeilen: readonly string[]
  /** Left out from the end where there are too many. */
  entbehrlich?: readonly string[]
  schluss: string
}

/** Opens the visitor's own mail program with a mail to nobody yet: the visitor writes the address there. */
export function mailAdresse({ betreff, zeilen, entbehrlich = [], schluss }: Mail): string {
  const text = [...zeilen, ...entbehrlich, '', schluss].join('\r\n')
  const adresse = `mailto:?subject=${encodeURIComponent(betreff)}&body=${encodeURIComponent(text)}`
  if (adresse.length <= HOECHSTENS || entbehrlich.length === 0) return adresse
  return mailAdresse({ betreff, zeilen, entbehrlich: entbehrlich.slice(0, -1), schluss })
}
