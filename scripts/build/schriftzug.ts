import { Blob, Face, Font, shape, Variation, Buffer as Zeichenfolge } from 'harfbuzzjs'
import { loadVolleSchrift } from './schriftdatei.ts'

/** Weight, width and tracking (in parts of the size), as type.css sets them. */
type Schnitt = { wght: number; wdth: number; laufweite: number }
export type Schrift = {
  breite: (text: string, grad: number) => number
  /** The text's outline as an SVG path, its baseline starting at this place. */
  umriss: (text: string, grad: number, ort: { x: number; y: number }) => string
}

/** The brand's own font file, in one of its weights and widths, as outlines: the renderer needs no font then. */
export async function ladeSchrift({ wght, wdth, laufweite }: Schnitt): Promise<Schrift> {
  const face = new Face(new Blob(await loadVolleSchrift()))
  const font = new Font(face)
  font.setVariations([new Variation('wght', wght), new Variation('wdth', wdth)])
  const { upem } = face

  function glyphen(text: string) {
    const folge = new Zeichenfolge()
    folge.addText(text)
    folge.guessSegmentProperties()
    shape(font, folge)
    const vorschuebe = folge.getGlyphPositions()
    return folge.getGlyphInfos().map(({ codepoint: nummer }, index) => {
      if (nummer === 0) throw new Error(`The font lacks a character of «${text}»`)
      return { nummer, vorschub: (vorschuebe[index]?.xAdvance ?? 0) + laufweite * upem }
    })
  }

  return {
    breite: (text, grad) => (glyphen(text).reduce((summe, { vorschub }) => summe + vorschub, 0) * grad) / upem,
    umriss(text, grad, { x, y }) {
      const massstab = grad / upem
      let links = 0
      const pfade = glyphen(text).map(({ nummer, vorschub }) => {
        const pfad = `<path transform="translate(${links})" d="${font.glyphToPath(nummer)}"/>`
        links += vorschub
        return pfad
      })
      // Fonts count upwards, pictures downwards.
      return `<g transform="translate(${x} ${y}) scale(${massstab} ${-massstab})">${pfade.join('')}</g>`
    },
  }
}
