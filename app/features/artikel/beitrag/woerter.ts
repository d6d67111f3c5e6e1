const dateien = import.meta.glob<number>('../../../../content/de/{blog,ratgeber}/*.mdx', {
  query: '?woerter',
  import: 'default',
  eager: true,
})

/** How long the articles of the lists are, counted when the site is built. */
export function woerter(ordner: string, slug: string): number {
  const anzahl = dateien[`../../../../content/de/${ordner}/${slug}.mdx`]
  if (anzahl === undefined) throw new Error(`content/de/${ordner}/${slug}.mdx is missing`)
  return anzahl
}
