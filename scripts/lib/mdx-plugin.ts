import { readFile } from 'node:fs/promises'
import { compile } from '@mdx-js/mdx'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import { geschuetzteLeerzeichen } from './geschuetzte-leerzeichen.ts'
import { lesedatenAus } from './lesedaten.ts'

const LESEDATEN = '.mdx?lesedaten'

/**
 * Article bodies are MDX. A few lines of our own, because the official plugin pulls in a second bundler.
 * With `?lesedaten` a text tells only its length and its sections, so that lists need not load it.
 */
export function mdx(): Plugin {
  return {
    name: 'mdx',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(LESEDATEN)) return null
      const datei = id.slice(0, -'?lesedaten'.length)
      this.addWatchFile(datei)
      const daten = lesedatenAus(await readFile(datei, 'utf8'))
      return { code: `export default ${JSON.stringify(daten)}`, moduleType: 'js' }
    },
    async transform(source, id) {
      if (!id.endsWith('.mdx')) return null
      const compiled = await compile(
        { value: source, path: id },
        // Alignment as a style attribute would be blocked by the content security policy.
        {
          remarkPlugins: [remarkGfm, geschuetzteLeerzeichen],
          rehypePlugins: [rehypeSlug],
          tableCellAlignToStyle: false,
        },
      )
      return { code: String(compiled), map: null }
    },
  }
}
