import type { Tag } from '#domain/fristen/fristen.ts'
import type { Zusatz } from '#domain/verbilligung/regel.ts'

/** A figure that the visitor reads from papers: what the canton calls it, and how to find it. */
export type Angabe = { name: string; hinweis: string }

/** How the reduction comes about: by itself, with a form that the canton sends, or on the visitor's own application. */
export type Weg = 'automatisch' | 'formular' | 'antrag'

export type Antragsfrist = {
  /** The day that the canton names, of those who must apply; null where there is none. The words say what it means. */
  tag: Tag | null
  text: string
}

export type Quelle = {
  titel: string
  /** As the source writes it. */
  datum: string | null
  url: string
}

/** What a visitor must know about the premium reduction of a canton. */
export type Kantonsangaben = {
  stelle: string
  link: string
  /** Whose assessment counts for the reduction of 2026. */
  steuerjahr: string
  einkommen: Angabe
  vermoegen: Angabe
  /** What only this canton asks. */
  zusatz?: Partial<Readonly<Record<keyof Zusatz, Angabe>>>
  /** Who counts as a couple without being married. */
  paar?: string
  weg: { art: Weg; satz: string }
  /** By the year of the reduction; a year without an entry was not announced. */
  frist: Readonly<Record<2026, Antragsfrist>> & Partial<Readonly<Record<2027, Antragsfrist>>>
  quellen: readonly Quelle[]
  /** The day on which the sources were last gone through. */
  stand: Tag
  /** What is not computed, and why. */
  offen: string
}

/** The collection of the cantons' rules was closed on this day. */
export const SAMMLUNG: Tag = '2026-09-28'
