import { naechsteFristJahresende, type Tag } from '#domain/fristen.ts'
import { jahreslage, kalenderjahr } from '#domain/praemienjahr.ts'
import { tagText } from './format.ts'

type Seitenstand = { datum: Tag; praemien: { jahr: number; quelle: 'BAG' | 'DEMO' } }

/** What follows the calendar and the compared year, by the name under which titles and texts use it. */
export function zeitangaben({ datum, praemien: { jahr, quelle } }: Seitenstand) {
  const { eintreffen, wechsel } = naechsteFristJahresende(datum)
  return {
    datum,
    jahr: String(jahr),
    /** The year that whoever changes now means: from 1 October on the next one, whether its premiums are there or not. */
    saison: String(quelle === 'BAG' ? saisonjahr(datum, jahr) : jahr),
    frist: tagText(eintreffen),
    wechsel: tagText(wechsel),
  }
}

function saisonjahr(datum: Tag, jahr: number): number {
  const lage = jahreslage(datum, jahr)
  if (lage === 'gilt') return jahr
  return jahreslage(datum, kalenderjahr(datum)) === 'bald-andere' ? kalenderjahr(datum) + 1 : kalenderjahr(datum)
}

/** Fills `{name}` in a text; a name that nobody knows is a mistake. */
export const ausgefuellt = (text: string, angaben: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const angabe = angaben[name]
    if (angabe === undefined) throw new Error(`Nothing is known of {${name}} in «${text}»`)
    return angabe
  })

/** The same text for a picture that is drawn once and for all. */
export const ohneAngaben = (text: string): string => text.replaceAll(/ ?\{\w+\}/g, '')
