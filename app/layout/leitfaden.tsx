import type { ComponentType } from 'react'
import { Inhaltsverzeichnis } from '#app/features/artikel/inhaltsverzeichnis.tsx'
import { lesedaten } from '#app/features/artikel/lesedaten.ts'
import { Fliesstext } from './fliesstext.tsx'

const texte = import.meta.glob<{ default: ComponentType }>('../../content/seiten/{vergleichen,kuendigen,wechseln}.mdx')

/** The running text of a guide beside its table of contents, ready for `lazy`. */
export async function leitfaden(name: string): Promise<{ default: ComponentType }> {
  const laden = texte[`../../content/seiten/${name}.mdx`]
  if (!laden) throw new Error(`content/seiten/${name}.mdx is missing`)
  const { default: Text } = await laden()
  return {
    default: () => (
      <div className="rahmen grid gap-x-6 gap-y-8 pt-16 md:pt-20 lg:grid-cols-12">
        <div className="max-lg:hidden lg:top-6 lg:col-span-3 lg:self-start lg:[@media(min-height:45rem)]:sticky">
          <Inhaltsverzeichnis abschnitte={lesedaten(Text).abschnitte} />
        </div>
        <div className="min-w-0 lg:col-span-7 lg:col-start-5">
          <Fliesstext Text={Text} />
        </div>
      </div>
    ),
  }
}
