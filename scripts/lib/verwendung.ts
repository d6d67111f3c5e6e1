import { globSync, readFileSync } from 'node:fs'

const WURZEL = new URL('../..', import.meta.url).pathname
/** How texts and parts name a fact of the register. */
const NENNUNG =
  /props\.fakt\.(\w+)|<(?:Befristet|Stand) id="(\w+)"|befristet: '(\w+)'|\bid: '(verzeichnis)'|(?:FAKTEN|WERTE|\.fakten)\.(\w+)/g

/** Which files state which facts, read from the sources. */
export function verwendung(): ReadonlyMap<string, readonly string[]> {
  const dateien = globSync('{app,content}/**/*.{mdx,ts,tsx}', {
    cwd: WURZEL,
    exclude: ['content/de/fakten/**', '**/*.test.*'],
  })
  const paare = dateien.toSorted().flatMap(datei =>
    [...readFileSync(`${WURZEL}${datei}`, 'utf8').matchAll(NENNUNG)].map(([, ...namen]) => ({
      id: namen.find(Boolean) ?? '',
      datei: datei.replace(/^content\/de\//, ''),
    })),
  )
  const nachFakt = Map.groupBy(paare, ({ id }) => id)
  return new Map([...nachFakt].map(([id, eigene]) => [id, [...new Set(eigene.map(({ datei }) => datei))]]))
}
