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
  if (!('children' in knoten)) return
  for (const [index, kind] of knoten.children.entries()) {
    schuetze(kind)
    // An amount that the text calculates follows as an expression.
    const naechstes: { type: string } | undefined = knoten.children[index + 1]
    if (kind.type === 'text' && naechstes?.type === 'mdxTextExpression')
      kind.value = kind.value.replace(/\bCHF $/, 'CHF\u00a0')
  }
}
