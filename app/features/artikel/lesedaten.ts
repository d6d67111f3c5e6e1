type Lesedaten = { woerter: number; abschnitte: { id: string; titel: string }[] }

const dateien = import.meta.glob<Lesedaten>('../../../content/{blog,ratgeber}/*.mdx', {
  query: '?lesedaten',
  import: 'default',
  eager: true,
})

const WOERTER_PRO_MINUTE = 200

/** Read time and sections, computed from the text when the site is built. */
export function lesedaten(bereich: string, slug: string) {
  const daten = dateien[`../../../content/${bereich}/${slug}.mdx`]
  if (!daten) throw new Error(`content/${bereich}/${slug}.mdx is missing`)
  const { woerter, abschnitte } = daten
  return { woerter, abschnitte, minuten: Math.max(1, Math.round(woerter / WOERTER_PRO_MINUTE)) }
}

export const minutenText = (minuten: number): string => `${minuten} ${minuten === 1 ? 'Minute' : 'Minuten'}`
