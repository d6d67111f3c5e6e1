import type { BriefEingabe } from './angaben.ts'

export type Aendern = (teil: Partial<BriefEingabe>) => void

/** What every part of the form gets. */
export type FelderProps = { eingabe: BriefEingabe; aendern: Aendern; fehler: (name: string) => string | undefined }
