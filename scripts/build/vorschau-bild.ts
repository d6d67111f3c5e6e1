import type { Bildtext } from '../../contract/bundle.ts'
import { site } from '../../site.config.ts'
import { BUTTER, FIR, FIR_MID, GROUND, INK, INK2, marke } from './marke.ts'
import { ladeSchrift, type Schrift } from './schriftzug.ts'
import { groessterSatz } from './umbruch.ts'

/** The size that all networks show without cropping (https://ogp.me/#structured). */
export const BREITE = 1200
export const HOEHE = 630
export const RAND = 72
export const KOPF = 152
const TITEL = { breite: BREITE - 2 * RAND, hoehe: 292, zeilenhoehe: 1.04 }
const TITELGRADE = [240, 216, 192, 168, 150, 132, 116, 104, 96, 88, 80, 72]
const KLEIN = 32

/** A function that draws a page's preview picture as SVG, without text: the letters are outlines. */
export async function vorschauZeichner(): Promise<(text: Bildtext) => string> {
  const titelschrift = await ladeSchrift({ wght: 600, wdth: 88, laufweite: -0.034 })
  const textschrift = await ladeSchrift({ wght: 600, wdth: 100, laufweite: -0.012 })
  return ({ titel, rubrik }) =>
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BREITE} ${HOEHE}">`,
      grund(textschrift, rubrik),
      `<g fill="${INK}">${titelzeilen(titelschrift, titel)}</g>`,
      skyline,
      '</svg>',
    ].join('')
}

/** What every picture begins with. */
export const grund = (schrift: Schrift, rubrik: string): string =>
  `<path fill="${GROUND}" d="M0 0h${BREITE}v${HOEHE}H0z"/>${kopfzeile(schrift, rubrik)}`

function kopfzeile(schrift: Schrift, rubrik: string): string {
  const seite = 56
  const y = KOPF / 2 + KLEIN * 0.36
  return [
    marke(6).replace('<svg ', `<svg x="${RAND}" y="${(KOPF - seite) / 2}" width="${seite}" height="${seite}" `),
    `<g fill="${INK}">${schrift.umriss(site.domain, KLEIN, { x: RAND + seite + 18, y })}</g>`,
    `<g fill="${INK2}">${schrift.umriss(rubrik, KLEIN, { x: BREITE - RAND - schrift.breite(rubrik, KLEIN), y })}</g>`,
    `<path fill="${INK}" d="M0 ${KOPF}h${BREITE}v2H0z"/>`,
  ].join('')
}

function titelzeilen(schrift: Schrift, titel: string): string {
  const { grad, zeilen } = groessterSatz(titel, TITELGRADE, TITEL, schrift.breite)
  const zeile = grad * TITEL.zeilenhoehe
  // A capital is 0.72 of the size high and stands about 0.03 to the right of where it begins.
  const ort = { x: RAND - grad * 0.03, y: KOPF + RAND + grad * 0.72 }
  return zeilen.map((text, index) => schrift.umriss(text, grad, { ...ort, y: ort.y + index * zeile })).join('')
}

/** Premiums in order of price, one in five of the standard model, the cheapest one marked. */
const skyline = Array.from({ length: 44 }, (_, index) => {
  const hoehe = 62 + 70 * (index / 43) ** 1.6
  const fuellung = index === 0 ? `${BUTTER}" stroke="${INK}" stroke-width="2` : index % 5 === 3 ? FIR_MID : FIR
  return `<rect x="${RAND + index * 24.2}" y="${HOEHE - hoehe}" width="15.4" height="${hoehe + 4}" fill="${fuellung}"/>`
}).join('')
