/** Any script, its marks included, but nothing invisible. */
const BUCHSTABE = String.raw`(?!\p{DI})\p{L}(?:(?!\p{DI})\p{M}){0,3}`
/** `J.-P.`, `d’Angelo`, `St.`: a dot only where no letter follows, or mail programs would see an address. */
const WORT = String.raw`['’]?(?:${BUCHSTABE})+(?:(?:['’]|\.?-)(?:${BUCHSTABE})+)*\.?`
/** Few words: more of them make a message. */
const NAME = new RegExp(`^${WORT}(?: ${WORT}){0,3}$`, 'u')
const HOECHSTENS = 40
/** So many words of both names are a name however they are written; of more each has to look like a part of one. */
const WENIGE = 3
/** Of both, particles aside. Longer names go without a greeting by name, and a sentence has no room. */
const VIELE = 5
const PARTIKEL = new Set(
  'von van vom zu zum zur der den dem de del della delle di da das do dos du des la le les lo el al bin ibn ben ter ten und e y'.split(
    ' ',
  ),
)
const istGross = (wort: string) => !/^\p{Ll}(?!['’])/u.test(wort)

/**
 * First and last name if both look like names, else nothing. A name is what strangers type when they send mails in our
 * name to somebody else: no address, number, link, control or turning character gets through, and no sentence.
 */
export function namensform(vorname: string, nachname: string): { vorname: string; nachname: string } {
  const gleichtNamen = [vorname, nachname].every(name => name.length <= HOECHSTENS && NAME.test(name))
  const worte = `${vorname} ${nachname}`.split(' ')
  const eigene = worte.filter(wort => !PARTIKEL.has(wort))
  const istSatz = eigene.length > VIELE || (worte.length > WENIGE && !eigene.every(istGross))
  return gleichtNamen && !istSatz ? { vorname, nachname } : { vorname: '', nachname: '' }
}
