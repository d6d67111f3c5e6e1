import type { Franken, Rappen } from '#domain/werte/rappen.ts'
import { ganzeFrankenText, mitApostroph } from './format.ts'

/* The parts of /vergleichen that reckon with franchises. */

const chf = (franken: number) => `CHF\u00a0${mitApostroph(franken)}`

export const KOSTENBETEILIGUNG = {
  titel: 'Franchise und Selbstbehalt',
  /** Each word in bold ends its part. */
  regel: [
    { text: 'Die ', fett: 'Franchise' },
    {
      text: ' ist der Betrag, den Sie im Jahr zuerst selbst zahlen. Danach tragen Sie noch 10% der Kosten, den ',
      fett: 'Selbstbehalt',
    },
  ],
  regelEnde: (erwachsene: Rappen, kinder: Rappen) =>
    `, höchstens CHF\u00a0${ganzeFrankenText(erwachsene)}, Kinder CHF\u00a0${ganzeFrankenText(kinder)}.`,
  wer: { frage: 'Wer ist versichert?', erwachsene: 'Erwachsene', kinder: 'Kinder' },
  kosten: 'Kosten im Jahr',
  franchise: 'Franchise',
  selbstbehalt: 'Selbstbehalt',
  sieZahlen: 'Sie zahlen',
  kasse: 'Kasse',
  fall: ({
    beispiel,
    kosten,
    franchise,
    kind,
  }: {
    beispiel: boolean
    kosten: number
    franchise: number
    kind: boolean
  }) => `${beispiel ? 'Ein Beispiel: ' : ''}Kosten ${chf(kosten)}, Franchise ${chf(franchise)}${kind ? ', Kind' : ''}`,
  allesSelbst: (betrag: number) => `Sie zahlen alles selbst: ${chf(betrag)}.`,
  summe: (franchise: number, zehntel: string, betrag: number) =>
    `Sie zahlen ${mitApostroph(franchise)} + ${zehntel} = ${chf(betrag)}.`,
  hoechstens: (betrag: number) => `höchstens ${mitApostroph(betrag)}`,
  zehntelVon: (rest: number) => `10% von ${mitApostroph(rest)}`,
  kasseZahlt: (betrag: number, grenze: number) =>
    `Die Kasse zahlt ${chf(betrag)}. Mehr als ${chf(grenze)} zahlen Sie mit dieser Franchise in keinem Jahr.`,
  schlechtestesJahr: (erwachsene: Rappen, kinder: Rappen, spital: Franken) =>
    `Im schlechtesten Jahr zahlen Erwachsene mit der höchsten Franchise CHF\u00a0${ganzeFrankenText(erwachsene)}, Kinder CHF\u00a0${ganzeFrankenText(kinder)}. Dazu kommen im Spital ${chf(spital)} pro Tag; Kinder zahlen diesen Beitrag nicht.`,
}

export const FRANCHISEN_NACH_ALTER = {
  titel: 'Franchisen nach Alter',
  text: (ordentliche: number) =>
    `Je höher die Franchise, desto tiefer die Prämie. Kinder haben ohne andere Wahl keine Franchise, alle ab 19 Jahren ${chf(ordentliche)}.`,
  altersgruppe: 'Altersgruppe',
  gruppen: {
    'AKL-KIN': { label: 'Kinder', hint: '0 bis 18' },
    'AKL-JUG': { label: 'Junge Erwachsene', hint: '19 bis 25' },
    'AKL-ERW': { label: 'Erwachsene', hint: 'ab 26' },
  },
  gruppe: ({ label, hint }: { label: string; hint: string }) => `${label}, ${hint} Jahre`,
  ratgeber: 'Welche Stufe für Sie günstiger ist',
  spalten: { franchise: 'Franchise', hoechstens: 'Sie zahlen höchstens' },
  ordentlich: 'ordentlich',
  erklaerung:
    'Sie zahlen höchstens: Franchise und Selbstbehalt zusammen, in CHF pro Jahr. Nicht jede Kasse bietet jede Stufe an.',
}
