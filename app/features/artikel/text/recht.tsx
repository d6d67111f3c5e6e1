import { geschuetzt } from '#app/lib/typografie.ts'
import { AENDERUNGEN } from '#content/wechsel/aenderungen-bei-der-kasse.ts'
import { RECHT } from '#content/wechsel/rechte-beim-wechsel.ts'
import { Texttabelle } from './tabelle.tsx'

/** A right, in the words that all pages share. */
export const Recht = ({ id }: { id: keyof typeof RECHT }) => geschuetzt(RECHT[id].satz)

/** What can be changed at the own insurer, and until when. */
export const Aenderungen = () => <Texttabelle {...AENDERUNGEN} />
