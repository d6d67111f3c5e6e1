import type { Plugin } from 'vite'
import { KANTONSEITEN, kantonspfad } from '../../content/de/praemien/kantone.ts'
import { BILD, SCHWEIZ } from '../../content/de/praemien/seiten.ts'
import type { Bildvorlagen } from '../../contract/bildvorlagen.ts'
import { site } from '../../site.config.ts'
import { BUTTER, GROUND, INK, INK2 } from './marke.ts'
import { ladeSchrift, type Schrift } from './schriftzug.ts'
import { groessterSatz } from './umbruch.ts'
import { BREITE, grund, HOEHE, KOPF, RAND } from './vorschau-bild.ts'

const NAME = 'virtual:bildvorlagen'

/** Classes of the map from cheap to dear, as in karte.css. */
const STUFEN = ['#d3e3d8', '#a8c8b5', '#79a690', '#457f63', '#1d5b42', '#052e1e']
const TITEL = { breite: 500, hoehe: 168, zeilenhoehe: 1.04 }
const TITELGRADE = [132, 116, 104, 96, 88, 80, 72, 64, 56]

/** Puts outlines of the brand's font into the server's bundle: a server has neither the font nor what sets it. */
export const bildvorlagen = (): Plugin => ({
  name: 'bildvorlagen',
  resolveId: id => (id === NAME ? `\0${NAME}` : null),
  load: async id => (id === `\0${NAME}` ? `export default ${JSON.stringify(await vorlagen())}` : null),
})

async function vorlagen(): Promise<Bildvorlagen> {
  const titelschrift = await ladeSchrift({ wght: 600, wdth: 88, laufweite: -0.034 })
  const textschrift = await ladeSchrift({ wght: 600, wdth: 100, laufweite: -0.012 })
  const seiten = [
    { pfad: SCHWEIZ.pfad, name: SCHWEIZ.bildTitel },
    ...KANTONSEITEN.map(({ kanton, name }) => ({ pfad: kantonspfad(kanton), name })),
  ]
  return {
    ...{ breite: BREITE, hoehe: HOEHE },
    grund: { land: grund(textschrift, site.tagline), kanton: grund(textschrift, SCHWEIZ.bildTitel) },
    titel: Object.fromEntries(seiten.map(({ pfad, name }) => [pfad, titel(titelschrift, name)])),
    vorPreis: `<g fill="${INK2}">${textschrift.umriss(BILD.vorPreis, 36, { x: RAND, y: 400 })}</g>`,
    nachPreis: {
      svg: `<g fill="${INK2}">${textschrift.umriss(BILD.nachPreis, 1, { x: 0, y: 0 })}</g>`,
      breite: textschrift.breite(`${BILD.nachPreis} `, 1),
    },
    ziffern: Object.fromEntries(
      [...'0123456789.’−'].map(zeichen => [
        zeichen,
        { svg: titelschrift.umriss(zeichen, 1, { x: 0, y: 0 }), breite: titelschrift.breite(zeichen, 1) },
      ]),
    ),
    farben: { stufen: STUFEN, grund: GROUND, tinte: INK, butter: BUTTER },
  }
}

function titel(schrift: Schrift, name: string): string {
  const { grad, zeilen } = groessterSatz(name, TITELGRADE, TITEL, schrift.breite)
  const ort = { x: RAND - grad * 0.03, y: KOPF + 40 + grad * 0.72 }
  const zeile = grad * TITEL.zeilenhoehe
  return `<g fill="${INK}">${zeilen.map((text, index) => schrift.umriss(text, grad, { ...ort, y: ort.y + index * zeile })).join('')}</g>`
}
