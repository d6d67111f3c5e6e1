import { mitApostroph, prozentText } from '../zahlen/format.ts'

/** For whom the averages hold. */
const GRUNDLAGE = `Erwachsene, Franchise ${mitApostroph(2500)}, ohne Unfall`

/** The dark band: how much dearer the coming year is, and how long one can still change. */
export const SAISON = {
  /** It stands in two places, of which one is seen. */
  name: { oben: 'Prämien und Kündigungsfrist in Kürze', unten: 'Prämien und Kündigungsfrist' },
  figur: prozentText,
  tarife: (jahr: number) => `Standard-Tarife ${jahr}`,
  mitte: (regionen: number) => `Mitte der ${regionen} Regionen`,
  in: (ort: string) => `in ${ort}`,
  bis: (tag: string) => `bis ${tagKurz(tag)}`,
  /** The place follows. */
  vonAuf: (von: number, bis: number) => `Von ${von} auf ${bis}\u00a0·`,
  titel: (prozent: number) => `${richtung(prozent)} die Standard-Tarife.`,
  titelRegion: (prozent: number) => `${richtung(prozent)} die Standard-Tarife in Ihrer Region.`,
  satz: (regionen: number) =>
    `Das ist die Mitte der ${regionen} Regionen: In der einen Hälfte liegt der Wert höher, in der anderen tiefer. ${GRUNDLAGE}.`,
  satzRegion: (vorher: string, nachher: string) =>
    `Im Schnitt von CHF ${vorher} auf CHF ${nachher} im Monat: ${GRUNDLAGE}.`,
  heute: (tage: number) => (tage === 0 ? 'Heute ist der letzte Tag' : `Heute, noch ${tage} ${tageWort(tage)}`),
  noch: (tage: number) => (tage === 0 ? 'Heute letzter Tag' : `Noch ${tage} ${tageWort(tage)}`),
  erster: '1. November',
  tag: (tag: number) => `${tag}. November`,
  /** The picture of the thirty days in words. */
  bild: (frist: number, heute: number | null) =>
    `Die 30 Tage im November. Die Kündigung muss bis ${frist}. November bei der Kasse sein${heute === null ? '' : `, heute ist der ${heute}.`}`,
}

const tageWort = (tage: number) => (tage === 1 ? 'Tag' : 'Tage')

/** As the figure beside it is rounded. */
function richtung(prozent: number): string {
  const gerundet = Math.round(prozent * 10)
  if (gerundet === 0) return 'Gleich viel kosten'
  return gerundet > 0 ? 'So viel mehr kosten' : 'So viel weniger kosten'
}

/** `30.11.`, where there is no room for the month. */
function tagKurz(tag: string): string {
  const [, monat, tagImMonat] = tag.split('-').map(Number)
  return `${tagImMonat}.${monat}.`
}
