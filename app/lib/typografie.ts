const NBSP = '\u00a0'
/** Takes no room and allows no break. The font has no hyphen that does not break, so a joiner follows the usual one. */
const JOINER = '\u2060'

/** Keeps together what belongs together: «CHF 300», «-CHF 5.15», «Art. 64», «30. November», «2. Schritt», «E-Mail». */
export const geschuetzt = (text: string): string =>
  text
    .replace(/\b(CHF|Art\.|Abs\.) (?=\d)/g, `$1${NBSP}`)
    .replace(/(\d\.) (?=\p{Lu}\p{Ll})/gu, `$1${NBSP}`)
    .replace(/(\bE-)(?=Mail)|(?<=^|\s)-(?=CHF)/g, `$&${JOINER}`)

const SHY = '\u00ad'

/** Shorter words fit into every column. */
const LANG = 12

/** Last parts of the compounds that products and insurers are called by. */
const GRUNDWOERTER =
  'versicherung|gesellschaft|genossenschaft|stiftung|modell|system|zentrum|zentren|praxis|praxen|kasse|netzwerk|netz|plan|spital|apotheke|medizin|vorsorge|schutz'

/** A compound is joined by «s» after these endings: «Gesundheits-praxis». */
const FUGE = /(?<=\p{L}(?:heit|keit|ung|schaft|tät|ion)s)(?=\p{Ll}{4})/gu

/** Also declined, and before another one; never a part of a longer word, as in «Planung». */
const VOR_GRUNDWORT = new RegExp(
  `(?<=\\p{L}{3})(?=(?:${GRUNDWOERTER})(?:e?[nrs]|e)?(?:\\P{Ll}|$|${GRUNDWOERTER}))`,
  'gu',
)

/** «SmartTelemedizin»: a capital letter inside a word begins a part of its own. */
const BINNENMAJUSKEL = /(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{3})/gu

/**
 * Where the long name of a product or an insurer may break, with a hyphen: browsers hyphenate German by a dictionary that
 * many of them do not have, and break it anywhere instead. Figures are never touched.
 */
export const trennbar = (name: string): string =>
  name.replace(/[\p{L}\u00ad]+/gu, wort =>
    wort.length < LANG
      ? wort
      : wort
          .replaceAll(SHY, '')
          .replace(FUGE, SHY)
          .replace(VOR_GRUNDWORT, SHY)
          .replace(BINNENMAJUSKEL, SHY)
          .replaceAll(`${SHY}${SHY}`, SHY),
  )
