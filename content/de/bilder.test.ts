import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Bild } from './bild.ts'
import { BILDER } from './bilder.ts'
import { blog } from './blog/index.ts'
import { WERTE } from './fakten/register.ts'
import { ratgeber } from './ratgeber/index.ts'
import { GRENZE_ALLEIN } from './verbilligung/liste.ts'

const INFOSEITEN = [
  '/grundversicherung',
  '/krankenkasse-wechseln',
  '/praemienverbilligung',
  '/vorgeburtliche-anmeldung',
  '/zusatzversicherung',
]

it('every article and every info page has a picture', () => {
  const artikel = [blog, ratgeber].flatMap(({ ordner, artikel }) => artikel.map(({ slug }) => `/${ordner}/${slug}`))
  expect(Object.keys(BILDER).toSorted()).toEqual([...artikel, ...INFOSEITEN].toSorted())
})

const text = (pfad: string) => {
  const datei = INFOSEITEN.includes(pfad) ? `seiten${pfad}` : pfad.slice(1)
  return readFileSync(new URL(`${datei}.mdx`, import.meta.url), 'utf8')
    .replaceAll('**', '')
    .replaceAll(/\{props\.fakt\.(\w+)\.(\w+)\}/g, (_, id, wert) => WERTE[id]?.[wert] ?? '')
    .replaceAll(/\{GRENZE_ALLEIN\.(\w+)\}/g, (_, kanton) => GRENZE_ALLEIN[kanton] ?? '')
}

function woerter(bild: Bild): string[] {
  if (bild.art === 'rechnung') return bild.saeulen.map(({ zahl }) => `{props.${zahl}}`)
  if (bild.art === 'saeulen') return bild.saeulen.map(({ figur }) => figur)
  if (bild.art === 'kalender') return ['30. November', '1. Januar']
  if (bild.art === 'zeitstrahl') return bild.marken.flatMap(({ jahr, name }) => [String(jahr), name])
  if (bild.art === 'bausteine') return [...bild.bausteine]
  if (bild.art === 'weg') return bild.stationen.map(({ figur }) => figur)
  return [bild.vermerk, bild.satz]
}

it.each(Object.entries(BILDER))('the picture of %s shows what its text says', (pfad, bild) => {
  const fehlend = woerter(bild).filter(wort => !text(pfad).includes(wort))
  expect(fehlend).toEqual([])
})

it('columns are as high as their figures say', () => {
  for (const bild of Object.values(BILDER)) {
    if (bild.art !== 'saeulen') continue
    const zahlen = bild.saeulen.map(({ figur }) => Number(figur.replace(/[^\d.]/g, '')))
    const massstab = (zahlen[0] ?? 0) / (bild.saeulen[0]?.wert ?? 1)
    expect(bild.saeulen.map(({ wert }) => wert * massstab)).toEqual(zahlen.map(zahl => expect.closeTo(zahl, 2)))
  }
})
