import type { Rechenwerk } from './use-rechner.ts'
import type { Daten, Zustand } from './zustand.ts'

export { vergleichAusFragment } from './angebot/fragment.ts'
export { geaenderteDaten, ladeDaten } from './praemien-laden.ts'

type FolgeschritteProps = { rechner: Rechenwerk; zustand: Exclude<Zustand, { schritt: 1 }>; daten: Daten }

/** Steps 2 and 3. */
export function Folgeschritte({ zustand, daten }: FolgeschritteProps) {
  return <p>{`${zustand.schritt} ${daten.tabelle.kanton}`}</p>
}
