import { createProcessor } from '@mdx-js/mdx'
import GithubSlugger from 'github-slugger'
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import { RECHT } from '../../content/de/wechsel/rechte-beim-wechsel.ts'

const markdown = createProcessor({ remarkPlugins: [remarkGfm] })

/** How long an article is and what its sections are called, with the anchors that rehype-slug gives them. */
export function lesedatenAus(quelltext: string) {
  const baum: Root = markdown.parse(quelltext)
  const slugger = new GithubSlugger()
  const ueberschriften = baum.children
    .filter(knoten => knoten.type === 'heading')
    .map(knoten => ({ stufe: knoten.depth, titel: textOf(knoten), id: slugger.slug(textOf(knoten)) }))
  return {
    woerter: klartext(baum).match(/[\p{L}\d][\p{L}\p{M}\d’.-]*/gu)?.length ?? 0,
    abschnitte: ueberschriften.filter(({ stufe }) => stufe === 2).map(({ id, titel }) => ({ id, titel })),
  }
}

/** What a reader sees of a source text: no markup, no code. Blocks stand on lines of their own. */
export function klartext(knoten: Root | Root['children'][number]): string {
  if ('name' in knoten && knoten.name === 'Recht') return rechtstext(knoten.attributes)
  if (!('children' in knoten)) return 'value' in knoten && knoten.type === 'text' ? knoten.value : ''
  const teile = knoten.children.map(kind => klartext(kind as Root['children'][number]))
  const block = knoten.children.some(kind => kind.type !== 'text' && !SATZTEILE.has(kind.type))
  return teile.join(block ? '\n' : '')
}

type Attribute = { attributes: readonly { value?: unknown }[] }['attributes']

/** `<Recht id="…" />` reads as its sentence. */
const rechtstext = ([id]: Attribute): string => RECHT[id?.value as keyof typeof RECHT].satz

const SATZTEILE = new Set([
  'text',
  'strong',
  'emphasis',
  'link',
  'inlineCode',
  'mdxTextExpression',
  'mdxJsxTextElement',
])
