import { describe, expect, test } from 'vitest'
import { praemienMuster } from '../../tests/fixtures/anfragen/anfrage-muster.ts'
import { anfrageMail, expectInBeiden } from '../../tests/fixtures/anfragen/anfrage-post.ts'
import type { AngenommeneAnfrage } from './angenommene-anfrage.ts'

const KIND = 'Franchise CHF 0, Mit Unfall, CHF 98.20, Prämienjahr 2026'

test('a household stands in both mails, person by person, with its sum', () => {
  const muster = praemienMuster()
  if (muster.art !== 'praemie') throw new Error('no premium enquiry')
  const [kind] = muster.daten.personen
  if (!kind) throw new Error('no person')
  const anna = { ...kind, geburtsjahr: '1985', unfallversicherung: 'OHNE', franchise: '2500', krankenkasse: 'Sanitas' }
  const tarif = { modell: 'TAR-HMO', selectedTariff: 'NetMed', praemie: 'CHF 1’361.75' }
  muster.daten.personen = [{ ...anna, ...tarif }, kind]
  for (const art of ['betreiber', 'bestaetigung'] as const)
    expectInBeiden(anfrageMail(art, muster), [
      'Jahrgang 1985, Sanitas, Je nach Tarif, NetMed, Franchise CHF 2’500, Ohne Unfall, CHF 1’361.75, Prämienjahr 2026',
      `Jahrgang 2015, Helsana, Je nach Tarif, BeneFit PLUS, ${KIND}`,
      'CHF 1’459.95',
    ])
  // A price nobody can read leaves the sum out, rather than wrong.
  muster.daten.personen = [anna, { ...kind, praemie: 'rund 98' }]
  expect(anfrageMail('betreiber', muster).text).not.toContain('Zusammen pro Monat')
})

describe('premium reduction', () => {
  function muster(reductionPerMonth: string, personen: object[] = []) {
    const eines = praemienMuster()
    return { ...eines, daten: { ...eines.daten, reductionPerMonth, personen } } as typeof eines
  }

  test.each(['betreiber', 'bestaetigung'] as const)('%s: of one person it stands with the wish', art => {
    const { text } = anfrageMail(art, muster('CHF 156.80'))
    expect(text).toContain('Prämienjahr: 2026\nPrämienverbilligung pro Monat (geschätzt): CHF 156.80\n')
    expect(text).not.toContain('Personen im Haushalt')
  })

  test.each(['betreiber', 'bestaetigung'] as const)('%s: of a household each amount, and once the sum', art => {
    const person = { ...praemienMuster().daten, geburtsjahr: '1985', unfallversicherung: '', franchise: '' }
    const eine = { ...person, krankenkasse: '', modell: '', praemie: 'CHF 300.00', reductionPerMonth: 'CHF 1’000.00' }
    const { text } = anfrageMail(art, muster('CHF 1’020.00', [eine, { ...eine, reductionPerMonth: '20' }]))
    expect(text.match(/\(geschätzt\): CHF 1’020\.00/g)).toHaveLength(1)
    expect(text).toMatch(/Person 1: .*Prämienverbilligung pro Monat \(geschätzt\) CHF 1’000\.00/)
    // The confirmation writes an amount in our own form, however it came.
    expect(text).toMatch(
      art === 'bestaetigung' ? /Person 2: .*\(geschätzt\) CHF 20\.00/ : /Person 2: .*\(geschätzt\) 20\n/,
    )
  })

  test('not sent along, no mail has a word of it', () => {
    for (const art of ['betreiber', 'bestaetigung'] as const)
      expect(anfrageMail(art, muster('')).text).not.toContain('verbilligung')
  })
})

test.each(['betreiber', 'bestaetigung'] as const)(
  '%s: a price of this year in the season says that others follow',
  art => {
    const satz = 'Das sind die Prämien 2026. Ab 1. Januar 2027 gelten andere'
    const anfrage = praemienMuster()
    expectInBeiden(anfrageMail(art, anfrage), [satz, 'https://www.priminfo.admin.ch'])
    const daten = { ...anfrage.daten, premiumYear: '2027' }
    const naechstes = anfrageMail(art, { ...anfrage, daten } as AngenommeneAnfrage)
    expect(naechstes.text).not.toMatch(/gelten andere|priminfo/)
  },
)
