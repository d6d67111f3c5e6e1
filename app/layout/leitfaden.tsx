import type { ComponentType } from 'react'
import { Angaben } from '#app/features/artikel/angaben.tsx'
import { Inhaltsverzeichnis } from '#app/features/artikel/inhaltsverzeichnis.tsx'
import { lesedaten } from '#app/features/artikel/lesedaten.ts'
import type { Artikel } from '#content/artikel.ts'
import { Fliesstext } from './fliesstext.tsx'

const texte = import.meta.glob<{ default: ComponentType }>('../../content/{blog,ratgeber,seiten}/*.mdx')

const LANG_AB_ABSCHNITTEN = 4

type Lage = {
  /** An article's author, date and lead stand with its text. */
  artikel?: Artikel | undefined
  /** Directly below the title, whose rule is near enough. */
  nachTitel?: boolean
}

/** A text of content/ beside its table of contents, ready for `lazy`. */
export async function leitfaden(
  datei: string,
  { artikel, nachTitel = false }: Lage = {},
): Promise<{
  default: ComponentType
}> {
  const laden = texte[`../../content/${datei}.mdx`]
  if (!laden) throw new Error(`content/${datei}.mdx is missing`)
  const { default: Text } = await laden()
  const { abschnitte, woerter } = lesedaten(Text)
  return {
    default: () => (
      <div className={`rahmen grid gap-x-6 gap-y-8 lg:grid-cols-12 ${nachTitel ? 'pt-7 lg:pt-9' : 'pt-16 md:pt-20'}`}>
        <div
          className={`flex min-w-0 flex-col gap-6 lg:top-6 lg:col-span-3 lg:self-start lg:[@media(min-height:45rem)]:sticky ${nachTitel ? '' : 'max-lg:hidden'}`}
        >
          {artikel && <Angaben artikel={artikel} woerter={woerter} />}
          {abschnitte.length >= LANG_AB_ABSCHNITTEN && <Inhaltsverzeichnis abschnitte={abschnitte} />}
        </div>
        <article className="min-w-0 lg:col-span-9">
          {artikel && <p className="t3 mb-10 max-w-[40rem]">{artikel.auszug}</p>}
          <Fliesstext Text={Text} />
        </article>
      </div>
    ),
  }
}
