import type { Schrift } from 'fontkit'
import PDFDocument from 'pdfkit'
import { toBlob } from 'pdfkit/output'
import { RAHMEN } from '#content/formulare/brieftext.ts'
import type { Brief } from './brieftext.ts'

/** Opened once: reading the kerning of a font takes longer than writing the letter. */
export type Schriften = { normal: Schrift; fett: Schrift }

/** Millimetres, as rulers and letter standards count. */
export const mm = (millimeter: number) => (millimeter * 72) / 25.4

const LINKS = mm(25)
const BREITE = mm(160)
/** Swiss letters show the address in a window at the right (SN 010130). */
const FENSTER = { x: mm(118), y: mm(50), breite: mm(75) }
const UNTEN = mm(297 - 22)
const SPALTEN: Readonly<Record<number, readonly number[]>> = {
  3: [mm(70), mm(45), mm(45)],
  4: [mm(60), mm(42), mm(29), mm(29)],
}

/** An object of any kind, because the types do not know PDF/UA yet. */
const BLATT: object = {
  size: 'A4',
  margins: { top: mm(20), left: LINKS, right: mm(25), bottom: 0 },
  pdfVersion: '1.7',
  subset: 'PDF/UA',
  tagged: true,
  displayTitle: true,
  lang: 'de-CH',
  // None of the standard fonts, which are not embedded.
  font: '',
}

/**
 * A4, tagged (PDF/UA): headings, paragraphs and the table are named as such, so that a screen reader reads the letter
 * in order. Fonts are embedded, of which only the letters in use.
 */
export function briefAlsPdf(brief: Brief, schriften: Schriften): Promise<Blob> {
  return alsPdf({ Title: brief.titel, Author: brief.absender[0] ?? '' }, schriften, blatt => zeichneBrief(blatt, brief))
}

/** Sheets of this kind, with whatever `zeichne` puts on them. */
export function alsPdf(
  info: PDFKit.DocumentInfo,
  schriften: Schriften,
  zeichne: (blatt: Blatt) => void,
): Promise<Blob> {
  const doc = new PDFDocument({ ...BLATT, info })
  const fertig = toBlob(doc)
  doc.registerFont('normal', schriften.normal)
  doc.registerFont('fett', schriften.fett)
  doc.font('normal').fontSize(GRAD.P)
  const wurzel = doc.struct('Document')
  doc.addStructure(wurzel)
  zeichne(new Blatt(doc, wurzel))
  wurzel.end()
  doc.end()
  return fertig
}

function zeichneBrief(blatt: Blatt, brief: Brief) {
  blatt.block(brief.absender, LINKS, mm(20), BREITE)
  blatt.block([RAHMEN.versand], FENSTER.x, FENSTER.y - mm(7), FENSTER.breite, 'fett')
  blatt.block(brief.empfaenger, FENSTER.x, FENSTER.y, FENSTER.breite)
  blatt.block([brief.ortDatum], LINKS, mm(90), BREITE)
  blatt.absatz(brief.titel, mm(8), 'H1')
  for (const text of brief.vorher) blatt.absatz(text, mm(5))
  blatt.tabelle(brief.personen)
  for (const text of brief.nachher) blatt.absatz(text, mm(5))
  blatt.absatz(RAHMEN.gruss, mm(7))
  blatt.unterschriften(brief.unterschriften)
}

/** Of a heading, and of what is none. */
const GRAD = { H1: 12, H2: 11, P: 10.5 } as const

/** Draws from top to bottom and names what it draws. */
export class Blatt {
  private readonly doc: PDFKit.PDFDocument
  private readonly wurzel: PDFKit.PDFStructureElement

  constructor(doc: PDFKit.PDFDocument, wurzel: PDFKit.PDFStructureElement) {
    this.doc = doc
    this.wurzel = wurzel
  }

  /** Lines at a fixed place; each is read out on its own. */
  block(zeilen: readonly string[], x: number, y: number, breite: number, schrift = 'normal') {
    const { doc } = this
    doc.font(schrift)
    doc.y = y
    for (const zeile of zeilen)
      this.wurzel.add(doc.struct('P', {}, () => void doc.text(zeile, x, doc.y, { width: breite, lineGap: mm(0.6) })))
    doc.font('normal')
  }

  absatz(text: string, abstand: number, art: keyof typeof GRAD = 'P') {
    const { doc } = this
    doc.font(art === 'P' ? 'normal' : 'fett').fontSize(GRAD[art])
    const masse = { width: BREITE, lineGap: mm(0.9) }
    this.platzFuer(abstand + doc.heightOfString(text, masse))
    const y = doc.y + abstand
    this.wurzel.add(doc.struct(art, {}, () => void doc.text(text, LINKS, y, masse)))
    doc.font('normal').fontSize(GRAD.P)
  }

  tabelle({ kopf, zeilen }: Brief['personen']) {
    const { doc } = this
    const tabelle = doc.struct('Table')
    this.wurzel.add(tabelle)
    doc.y += mm(3)
    this.zeile(tabelle, kopf, 'TH')
    for (const zeile of zeilen) this.zeile(tabelle, zeile, 'TD')
    tabelle.end()
  }

  private zeile(tabelle: PDFKit.PDFStructureElement, zellen: readonly string[], art: 'TH' | 'TD') {
    const { doc } = this
    const breiten = SPALTEN[zellen.length] ?? []
    doc.font(art === 'TH' ? 'fett' : 'normal')
    const hoehe = Math.max(
      ...zellen.map((text, spalte) => doc.heightOfString(text || ' ', { width: (breiten[spalte] ?? 0) - mm(3) })),
    )
    this.platzFuer(hoehe + mm(3.4))
    const oben = doc.y
    const reihe = doc.struct('TR')
    tabelle.add(reihe)
    let x = LINKS
    zellen.forEach((text, spalte) => {
      const breite = breiten[spalte] ?? 0
      const links = x
      const zelle = () => void doc.text(text, links, oben + mm(1.7), { width: breite - mm(3) })
      reihe.add(doc.struct(art, art === 'TH' ? { scope: 'Column' } : {}, zelle))
      x += breite
    })
    reihe.end()
    doc.y = oben + hoehe + mm(3.4)
    this.linie(LINKS, x, doc.y, art === 'TH' ? 0.8 : 0.4)
    doc.font('normal')
  }

  /** Two beside each other; what does not fit goes to the next page as a whole. */
  unterschriften(namen: readonly string[]) {
    const { doc } = this
    const breite = mm(72)
    for (let erste = 0; erste < namen.length; erste += 2) {
      this.platzFuer(mm(27))
      const oben = doc.y + mm(18)
      namen.slice(erste, erste + 2).forEach((name, spalte) => {
        const x = LINKS + spalte * mm(84)
        this.linie(x, x + breite, oben, 0.6)
        this.wurzel.add(doc.struct('P', {}, () => void doc.text(name, x, oben + mm(1.5), { width: breite })))
      })
      doc.y = oben + mm(6)
    }
  }

  /** Decoration: a screen reader passes over it. */
  private linie(von: number, bis: number, y: number, staerke: number) {
    const { doc } = this
    doc.markContent('Artifact', { type: 'Layout' })
    doc.moveTo(von, y).lineTo(bis, y).lineWidth(staerke).stroke()
    doc.endMarkedContent()
  }

  private platzFuer(hoehe: number) {
    if (this.doc.y + hoehe > UNTEN) this.doc.addPage()
  }
}
