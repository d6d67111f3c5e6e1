/** Any script, its marks included, but nothing invisible. */
const BUCHSTABE = String.raw`(?!\p{DI})\p{L}(?:(?!\p{DI})\p{M}){0,3}`
/** `J.-P.`, `d’Angelo`, `St.`: a dot only where no letter follows, or mail programs would see an address. */
const WORT = String.raw`['’]?(?:${BUCHSTABE})+(?:(?:['’]|\.?-)(?:${BUCHSTABE})+)*\.?`
/** Few words: more of them make a message. */
const NAME = new RegExp(`^${WORT}(?: ${WORT}){0,3}$`, 'u')
const HOECHSTENS = 40

/**
 * First and last name if both look like names, else nothing. A name is what strangers type when they send mails in our
 * name to somebody else: no address, number, link, control or turning character gets through, and no sentence.
 */
export function namensform(vorname: string, nachname: string): { vorname: string; nachname: string } {
  const gleichtNamen = [vorname, nachname].every(name => name.length <= HOECHSTENS && NAME.test(name))
  return gleichtNamen ? { vorname, nachname } : { vorname: '', nachname: '' }
}
