import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import type { HeutigerTarif } from '#domain/ersparnis.ts'
import type { Tariftyp } from '#domain/modelle.ts'

/** How the visitor looks at the offers. It belongs to no enquiry. */
export type Ansicht = {
  /** Only this model; null shows all. */
  modell: Tariftyp | null
  ordnung: 'preis' | 'gesamtkosten'
  /** Expected yearly health costs in whole francs. */
  kosten: number
  /** Keys of opened rows and of rows in the comparison. */
  offen: readonly string[]
  vergleich: readonly string[]
  heutigerTarif: HeutigerTarif['tarif'] | null
  wichtig: readonly string[]
  /** How often more was loaded, and for which list: another list starts at its first page. */
  geladen: { liste: string; ladungen: number }
}

/** What a tab remembers of it. */
export type GemerkteAnsicht = Pick<Ansicht, 'modell' | 'ordnung' | 'kosten'>

const ANFANG: Ansicht = {
  modell: null,
  ordnung: 'preis',
  kosten: 800,
  offen: [],
  vergleich: [],
  heutigerTarif: null,
  wichtig: [],
  geladen: { liste: '', ladungen: 0 },
}

type Aenderung = (aenderung: (ansicht: Ansicht) => Partial<Ansicht>) => void

const AnsichtContext = createContext<readonly [Ansicht, Aenderung] | null>(null)

type ProviderProps = { gemerkt: GemerkteAnsicht | null; children: ReactNode }

/** Stands around the whole wizard, so that the view survives a look at step 3. */
export function AngebotsAnsichtProvider({ gemerkt, children }: ProviderProps) {
  const [ansicht, setAnsicht] = useState<Ansicht>({ ...ANFANG, ...gemerkt })
  const aendere: Aenderung = useCallback(aenderung => setAnsicht(bisher => geaendert(bisher, aenderung(bisher))), [])
  const wert = useMemo(() => {
    return [ansicht, aendere] as const
  }, [ansicht, aendere])
  return <AnsichtContext value={wert}>{children}</AnsichtContext>
}

/** The same object when nothing differs: then nobody renders. */
function geaendert(bisher: Ansicht, teil: Partial<Ansicht>): Ansicht {
  const neu = { ...bisher, ...teil }
  return (Object.keys(teil) as (keyof Ansicht)[]).every(name => bisher[name] === neu[name]) ? bisher : neu
}

export function useAnsicht() {
  const wert = use(AnsichtContext)
  if (!wert) throw new Error('Step 2 stands outside AngebotsAnsichtProvider.')
  return wert
}

/** The list with or without this entry. */
export function umgeschaltet(liste: readonly string[], eintrag: string): string[] {
  return liste.includes(eintrag) ? liste.filter(anderer => anderer !== eintrag) : [...liste, eintrag]
}
