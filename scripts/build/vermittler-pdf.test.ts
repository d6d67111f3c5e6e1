import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import { vermittlerPdf } from './vermittler-pdf.ts'

const ANGABEN = {
  betreiber: {
    firma: 'Lotsenhaus Vermittlung GmbH',
    strasse: 'Rämistrasse 5',
    plz: '8001',
    ort: 'Zürich',
    email: 'hallo@lotsenhaus.ch',
    telefon: '+41 44 668 18 00',
    uid: 'CHE-123.456.789',
    finmaNummer: 'F01234567',
    ombudsstelle: 'Ombudsstelle der Vermittler, Postfach, 8022 Zürich',
  },
  vermittlung: {
    versicherer: ['Concordia', 'KPT', 'ÖKK'],
    ausbildung: 'Versicherungsvermittlerin VBV, cicero.ch',
    berufshaftpflicht: 'Mobiliar, CHF 2 Mio.',
    entschaedigung: 'CHF 50 pro Person, 8 bis 12 Monatsprämien',
    interessenkonflikte: 'Beteiligung von 5 Prozent an der Muster AG',
  },
}

async function gelesen(angaben: Parameters<typeof vermittlerPdf>[0]) {
  const pdf = await getDocumentProxy(await vermittlerPdf(angaben, '2026-11-17'))
  const { text } = await extractText(pdf, { mergePages: true })
  return { pdf, text: text.replace(/\s+/g, ' '), meta: await getMeta(pdf) }
}

test('holds every field of the operator, and what the law asks for', async () => {
  const { text, meta } = await gelesen(ANGABEN)
  const { betreiber, vermittlung } = ANGABEN
  const felder = [...Object.values(betreiber), ...Object.values(vermittlung).flat()]
  expect(felder.filter(feld => !text.includes(feld))).toEqual([])
  expect(text).toContain('ungebundene Versicherungsvermittler')
  expect(text).toContain('70 Franken')
  expect(text).toContain('16 Monatsprämien')
  expect(text).toContain('Concordia, KPT und ÖKK')
  expect(text).toContain('17. November 2026')
  expect(meta.info.Title).toBe('Informationen über die Vermittlerin')
})

test('names who is liable, without the clause of the terms that takes it back', async () => {
  const { text } = await gelesen(ANGABEN)
  expect(text).toContain(
    'Für Nachlässigkeit, Fehler oder unrichtige Auskünfte bei der Vermittlung haftet die Lotsenhaus Vermittlung GmbH, Rämistrasse 5, 8001 Zürich.',
  )
  expect(text).not.toMatch(/Vorsatz|Fahrlässigkeit|haftet nur|AGB/)
})

test.each([
  ['the record of advice', /in einem Beratungsprotokoll fest.*unterschreiben.*alle Krankenversicherer verbindlich/],
  ['conflicts of interest', /Interessenkonflikte Wir verdienen nur, wenn ein Vertrag zustande kommt/],
  ['how long data are kept', /spätestens 24 Monate nach der Erhebung\. Ausnahme: .*Vertrag.* Gesetz verlangt/],
  ['that the mandate ends when you say so', /Auftrag jederzeit entziehen, ohne Grund/],
  ['that the pay is told before', /Den genauen Betrag nennen wir Ihnen vor dem Abschluss/],
])('tells %s', async (_, satz) => {
  expect((await gelesen(ANGABEN)).text).toMatch(satz)
})

test('leaves out what is not set', async () => {
  const { text } = await gelesen({
    betreiber: { ...ANGABEN.betreiber, ombudsstelle: null },
    vermittlung: {
      ...{ versicherer: [], ausbildung: null, berufshaftpflicht: null },
      ...{ entschaedigung: null, interessenkonflikte: null },
    },
  })
  for (const wort of [
    'Ombudsstelle',
    'Weiterbildung',
    'Berufshaftpflicht',
    'Verträge über die Zusammenarbeit',
    'Vereinbart',
  ])
    expect(text).not.toContain(wort)
})

test('is tagged, so that it can be read out', async () => {
  const { pdf } = await gelesen(ANGABEN)
  expect((await pdf.getMarkInfo())?.Marked).toBe(true)
})

test('the same text is the same file', async () => {
  expect(await vermittlerPdf(ANGABEN, '2026-11-17')).toEqual(await vermittlerPdf(ANGABEN, '2026-11-17'))
})
