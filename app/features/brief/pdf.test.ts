import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Anmeldung, anmeldung, type Brief, type Kuendigung, kuendigung } from './brieftext.ts'
import { briefAlsPdf } from './pdf.ts'
import { schriften } from './schriften.ts'

const FAMILIE: Kuendigung = {
  strasse: 'Rue de l’Hôpital 12a',
  plzOrt: '1700 Fribourg',
  personen: [
    { name: 'Jörg Müller-Żółć', geburt: '1980-05-05', versichertennummer: '756.1234.5678.97' },
    { name: 'Zoë Çelik', geburt: '2008-11-15' },
    { name: 'Ümit Çelik', geburt: '2008-11-16' },
  ],
  kasse: { name: 'ÖKK', adresse: ['Bahnhofstrasse 13', '7302 Landquart'] },
  datum: '2026-11-15',
  termin: 'jahresende',
}

const ANMELDUNG: Anmeldung = {
  ...FAMILIE,
  personen: [
    { name: 'Jörg Müller-Żółć', geburt: '1980-05-05', franchise: 2500, mitUnfall: false },
    { name: 'Zoë Çelik', franchise: null, mitUnfall: true },
  ],
  termin: 'mitteJahr',
  modell: 'Hausarzt',
  bisherigeKasse: 'CSS',
}

/** Every word of the letter in the order in which it stands on paper. */
function woerter(brief: Brief): string[] {
  return [
    ...brief.absender,
    'Einschreiben',
    ...brief.empfaenger,
    brief.ortDatum,
    brief.titel,
    ...brief.vorher,
    ...brief.personen.kopf,
    ...brief.personen.zeilen.flat(),
    ...brief.nachher,
    'Freundliche Grüsse',
    ...brief.unterschriften,
  ].flatMap(inWorten)
}
const inWorten = (text: string) => text.split(/\s+/).filter(Boolean)

async function gelesen(brief: Brief) {
  const bytes = new Uint8Array(await (await briefAlsPdf(brief, schriften())).arrayBuffer())
  // The reader keeps the bytes it is given.
  const roh = new TextDecoder('latin1').decode(bytes)
  const pdf = await getDocumentProxy(bytes)
  return { roh, pdf, text: (await extractText(pdf, { mergePages: true })).text, meta: await getMeta(pdf) }
}

describe('the cancellation of a family, read by another library', () => {
  let brief: Awaited<ReturnType<typeof gelesen>>
  beforeAll(async () => {
    brief = await gelesen(kuendigung(FAMILIE))
  })

  test('says word by word what the letter says, umlauts and accents included', () => {
    expect(inWorten(brief.text)).toEqual(woerter(kuendigung(FAMILIE)))
    expect(brief.text).toContain('Zusatzversicherungen')
  })

  test('is one sheet of A4, 210 by 297 mm', async () => {
    expect(brief.pdf.numPages).toBe(1)
    const { view } = await brief.pdf.getPage(1)
    expect(view.map(punkte => Math.round((punkte / 72) * 25.4))).toEqual([0, 0, 210, 297])
  })

  test('embeds its two fonts as subsets and uses no other', () => {
    const namen = [...brief.roh.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name)
    expect(new Set(namen.map(name => name?.replace(/^[A-Z]{6}\+/, '')))).toEqual(
      new Set(['InstrumentSans-Regular', 'InstrumentSans-SemiBold']),
    )
    expect(namen.every(name => /^[A-Z]{6}\+/.test(name ?? ''))).toBe(true)
    expect(brief.roh.match(/\/FontFile2 /g)).toHaveLength(2)
  })

  test('is tagged, in Swiss German, and shows its title', async () => {
    const { info, metadata } = brief.meta
    expect([info.Title, info.Language]).toEqual(['Kündigung der Grundversicherung', 'de-CH'])
    expect((await brief.pdf.getMarkInfo())?.Marked).toBe(true)
    expect(brief.roh).toContain('/DisplayDocTitle true')
    expect(metadata.get('pdfuaid:part')).toBe('1')
    const seite = await brief.pdf.getPage(1)
    expect(rollen(await seite.getStructTree())).toMatchObject({ Document: 1, H1: 1, Table: 1, TR: 4, TH: 3, TD: 9 })
  })
})

type Knoten = { role?: string; type?: string; children?: Knoten[] }

function rollen(knoten: Knoten | null, bisher: Record<string, number> = {}): Record<string, number> {
  if (knoten?.role) bisher[knoten.role] = (bisher[knoten.role] ?? 0) + 1
  for (const kind of knoten?.children ?? []) rollen(kind, bisher)
  return bisher
}

test('the application names model, franchise and accident cover, and leaves open what is not known', async () => {
  const { text } = await gelesen(anmeldung(ANMELDUNG))
  expect(inWorten(text)).toEqual(woerter(anmeldung(ANMELDUNG)))
})

test('eight persons who all sign: everything is there, on two sheets', async () => {
  const [erste] = FAMILIE.personen
  const brief = kuendigung({
    ...FAMILIE,
    personen: [erste, ...Array.from({ length: 7 }, (_, nummer) => ({ name: `Person Nummer ${nummer}` }))],
  })
  const { text, pdf } = await gelesen(brief)
  expect(pdf.numPages).toBe(2)
  expect(inWorten(text)).toEqual(woerter(brief))
})
