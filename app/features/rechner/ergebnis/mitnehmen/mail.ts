import { alsText, type ErgebnisText } from './ergebnis-text.ts'

/** Some mail programs cut an address of more than about 2000 characters. */
const HOECHSTENS = 1800

/** Opens the visitor's own mail program with a mail to nobody yet: the visitor writes the address there. */
export function mailAdresse(text: ErgebnisText): string {
  const { betreff, entbehrlich } = text
  const adresse = `mailto:?subject=${encodeURIComponent(betreff)}&body=${encodeURIComponent(alsText(text, '\r\n'))}`
  if (adresse.length <= HOECHSTENS || entbehrlich.length === 0) return adresse
  return mailAdresse({ ...text, entbehrlich: entbehrlich.slice(0, -1) })
}
