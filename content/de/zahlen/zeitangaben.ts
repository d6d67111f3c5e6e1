import { naechsteFristJahresende, type Tag } from '#domain/fristen/fristen.ts'
import { kalenderjahr } from '#domain/fristen/praemienjahr.ts'
import { tagText } from './format.ts'

type Seitenstand = { datum: Tag; praemien: { jahr: number } }

/** What follows the calendar and the compared year, by the name under which titles and texts use it. */
export function zeitangaben({ datum, praemien: { jahr } }: Seitenstand) {
  const { eintreffen, wechsel } = naechsteFristJahresende(datum)
  return {
    datum,
    jahr: String(jahr),
    /** The year of the change that can still be reached. */
    saison: String(kalenderjahr(wechsel)),
    frist: tagText(eintreffen),
    wechsel: tagText(wechsel),
  }
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
