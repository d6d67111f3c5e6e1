import { compile } from '@mdx-js/mdx'
import type { Plugin } from 'vite'

/** Article bodies are MDX. Ten lines of our own, because the official plugin pulls in a second bundler. */
export function mdx(): Plugin {
  return {
    name: 'mdx',
    enforce: 'pre',
    async transform(source, id) {
      if (!id.endsWith('.mdx')) return null
      const compiled = await compile({ value: source, path: id })
      return { code: String(compiled), map: null }
    },
  }
}
