import type { Nodes, Root } from 'mdast'
import { geschuetzt } from '../../app/lib/typografie.ts'

/** Running text with its amounts, articles and dates kept together. */
export function geschuetzteLeerzeichen() {
  return (baum: Root) => schuetze(baum)
}

function schuetze(knoten: Nodes) {
  // Anchors are made of the words of headings, and the table of contents knows them as they were written.
  if (knoten.type === 'heading') return
  if (knoten.type === 'text') knoten.value = geschuetzt(knoten.value)
  if ('children' in knoten) for (const kind of knoten.children) schuetze(kind)
}
