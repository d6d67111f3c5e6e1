import readXlsxFile from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { KANTONE } from '#domain/orte/kantone.ts'
import { amtlich, amtlicheDatei } from '../../../tests/fixtures/tabellen/amtlich.ts'
import { ENDE } from './ende.ts'
import { VERSICHERER, versichererVon } from './index.ts'
import { PROFILE } from './profile.ts'
import { endeSchema, profilSchema } from './schema.ts'

const profile = [...PROFILE.values()]

test.each(profile)('$slug keeps the schema: every fact names its source', profil => {
  expect(profilSchema.safeParse(profil).error).toBeUndefined()
})

test('the schema refuses a fact without a source, and a field it does not know', () => {
  const [profil] = profile
  expect(profilSchema.safeParse({ ...profil, gegruendet: { wert: '1899' } }).success).toBe(false)
  expect(profilSchema.safeParse({ ...profil, gegruendet: '1899' }).success).toBe(false)
  expect(profilSchema.safeParse({ ...profil, versicherte: 1000 }).success).toBe(false)
  expect(profilSchema.safeParse({ ...profil, ueberblick: [] }).success).toBe(false)
})

test('how an insurer ended keeps the schema, and names insurers that have a profile', () => {
  expect(Object.keys(ENDE).length).toBeGreaterThan(0)
  for (const [slug, ende] of Object.entries(ENDE)) {
    expect(endeSchema.safeParse(ende).error, slug).toBeUndefined()
    for (const name of [slug, ende.nachfolge?.wert ?? slug]) expect(versichererVon(name)?.slug).toBe(name)
  }
  expect(endeSchema.safeParse({ bis: 2025 }).success).toBe(false)
})

test('every insurer of the directory has one profile, at the addresses of the specification', () => {
  const slugs = VERSICHERER.map(({ slug }) => slug)
  expect(profile.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted())
  expect(new Set(VERSICHERER.map(({ nummer }) => nummer)).size).toBe(slugs.length)
  for (const slug of (
    'agrisano amb aquilana assura atupri avenir concordia css egk einsiedler galenos glarner helsana swica sanitas ' +
    'visana kpt oekk sympany-vivao'
  ).split(' '))
    expect(slugs).toContain(slug)
})

test('the region compared exists', () => {
  for (const { slug, vergleichsregion } of profile) {
    const kanton = KANTONE.find(({ kanton }) => kanton === vergleichsregion.kanton)
    expect(kanton?.regionen, slug).toContain(vergleichsregion.region)
  }
})

test('no overview is another one’s, and none has ß', () => {
  const texte = profile.flatMap(({ ueberblick }) => ueberblick.map(({ wert }) => wert))
  expect(new Set(texte).size).toBe(texte.length)
  expect(JSON.stringify(profile)).not.toContain('ß')
})

if (amtlich)
  describe('as in the official directory', async () => {
    const [, index, liste] = await readXlsxFile(amtlicheDatei('versicherer'))
    const zellen = (zeilen: readonly (readonly unknown[])[] = []) =>
      zeilen.map(zeile => zeile.map(zelle => String(zelle ?? '').trim()).filter(Boolean))
    const verzeichnis = zellen(index?.data)
    const einzelheiten = zellen(liste?.data)

    test.each(VERSICHERER)('$name: number, seat, UID and legal form', ({ slug, name, nummer, sitz }) => {
      const zeile = verzeichnis.find(([erste]) => erste === String(nummer))
      expect(zeile?.at(-1)?.replace(/^\d{4} /, '')).toBe(sitz)
      const wort =
        name
          .match(/\p{L}+/gu)
          ?.at(-1)
          ?.toLowerCase() ?? ''
      expect(`${zeile?.join(' ')} ${einzelheit(nummer)}`.toLowerCase()).toContain(wort)
      const { uid, rechtsform, website } = PROFILE.get(slug)?.verzeichnis ?? {}
      expect(einzelheit(nummer)).toContain(uid)
      expect(einzelheit(nummer).replace('Genossen-schaft', 'Genossenschaft')).toMatch(
        rechtsform === 'Aktiengesellschaft' ? /\bAG\b/ : new RegExp(`${rechtsform}`),
      )
      expect(einzelheit(nummer)).toContain(website)
    })

    /** All cells of an insurer: some entries run over several rows. */
    function einzelheit(nummer: number): string {
      const anfang = einzelheiten.findIndex(([erste]) => erste === String(nummer))
      const laenge = einzelheiten.slice(anfang + 1).findIndex(([erste]) => /^\d+( x)?$/.test(erste ?? ''))
      return einzelheiten
        .slice(anfang, laenge < 0 ? undefined : anfang + 1 + laenge)
        .flat()
        .join(' ')
    }

    test('nobody who sells basic insurance is missing', () => {
      const nummern = verzeichnis.flatMap(([nummer, name]) =>
        /^\d+$/.test(nummer ?? '') && name !== 'x' ? Number(nummer) : [],
      )
      expect(nummern.toSorted((a, b) => a - b)).toEqual(
        VERSICHERER.map(({ nummer }) => nummer).toSorted((a, b) => a - b),
      )
    })
  })
