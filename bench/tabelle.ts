import { type Benchzeile, mittelwert, verhaeltnis } from './zeilen.ts'

export type Fehlschlag = { teil: string; grund: string }

/** All figures as Markdown; of two commits their ratio too. */
export function tabelle(
  zeilen: readonly Benchzeile[],
  fehlschlaege: readonly Fehlschlag[],
  namen: readonly string[],
): string {
  const kopf = namen.length > 1 ? [...namen, 'Verhältnis'] : ['Wert']
  return [
    reihe(['was', ...kopf, 'Einheit', 'Hinweis']),
    `|---|${kopf.map(() => '---:|').join('')}---|---|`,
    ...zeilen.map(zeile => reihe([zeile.name, ...werte(zeile, namen), zeile.einheit, hinweis(zeile, namen)])),
    ...fehlschlaege.map(({ teil, grund }) => reihe([teil, ...kopf.map(() => OHNE), '', `gescheitert: ${grund}`])),
  ].join('\n')
}

/** The same for who watches. */
export function satz(zeile: Benchzeile, namen: readonly string[]): string {
  const [erster = OHNE, zweiter = OHNE, mal] = werte(zeile, namen)
  const gegen = zweiter === OHNE ? '' : ` gegen ${zweiter} ${zeile.einheit}, Verhältnis ${mal}`
  return `${zeile.name}: ${erster} ${zeile.einheit}${gegen}`
}

/** In place of a figure that there is not. */
const OHNE = '–'

const reihe = (zellen: readonly string[]) => `| ${zellen.map(zelle => zelle.replaceAll('|', '\\|')).join(' | ')} |`

const werte = (zeile: Benchzeile, namen: readonly string[]): string[] => {
  const [wovon = '', gegen] = namen
  const einzeln = namen.map(name => gezeigt(mittelwert(zeile, name)))
  const mal = gegen === undefined ? undefined : verhaeltnis(zeile, wovon, gegen)
  return gegen === undefined ? einzeln : [...einzeln, gezeigt(mal === undefined ? mal : Number(mal.toFixed(2)))]
}

const gezeigt = (wert: number | undefined) => (wert === undefined ? OHNE : String(wert))

/** That of this commit; the other's where it has no figure. */
function hinweis(zeile: Benchzeile, [wovon = '', gegen = '']: readonly string[]): string {
  const eigener = zeile.hinweise[wovon] ?? ''
  const fremder = zeile.hinweise[gegen]
  return fremder && mittelwert(zeile, gegen) === undefined ? `${eigener}; ${gegen}: ${fremder}` : eigener
}
