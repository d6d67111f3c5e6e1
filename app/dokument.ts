import type { Manifest } from '#contract/bundle.ts'
import { SEITEN_DATEN_ID, type SeitenDaten } from '#contract/seiten-daten.ts'

const EINTRITT = 'app/entry-client.tsx'
const VORSPANN = 'app/vorspann.ts'
const SCHRIFT = /instrument-sans-latin-standard-normal[^/]*\.woff2$/

/** The document around the rendered app: no inline script or style, so that the policy needs no exception. */
export function dokument(
  { kopf, inhalt }: { kopf: string; inhalt: string },
  daten: SeitenDaten,
  manifest: Manifest,
  quelldateien: string[],
): string {
  const { scripts, styles } = dateien(manifest, quelldateien)
  const schrift = Object.values(manifest).find(({ file }) => SCHRIFT.test(file))?.file
  return [
    '<!doctype html>',
    '<html lang="de-CH">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Before the style, for which a script would wait; it decides about the first paint and is tiny.
    `<script src="/${manifest[VORSPANN]?.file}"></script>`,
    schrift && `<link rel="preload" href="/${schrift}" as="font" type="font/woff2" crossorigin>`,
    ...styles.map(file => `<link rel="stylesheet" href="/${file}">`),
    // The text is complete without them: style and font come first on a narrow line.
    `<script type="module" src="/${manifest[EINTRITT]?.file}" fetchpriority="low"></script>`,
    ...scripts.map(file => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" content="#faf7f0" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0d1612" media="(prefers-color-scheme: dark)">',
    '<meta name="format-detection" content="telephone=no">',
    kopf,
    '</head>',
    '<body>',
    `<div id="root">${inhalt}</div>`,
    `<script type="application/json" id="${SEITEN_DATEN_ID}">${JSON.stringify(daten).replaceAll('<', '\\u003c')}</script>`,
    '</body>',
    '</html>',
  ]
    .filter(Boolean)
    .join('\n')
}

/** All files the page needs at once, so that the browser asks for them together instead of one after the other. */
function dateien(manifest: Manifest, quelldateien: string[]) {
  const besucht = new Set<string>()
  const besuche = (name: string) => {
    const eintrag = manifest[name]
    if (!eintrag || besucht.has(name)) return
    besucht.add(name)
    for (const imported of eintrag.imports ?? []) besuche(imported)
  }
  for (const name of [EINTRITT, ...quelldateien]) besuche(name)
  const eintraege = [...besucht].flatMap(name => manifest[name] ?? [])
  const eintritt = manifest[EINTRITT]?.file
  return {
    scripts: eintraege.map(eintrag => eintrag.file).filter(file => file.endsWith('.js') && file !== eintritt),
    styles: [...new Set(eintraege.flatMap(eintrag => eintrag.css ?? []))],
  }
}
