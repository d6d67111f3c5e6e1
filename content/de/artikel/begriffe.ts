import { hoechsterSelbstbehalt } from '#domain/kosten/kostenbeteiligung.ts'
import { ganzeFrankenText } from '../zahlen/format.ts'

/** Words of the law, explained in a sentence where they stand. */
export const BEGRIFFE = {
  ordentlich: {
    wort: 'ordentlich',
    erklaerung: 'Die ordentliche Franchise gilt, wenn Sie keine andere wählen.',
  },
  selbstbehalt: {
    wort: 'Selbstbehalt',
    erklaerung: `Ein Zehntel der Kosten über der Franchise. Im Jahr höchstens CHF\u00a0${ganzeFrankenText(hoechsterSelbstbehalt('AKL-ERW'))}, bei Kindern CHF\u00a0${ganzeFrankenText(hoechsterSelbstbehalt('AKL-KIN'))}.`,
  },
  franchise: {
    wort: 'Franchise',
    erklaerung: 'So viel zahlen Sie im Jahr zuerst selbst, bevor die Kasse zahlt.',
  },
} as const
