import type { Manifest } from '#contract/bundle.ts'
import { SEITEN_DATEN_ID, type SeitenDaten } from '#contract/seiten-daten.ts'

const EINTRITT = 'app/entry-client.tsx'
const VORSPANN = 'app/vorspann.ts'
const SCHRIFT = /instrument-sans[^/]*\.woff2$/

type Teile = { kopf: string; inhalt: string }

/** The document around the rendered app: no inline script or style, so that the policy needs no exception. */
export function dokument(teile: Teile, daten: SeitenDaten, manifest: Manifest, quelldateien: string[]): string {
  const { scripts, styles } = dateien(manifest, quelldateien)
  const kopf = [
    // Before the style, for which a script would wait; it decides about the first paint and is tiny.
    `<script src="/${manifest[VORSPANN]?.file}"></script>`,
    ...aussehen(manifest, styles),
    // The text is complete without them: style and font come first on a narrow line.
    `<script type="module" src="/${manifest[EINTRITT]?.file}" fetchpriority="low"></script>`,
    ...scripts.map(file => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`),
  ]
  const json = JSON.stringify(daten).replaceAll('<', '\\u003c')
  return umhuellt(teile, kopf, `<script type="application/json" id="${SEITEN_DATEN_ID}">${json}</script>`)
}

/** The same for a page that lives without scripts. */
export function dokumentOhneSkript(teile: Teile, manifest: Manifest, quelldateien: string[]): string {
  return umhuellt(teile, aussehen(manifest, dateien(manifest, quelldateien).styles))
}

function aussehen(manifest: Manifest, styles: readonly string[]): string[] {
  const schrift = Object.values(manifest).find(({ file }) => SCHRIFT.test(file))?.file
  return [
    ...(schrift ? [`<link rel="preload" href="/${schrift}" as="font" type="font/woff2" crossorigin>`] : []),
    ...styles.map(file => `<link rel="stylesheet" href="/${file}">`),
  ]
}

function umhuellt({ kopf, inhalt }: Teile, geladen: readonly string[], daten = ''): string {
  return [
    '<!doctype html>',
    '<html lang="de-CH">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...geladen,
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
    daten,
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
