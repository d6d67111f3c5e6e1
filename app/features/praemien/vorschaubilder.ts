import vorlagen from 'virtual:bildvorlagen'
import { vorschauPfad } from '#app/lib/vorschau-pfad.ts'
import { KANTONSEITEN, kantonspfad } from '#content/praemien/kantone.ts'
import { SCHWEIZ } from '#content/praemien/seiten.ts'
import { frankenText } from '#content/zahlen/format.ts'
import type { Dokument } from '#contract/bundle.ts'
import { gebietDer, type Zelle } from '#domain/orte/hexkarte.ts'
import { ausschnitt, umriss, zellenpfad } from '#domain/orte/hexpfad.ts'
import { klassengrenzen, klasseVon } from '#domain/zahlen/farbklassen.ts'
import { schluesselDer } from '#domain/zahlen/regionszahlen.ts'
import type { Ortsbild } from './karte/ortsbild.ts'
import type { Regionszeile } from './wahl/zeilen.ts'
import { landeszeilen } from './zahlen.ts'

/** Where the shape stands: the right half, below the heading. */
const FORM = { x: 650, y: 190, breite: 478, hoehe: 396 }
const PREIS = { x: 70, y: 520, grad: 132 }
const ZUSATZ = { x: 72, y: 574, grad: 22 }

/** Preview pictures with shape and figure, in the place of those that the build has drawn without data. */
export function* vorschaubilder(bild: Ortsbild): Generator<Dokument> {
  const { karten, preisjahr } = bild
  if (!karten) return
  const zeilen = landeszeilen(bild, 'AKL-ERW')
  const farbe = farbenVon(zeilen)
  const kantone = KANTONSEITEN.map(({ kanton }) => ({
    pfad: kantonspfad(kanton),
    grund: vorlagen.grund.kanton,
    zellen: karten.kanton(kanton),
    guenstigste: zeilen.find(zeile => zeile.kanton === kanton),
  }))
  for (const { pfad, grund, zellen, guenstigste } of [
    { pfad: SCHWEIZ.pfad, grund: vorlagen.grund.land, zellen: karten.land, guenstigste: zeilen[0] },
    ...kantone,
  ])
    if (guenstigste && zellen.length > 0)
      yield {
        pfad: vorschauPfad(pfad),
        status: 200,
        typ: 'image/png',
        inhalt: [
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${vorlagen.breite} ${vorlagen.hoehe}">`,
          ...[grund, vorlagen.titel[pfad] ?? '', vorlagen.vorPreis],
          ...[preis(frankenText(guenstigste.wert)), zusatz(String(preisjahr.jahr)), form(zellen, farbe)],
          '</svg>',
        ].join(''),
      }
}

/** The colours of the map; what has no price stays as the ground. */
function farbenVon(zeilen: readonly Regionszeile[]): (gebiet: string) => string {
  const { stufen, butter, grund } = vorlagen.farben
  const grenzen = klassengrenzen(
    zeilen.map(({ wert }) => wert),
    100,
  )
  const farben = new Map(
    zeilen.map(zeile => [
      schluesselDer(zeile),
      zeile.rang === 1 ? butter : (stufen[klasseVon(zeile.wert, grenzen)] ?? grund),
    ]),
  )
  return gebiet => farben.get(gebiet) ?? grund
}

function form(zellen: readonly Zelle[], farbe: (gebiet: string) => string): string {
  const rahmen = ausschnitt(zellen)
  const massstab = Math.min(FORM.breite / rahmen.breite, FORM.hoehe / rahmen.hoehe)
  const x = FORM.x + (FORM.breite - rahmen.breite * massstab) / 2
  const y = FORM.y + (FORM.hoehe - rahmen.hoehe * massstab) / 2
  const gebiete = [...Map.groupBy(zellen, gebietDer)].map(
    ([gebiet, eigene]) => `<path fill="${farbe(gebiet)}" d="${zellenpfad(eigene, rahmen)}"/>`,
  )
  const { grund, tinte } = vorlagen.farben
  return [
    `<g transform="translate(${x} ${y}) scale(${massstab})">`,
    `<g stroke="${grund}" stroke-width="0.7">${gebiete.join('')}</g>`,
    `<path fill="none" stroke="${tinte}" stroke-width="1.1" d="${umriss(zellen, rahmen, gebietDer)}"/></g>`,
  ].join('')
}

const preis = (text: string): string => gesetzt(text, PREIS)

const zusatz = (jahr: string): string => {
  const { svg, breite } = vorlagen.nachPreis
  const { x, y, grad } = ZUSATZ
  return `<g transform="translate(${x} ${y}) scale(${grad})">${svg}</g>${gesetzt(jahr, { ...ZUSATZ, x: x + breite * grad })}`
}

/** Figures, sign after sign. */
function gesetzt(text: string, { x, y, grad }: { x: number; y: number; grad: number }): string {
  let links = 0
  const zeichen = [...text].map(eines => {
    const ziffer = vorlagen.ziffern[eines]
    if (!ziffer) throw new Error(`the pictures know no «${eines}»`)
    const svg = `<g transform="translate(${links})">${ziffer.svg}</g>`
    links += ziffer.breite
    return svg
  })
  return `<g fill="${vorlagen.farben.tinte}" transform="translate(${x} ${y}) scale(${grad})">${zeichen.join('')}</g>`
}
