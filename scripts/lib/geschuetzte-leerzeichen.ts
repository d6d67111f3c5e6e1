import type { Nodes, Root } from 'mdast'

const NBSP = '\u00a0'

/** Keeps together what belongs together: «CHF 300», «Art. 64», «30. November», «2 × 78». */
export function geschuetzteLeerzeichen() {
  return (baum: Root) => schuetze(baum)
}

function schuetze(knoten: Nodes) {
  if (knoten.type === 'text') knoten.value = geschuetzt(knoten.value)
  if ('children' in knoten) for (const kind of knoten.children) schuetze(kind)
}

function geschuetzt(text: string): string {
  return text.replace(/\b(CHF|Art\.|Abs\.) (?=\d)/g, `$1${NBSP}`).replace(/(\d\.) (?=\p{Lu}\p{Ll})/gu, `$1${NBSP}`)
}
