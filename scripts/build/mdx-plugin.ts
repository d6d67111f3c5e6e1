import { readFile } from 'node:fs/promises'
import { compile } from '@mdx-js/mdx'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import { geschuetzteLeerzeichen } from './geschuetzte-leerzeichen.ts'
import { lesedatenAus } from './lesedaten.ts'

const WOERTER = '?woerter'

/** Parts that a text in content/ uses by name. Only the texts that use one load its code. */
const TEILE: Readonly<Record<string, string>> = {
  Aenderungen: '#app/features/artikel/text/recht.tsx',
  Balken: '#app/features/artikel/text/balken.tsx',
  Bearbeitungen: '#app/features/artikel/text/datenschutz.tsx',
  Betreiber: '#app/features/artikel/text/betreiber.tsx',
  Brief: '#app/features/artikel/text/brief.tsx',
  Dienste: '#app/features/artikel/text/datenschutz.tsx',
  Faktenliste: '#app/features/artikel/text/faktenliste.tsx',
  Fristen: '#app/features/artikel/text/fristen.tsx',
  Fristentabelle: '#app/features/artikel/text/zahlentabellen.tsx',
  Gespeichertes: '#app/features/artikel/text/datenschutz.tsx',
  Kostentabelle: '#app/features/artikel/text/zahlentabellen.tsx',
  MitTagManager: '#app/features/artikel/text/datenschutz.tsx',
  Modellnamen: '#app/features/artikel/text/modellnamen.tsx',
  Modelltabelle: '#app/features/artikel/text/zahlentabellen.tsx',
  OhneTagManager: '#app/features/artikel/text/datenschutz.tsx',
  Recht: '#app/features/artikel/text/recht.tsx',
  Vermittlerblatt: '#app/features/artikel/text/vermittlerblatt.tsx',
}

/**
 * Article bodies are MDX. A few lines of our own, because the official plugin pulls in a second bundler.
 * The compiled component carries its length and its sections; with `?woerter` a text tells only its length,
 * so that lists need not load it.
 */
export function mdx(): Plugin {
  return {
    name: 'mdx',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(`.mdx${WOERTER}`)) return null
      const datei = id.slice(0, -WOERTER.length)
      this.addWatchFile(datei)
      const { woerter } = lesedatenAus(await readFile(datei, 'utf8'))
      return { code: `export default ${woerter}`, moduleType: 'js' }
    },
    async transform(source, id) {
      if (!id.endsWith('.mdx')) return null
      const compiled = await compile(
        { value: mitTeilen(source), path: id },
        {
          remarkPlugins: [remarkGfm, geschuetzteLeerzeichen],
          rehypePlugins: [rehypeSlug],
          // Alignment as a style attribute would be blocked by the content security policy.
          tableCellAlignToStyle: false,
        },
      )
      return { code: `${compiled}\nMDXContent.lesedaten = ${JSON.stringify(lesedatenAus(source))}`, map: null }
    },
  }
}

function mitTeilen(source: string): string {
  const benutzt = Object.entries(TEILE).filter(([name]) => new RegExp(`<${name}\\b`).test(source))
  const imports = benutzt.map(([name, datei]) => `import { ${name} } from '${datei}'`)
  return [...imports, '', source].join('\n')
}
